import ThemeBase
import ThemeModel
import ThemeTable

/// A definition that an import makes of a token or a colour set.
struct ImportedDefinition {
  /// A value in one situation.
  enum Value: Hashable {
    case color(StyleColor)
    case number(Double)
    /// A name or another text without quotes.
    case word(String)
    /// Another definition, by its origin.
    case reference(String)
    /// A computed value, and the same as a literal, for a stylesheet that lacks one of the definitions in it.
    indirect case expression([Piece], Value)

    /// Whether it is a colour, or refers to a definition that may be one.
    var isColor: Bool {
      switch self {
      case .color, .reference: true
      case .number, .word: false
      case .expression(_, let literal): literal.isColor
      }
    }
  }

  /// A part of a computed value.
  enum Piece: Hashable {
    case text(String)
    /// A definition, by its origin.
    case reference(String)

    var isReference: Bool { if case .reference = self { true } else { false } }
  }

  /// Its name in the imported file, which references use.
  let origin: String
  /// The name that it should have in the stylesheet.
  let name: String
  /// A value for each situation of ``ImportSituation``.
  var values: [Value]
  /// A comment.
  var note: String?
  /// The advice of a deprecated definition; empty if the file gives none.
  var deprecation: String?
  let span: Span
  /// Whether the definitions to which it refers are colours.
  var refersToColors = true

  /// Whether every value is a colour.
  var isColor: Bool { refersToColors && values.allSatisfy(\.isColor) }
}

/// The names that imported definitions get: what the file calls them, as far as a stylesheet can spell it.
struct DefinitionNames {
  /// The names by the origins of the definitions.
  let byOrigin: [String: String]
  /// The name of each definition, as a stylesheet can spell it.
  let spelled: [String]

  /// Words that begin a rule of their own after `@`.
  private static let reserved: Set<String> = [
    "class", "component", "extend", "grounds", "import", "include", "kind", "layer", "mixin", "palette",
    "part", "supports", "type",
  ]

  /// Names all definitions; a name that two of them would share gets a number, and both are reported.
  init(_ definitions: [ImportedDefinition], _ findings: inout ImportFindings) {
    spelled = definitions.map { Self.spelling($0.name, isColor: $0.isColor) }
    let names = ExportedNames(
      definitions.map(\.origin), called: spelled, numbering: { "\($0)-\($1)" }, spelling: { $0 })
    byOrigin = names.byOwner
    for clash in names.clashes {
      findings.lose(
        "clash \(clash.second)",
        "'\(clash.first)' and '\(clash.second)' would both be called '@\(clash.name)'; "
          + "'\(clash.second)' is called '@\(clash.instead)'", at: definitions[clash.place].span)
    }
  }

  /// A name of ASCII letters, digits, `_` and `-`; nothing but a colour has the name of one of the palette.
  private static func spelling(_ name: String, isColor: Bool) -> String {
    var bytes: [UInt8] = []
    for byte in name.utf8.prefix(1_000) {
      if byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") {
        bytes.append(byte)
      } else if bytes.last != UInt8(ascii: "-"), !bytes.isEmpty {
        bytes.append(UInt8(ascii: "-"))
      }
    }
    while bytes.last == UInt8(ascii: "-") { bytes.removeLast() }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.isEmpty { return "token" }
    // NUI drops a sheet in which a name begins so.
    if text.hasPrefix("media") { return "M" + text.dropFirst() }
    return reserved.contains(text) || !isColor && PaletteLibrary.isStyle(text) ? text + "-value" : text
  }
}
