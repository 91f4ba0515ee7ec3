import ThemeBase
import ThemeCompiler

/// Names of a theme as names of another language, each once.
struct ExportedNames {
  /// The names, in the order of the colours.
  private(set) var names: [String] = []
  /// Names of the theme that would become the same name, and what they are called instead.
  private(set) var clashes: [(first: String, second: String, name: String, instead: String, place: Int)] = []
  let byOwner: [String: String]

  /// Spells names; of several that would become the same one, one keeps it and the others get the next free numbers.
  ///
  /// The first keeps it, or the one that is spelt so in the theme already. With `titles` the owners are called by these, and
  /// the first keeps a name.
  ///
  /// `keys` returns what has to be unique in a name, such as its letters without case.
  init(
    _ owners: [String], called titles: [String]? = nil, reserved: Set<String> = [],
    keys: (String) -> [String] = { [$0] },
    numbering: (String, Int) -> String = { "\($0)\($1)" }, spelling: (String) -> String
  ) {
    let spelled = (titles ?? owners).map(spelling)
    let wanted = spelled.map(keys)
    let keepers = Self.keepers(of: wanted, first: owners.indices.filter { titles == nil && owners[$0] == spelled[$0] })
    // Names that need no number keep their spelling, whatever is numbered.
    var taken = reserved.union(wanted.joined())
    var counters: [String: Int] = [:]
    var byOwner: [String: String] = [:]
    for (index, (owner, name)) in zip(owners, spelled).enumerated() {
      var result = name
      if let key = wanted[index].first(where: { reserved.contains($0) || (keepers[$0] ?? index) != index }) {
        var number = counters[key] ?? 2
        while !taken.isDisjoint(with: keys(numbering(name, number))) { number += 1 }
        counters[key] = number + 1
        result = numbering(name, number)
        taken.formUnion(keys(result))
        if let keeper = keepers[key], !reserved.contains(key) {
          clashes.append((owners[keeper], owner, name, result, index))
        }
      }
      names.append(result)
      byOwner[owner] = result
    }
    self.byOwner = byOwner
  }

  /// Which name keeps each key, by its place: a name that keeps one keeps all of its keys.
  private static func keepers(of keys: [[String]], first: [Int]) -> [String: Int] {
    var keepers: [String: Int] = [:]
    for index in first + keys.indices where keys[index].allSatisfy({ keepers[$0] == nil }) {
      for key in keys[index] { keepers[key] = index }
    }
    return keepers
  }

  /// The name that a name of the theme has got.
  subscript(owner: String) -> String { byOwner[owner] ?? owner }

  /// The words of a name: parted at signs, and where a capital follows a small letter or a digit.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name.unicodeScalars {
      guard character.properties.isAlphabetic || ("0"..."9").contains(character) else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let isCapital = character.properties.isUppercase
      let follows = word.unicodeScalars.last.map { !$0.properties.isUppercase } ?? false
      if isCapital, follows {
        words.append(word)
        word = ""
      }
      word.unicodeScalars.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  /// The reports, sorted, of a `severity` of the names that two owners would share.
  ///
  /// They are placed where the second owner is given, or at the beginning of the theme if that is not known.
  func diagnostics(at spans: [String: Span] = [:], in program: Program, severity: Severity = .warning) -> [Diagnostic] {
    clashes.map { clash in
      Diagnostic(
        .notExpressible,
        "'\(clash.first)' and '\(clash.second)' would both be called '\(clash.name)'; "
          + "'\(clash.second)' is called '\(clash.instead)'", at: spans[clash.second] ?? program.start,
        severity: severity)
    }.sortedForReport()
  }
}

extension Dictionary {
  /// The values by their keys; of those with equal keys the first.
  init(firstOf pairs: some Sequence<(Key, Value)>) {
    self = pairs.reduce(into: [:]) { values, pair in
      if values[pair.0] == nil { values[pair.0] = pair.1 }
    }
  }
}

/// Names of a theme as identifiers of Swift.
enum SwiftNames {
  /// `brandColor` for `brand-color`; a leading digit gets an underscore.
  static func lowerCamel(_ name: String) -> String {
    let words = words(of: name)
    let joined = words.enumerated().map { index, word in
      index == 0 ? Self.lowered(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    return identifier(joined.joined(), instead: "unnamed")
  }

  /// `BrandColor` for `brand-color`.
  static func upperCamel(_ name: String) -> String {
    let joined = words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return identifier(joined.joined(), instead: "Unnamed")
  }

  /// A name as source text: in backticks if it is a keyword of Swift.
  static func quoted(_ name: String) -> String { SwiftWords.keywords.contains(name) ? "`\(name)`" : name }

  /// A string literal; nothing from the theme can end it.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      isPlain(scalar) ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
    }
    return "\"\(escaped.joined())\""
  }

  /// A text for a doc comment; nothing from the theme can end its line or mean something in Markdown.
  static func comment(_ text: String) -> String {
    let plain = text.unicodeScalars.prefix(300).map { isPlain($0) || $0 == " " ? $0 : "-" }
    return CommentText.safe(String(String.UnicodeScalarView(plain)))
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || scalar.isASCII && "0123456789 _-.,:;()#/@'%+*=?!".unicodeScalars.contains(scalar)
  }

  /// Letters of any script are legal in identifiers; other scalars that count as alphabetic may not be.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter: true
    case .modifierLetter: scalar.value > 0x2FF
    default: false
    }
  }

  private static func words(of name: String) -> [String] {
    let plain = String.UnicodeScalarView(
      name.unicodeScalars.map { isLetter($0) || ("0"..."9").contains($0) ? $0 : "-" })
    return ExportedNames.words(of: String(plain))
  }

  /// `url` for `URL`, `urlPath` for `URLPath`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    if capitals.count == word.count || capitals.count <= 1 {
      return capitals.lowercased() + word.dropFirst(capitals.count)
    }
    return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
  }

  private static func identifier(_ text: String, instead: String) -> String {
    guard let first = text.unicodeScalars.first else { return instead }
    return isLetter(first) ? text : "_" + text
  }
}

/// The name of the type that generated Swift declares: `Theme` unless the user asks for another one.
///
/// Typed accessors are an `enum` of that name; colours are an `enum` with `Colors` after it, of values of a `struct` with
/// `Color` after it; numbers and fonts are enums with `Numbers` and `Fonts` after it.
package struct SwiftTypeName: Sendable, Hashable {
  /// The name without a suffix.
  package let text: String

  /// The usual name.
  package static let theme = SwiftTypeName(valid: "Theme")

  /// Nil for a text that cannot be the name of such a type: it is a capital letter, then letters of ASCII, digits and `_`.
  ///
  /// Names of types that the generated Swift uses would hide those; so would `UI` and `Style` with `Color` after them.
  package init?(_ text: String) {
    let letters = text.utf8.allSatisfy { byte in byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") }
    guard letters, text.utf8.count <= 100, let first = text.utf8.first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first), !SwiftWords.keywords.contains(text),
      !SwiftWords.usedTypes.contains(text), !["Color", "UIColor", "CGFloat", "UI", "Style"].contains(text)
    else { return nil }
    self.init(valid: text)
  }

  private init(valid text: String) { self.text = text }
}
