package import ThemeTable

/// Something about a value that its type holds, but that is not what it looks like or not alike
/// everywhere.
///
/// A converter gives findings, the compiler makes diagnostics of them: it knows where the tokens
/// stand.
package struct Finding: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Eight hex digits that the runtimes read as different colours.
    case ambiguousHexAlpha(HexAlphaReadings)
    /// A hex literal of a length that is cut: of `digits` digits only `read` count.
    case wrongHexLength(digits: Int, read: Int)
    /// An alpha without a dot is divided by 255, so `1` is nearly transparent.
    case integerAlpha
    /// `hsl()` is read as hue, saturation, brightness; a hue without a dot is divided by 255, so `120` is not 120 degrees.
    case hslIsHSB(isDivided: Bool)
    /// `rgb()` or `hsl()` with a fourth component, which nobody reads.
    case ignoredAlpha
    /// Text around or after the value is skipped.
    case ignoredText
    /// `rgb()` and `hsl()` are not read by the target.
    case colorFunctionNotRead
    /// A number beyond the range that its type states.
    case outOfRange(lower: Double, upper: Double)
    /// A hue beyond 1, with a dot: degrees were probably meant, of which the fraction of a turn is given.
    case hueInDegrees(fraction: Double)
    /// A number with a unit: `18px`. The unit is ignored.
    case unitSuffix(String)
    /// A number with `%`, which is ignored.
    case percentSign
    /// A boolean other than `true` and `false`, and what it is read as.
    case notABoolean(read: Bool)
    /// A comma in a box is read as a separate part, zero.
    case boxWithCommas
    /// More than two numbers in an offset; the rest is ignored.
    case extraOffsetParts
    /// A system font in another case than its name.
    case fontAliasCase(String)
    /// A palette name that the chosen palette draws in the colour of an older name.
    case paletteNameCompatible(String, with: String)
    /// A palette name that keeps the colour of an older palette, with the name that newer palettes have instead.
    case paletteNameFromOlder(String, chosen: String, successor: String?)
    /// A palette name that the chosen palette draws clear, with the first palette that has it.
    case paletteNameClear(String, until: String?)
    /// A suffix of a palette name that the target does not read.
    case paletteSuffixIgnored(String)
  }

  package var kind: Kind
  /// Which tokens of the value it is about, counted from 0.
  package var tokens: Range<Int>

  package init(_ kind: Kind, at tokens: Range<Int>) {
    self.kind = kind
    self.tokens = tokens
  }
}

/// The readings of eight hex digits by the runtimes.
package struct HexAlphaReadings: Hashable, Sendable {
  /// The first six digits, opaque.
  package var nui: StyleColor
  /// Two digits of alpha in percent, then the colour.
  package var fioriUIKit: StyleColor
  /// The colour, then two digits of alpha.
  package var fioriSwiftUI: StyleColor

  package subscript(target: Target) -> StyleColor {
    switch target {
    case .nui: nui
    case .fioriUIKit: fioriUIKit
    case .fioriSwiftUI: fioriSwiftUI
    }
  }

  /// Whether all three are one colour.
  package var agree: Bool { nui == fioriUIKit && nui == fioriSwiftUI }
}

/// The remarks of a converter about a text, beside its value.
///
/// There can be a value and a mismatch at once: the runtimes read something from nearly everything
/// (`abc` is the number 0). The value is what the target would use; the mismatch says that it is
/// not what was written.
package struct ValueRemarks: Sendable {
  /// The oddities of a value that fits.
  package var findings: [Finding] = []
  /// Why the value does not fit; nil where it does.
  package var mismatch: Mismatch?
  /// Whether nobody asks why a value does not fit: to find the colour that was meant takes longer than to read one.
  package var isBrief = false

  package init() {}

  /// Whether there is nothing to say, as about most values.
  package var isEmpty: Bool { if case nil = mismatch { findings.isEmpty } else { false } }

  mutating func note(_ kind: Finding.Kind, at tokens: Range<Int>) { findings.append(Finding(kind, at: tokens)) }

  /// Notes why the value does not fit, unless something else was wrong before.
  mutating func reject(_ reason: Mismatch.Reason, at tokens: Range<Int>) {
    if mismatch == nil { mismatch = Mismatch(reason, at: tokens) }
  }

  /// Notes why there is no value, and returns none.
  mutating func fail<Value>(_ reason: Mismatch.Reason, at tokens: Range<Int>, replacement: String? = nil) -> Value? {
    mismatch = Mismatch(reason, at: tokens, replacement: replacement)
    return nil
  }
}

/// Why a value is not of its property's type.
package struct Mismatch: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// No value at all.
    case empty
    /// Something of another type, `red` for a number.
    case wrongType
    /// A word that is not in the set.
    case unknownKeyword
    /// A word that is not a colour for the target.
    case unknownColor
    /// A colour name in another case than its own.
    case colorCase
    /// A palette colour under a target that has no palettes.
    case paletteColorNotRead
    /// A hex literal of a length that the target does not read.
    case hexLength(Int)
    /// `rgb()`, `rgba()`, `hsl()` or `hsla()` with the wrong number of components, or one that is
    /// no number.
    case colorArguments
    /// A colour function whose numbers are not separated by commas.
    case colorSeparators
    /// A colour function with a comma that has no number beside it.
    case colorStrayComma
    /// A colour function without the parenthesis at its end.
    case colorUnclosed(function: String)
    /// A colour function with a number of arguments that it does not take.
    case colorArgumentCount(function: String, found: Int)
    /// More tokens than the type takes.
    case extraTokens
    /// More parts than a box has.
    case boxParts(Int)
    /// An offset without a comma, at which the runtime raises an exception.
    case offsetWithoutComma
    /// A number too large to be one.
    case numberTooLarge
  }

  package var reason: Reason
  /// Which tokens failed, counted from 0.
  package var tokens: Range<Int>
  /// The text to write in place of those tokens; nil where nothing is near.
  package var replacement: String?

  package init(_ reason: Reason, at tokens: Range<Int>, replacement: String? = nil) {
    (self.reason, self.tokens, self.replacement) = (reason, tokens, replacement)
  }
}
