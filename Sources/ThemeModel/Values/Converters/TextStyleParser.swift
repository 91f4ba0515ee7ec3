import ThemeBase
import ThemeTable

/// Reads the name of a text style.
enum TextStyleParser {
  static func parse(_ text: ValueText, _ remarks: inout ValueRemarks) -> StyleTextStyle? {
    guard let only = text.onlyToken else { return remarks.fail(.extraTokens, at: 1..<text.tokenCount) }
    guard only.range.count <= EditDistance.longestName else { return remarks.fail(.unknownKeyword, at: only.indices) }
    let name = text.string(only.range)
    let style = StyleTextStyle(name)
    if StyleTextStyle.wellKnown.contains(style) { return style }
    guard !remarks.isBrief else { return remarks.fail(.unknownKeyword, at: only.indices) }
    let nearest = NameSuggester.keyword(for: name, in: StyleTextStyle.wellKnown.map { $0.name })
    return remarks.fail(.unknownKeyword, at: only.indices, replacement: nearest)
  }
}
