import ThemeBase
import ThemeModel
import ThemeReports
import ThemeTable

/// A type of values: what can be written, and which properties take it.
struct TypeAnswer: RegistryAnswer {
  private let name: String
  /// The purpose of the type, or the look of its values.
  private let summary: String
  /// The words that can be written, each with a remark.
  private let words: [(word: String, remark: String)]
  private let properties: [String]

  /// The type of a name, or nil.
  init?(_ word: String, in registry: Registry) {
    let declared = registry.grammars.ids.map { registry.grammars[$0] }.last { $0.name == word }
    let keywords = declared?.keywords.map { (word: $0, remark: "") } ?? []
    if let type = ValueType(rawValue: word) ?? declared?.onlyType {
      name = type.rawValue
      summary = type.summary + (keywords.isEmpty ? "" : ", or one of these words")
      words = (type == .fontStyle ? Self.textStyles : []) + keywords
    } else if !keywords.isEmpty {
      name = word
      summary = "one of these words"
      words = keywords
    } else {
      return nil
    }
    let shown = name
    let ids = Set(registry.entries.values.filter { Self.matches(registry.grammars[$0.grammar], shown) }.map(\.property))
    properties = ids.map { registry.properties[$0] }.filter { registry.split(Array($0.utf8)[...]).state == nil }
      .sorted()
  }

  /// The names of all types.
  static func names(in registry: Registry) -> [String] { registry.grammars.values.compactMap(\.name) }

  /// Whether a grammar is the type of that name, or takes it among others.
  static func matches(_ grammar: ValueGrammar, _ word: String) -> Bool {
    if grammar.name == word { return true }
    guard let type = ValueType(rawValue: word) else { return false }
    return grammar.alternatives.contains { alternative in if case .type(type, _) = alternative { true } else { false } }
  }

  private static let textStyles = StyleTextStyle.wellKnown.map { style in
    let size = style.pointSize.map { "\($0.shortestDigits) pt" }
    let weight = style.weight == .regular ? nil : style.weight.rawValue
    return (style.name, [size, weight].compactMap(\.self).joined(separator: ", "))
  }

  func text(_ options: RenderingOptions) -> StyledText {
    var text = StyledText(options)
    text.append(name, .emphasis)
    text.append(line: " (type): \(summary)")
    TextColumns(rows: words.map { [$0.word, $0.remark] }).write(to: &text, indent: 2)
    if !properties.isEmpty { text.append(line: "  properties: \(properties.joined(separator: " "))") }
    return text
  }

  func json() -> [UInt8] {
    RegistryJSON.document("type") { json in
      json.object { json in
        json.member("name", name)
        json.array("properties", properties, inline: true) { $0.value($1) }
        json.member("summary", summary)
        json.array("words", words.map(\.word), inline: true) { $0.value($1) }
      }
    }
  }
}

extension ValueGrammar {
  /// The type of a grammar that is nothing but that type.
  fileprivate var onlyType: ValueType? {
    if alternatives.count == 1, case .type(let type, _) = alternatives[0] { type } else { nil }
  }
}

extension ValueType {
  /// The notation of values of the type.
  fileprivate var summary: String {
    switch self {
    case .color: "#RRGGBB, #RRGGBBAA, rgb(…), rgba(…), hsl(…), a CSS or UIKit colour, a palette colour"
    case .number: "a number without a unit, such as 17 or 0.5; lengths are in points"
    case .integer: "a whole number"
    case .boolean: "true or false"
    case .box: "one number for all sides, two, or four: top, right, bottom, left"
    case .offset: "two numbers: horizontal and vertical"
    case .fontStyle: "a text style that scales with the user's text size"
    case .fontName: "the name of a font, or system, boldSystem or italicSystem"
    case .image: "the name of an image or of a symbol"
    case .names: "names with commas between"
    case .string: "a text in quotes"
    }
  }
}
