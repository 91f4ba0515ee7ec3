import ThemeCompiler
import ThemeTable

extension StyleLookup {
  /// The environments in which a theme sets the text of a class large, which then needs less contrast.
  ///
  /// Large is [as WCAG has it](https://www.w3.org/TR/WCAG22/#dfn-large-scale): 18 points, or 14 points in bold. Where the
  /// theme sets no size the text is treated as small. If it sets style and size, the smaller of the two applies.
  func environmentsOfLargeText(of path: PathID, in state: StyleState) -> EnvironmentSet {
    func environments(of property: String, where matches: (StyleValue) -> Bool = { _ in true }) -> EnvironmentSet {
      values(of: property, in: state, on: [path]).filter { matches($0.value) }.reduce([]) { $0.union($1.environments) }
    }
    let bold = environments(of: "font-name") { $0.isBoldFont }
    let sized = environments(of: "font-size")
    let bigSize = environments(of: "font-size") { $0.points >= 18 }.union(
      environments(of: "font-size") { $0.points >= 14 }.intersection(bold))
    let styled = environments(of: "font-style")
    let bigStyle = environments(of: "font-style") { value in
      guard case .textStyle(let style) = value, let points = style.pointSize else { return false }
      return points >= (style.weight == .bold ? 14 : 18)
    }
    return sized.union(styled).subtracting(sized.subtracting(bigSize)).subtracting(styled.subtracting(bigStyle))
  }
}

extension StyleValue {
  fileprivate var points: Double { if case .number(let number) = self { number } else { 0 } }

  fileprivate var isBoldFont: Bool {
    guard case .fontName(let name) = self else { return false }
    let lowercased = name.lowercased()
    return lowercased.contains("bold") && !lowercased.contains("semi") && !lowercased.contains("demi")
  }
}
