import ThemeBase
import ThemeTable

/// Reads the name of a text style.
enum TextStyleParser {
  static func parse(_ text: ValueText) -> Reading<StyleTextStyle> {
    guard let only = text.onlyToken else { return Reading(.extraTokens, at: 1..<text.tokenCount) }
    guard only.range.count <= EditDistance.longestName else { return Reading(.unknownKeyword, at: only.indices) }
    let name = text.string(only.range)
    let style = StyleTextStyle(name)
    if StyleTextStyle.wellKnown.contains(style) { return Reading(style) }
    let nearest = NameSuggester.nearest(to: name, in: StyleTextStyle.wellKnown.map { $0.name })
    return Reading(.unknownKeyword, at: only.indices, replacement: nearest)
  }
}
