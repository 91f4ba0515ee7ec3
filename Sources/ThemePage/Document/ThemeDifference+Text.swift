package import ThemeAnalysis
import ThemeBase
import ThemeCompiler
package import ThemeReports
import ThemeTable

extension ThemeDifference {
  /// The differences for people: what causes them, then components, their paths, and a line for each change.
  ///
  /// A colour has a swatch beside it if the terminal shows colours.
  package func text(_ options: RenderingOptions = RenderingOptions()) -> StyledText {
    var text = StyledText(options)
    for cause in causes { cause.append(to: &text) }
    if !causes.isEmpty { text.endLine() }
    for (index, group) in groups.enumerated() {
      if index > 0 { text.endLine() }
      text.append(line: group.component ?? "classes of no component")
      var path: String?
      for change in group.changes {
        if change.path != path { text.append(line: "  \(change.path)") }
        path = change.path
        change.append(to: &text)
      }
    }
    return text
  }
}

extension ThemeDifference.Cause {
  /// Appends a line, and one for each pair that fails or passes now.
  fileprivate func append(to text: inout StyledText) {
    text.append(name, .emphasis)
    text.append(line: " \(words)")
    for pair in newlyFailing { text.append(line: "  newly fails: \(pair.words)", .severity(.error)) }
    for pair in nowPassing { text.append(line: "  now passes: \(pair.words)", .inserted) }
  }
}

extension ThemeDifference.Change {
  /// Appends a line: `font-color: #112233FF → #445566FF  @media (appearance: dark)`.
  fileprivate func append(to text: inout StyledText) {
    let showsType = old?.value.shownText == new?.value.shownText
    text.append("    \(property): ")
    Self.append(old, type: showsType, to: &text)
    text.append(" → ")
    Self.append(new, type: showsType, to: &text)
    if environments != .all { text.append("  @media \(MediaText.condition(for: environments))") }
    text.endLine()
  }

  private static func append(_ value: ThemeDifference.Value?, type: Bool, to text: inout StyledText) {
    guard let value = value?.value else { return text.append("none") }
    if case .color(let shown) = value, text.hasColor {
      text.append(swatch: (shown.red, shown.green, shown.blue), width: 2)
      text.append(" ")
    }
    text.append(type ? "\(value.shownText) (\(value.typeName))" : value.shownText)
  }
}
