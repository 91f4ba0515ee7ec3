import ThemeCompiler
import ThemeTable

/// Finds where a theme sets the text of a class large, which then needs less contrast.
///
/// Large is [as WCAG has it](https://www.w3.org/TR/WCAG22/#dfn-large-scale): 18 points, or 14 points in bold. Where the
/// theme sets no size the text is treated as small. If it sets style and size, the smaller of the two applies.
struct TextSizeFinder {
  private let lookup: StyleLookup
  private let path: PathID
  private let state: StyleState

  init(_ lookup: StyleLookup, _ path: PathID, _ state: StyleState) {
    self.lookup = lookup
    self.path = path
    self.state = state
  }

  /// The environments in which the text is large.
  var environmentsOfLargeText: EnvironmentSet {
    let bold = environments(of: "font-name") { value in
      guard case .fontName(let name) = value else { return false }
      let lowercased = name.lowercased()
      return lowercased.contains("bold") && !lowercased.contains("semi")
        && !lowercased.contains("demi")
    }
    let sized = environments(of: "font-size") { _ in true }
    let bigSize = environments(of: "font-size") { $0.points >= 18 }
      .union(environments(of: "font-size") { $0.points >= 14 }.intersection(bold))
    let styled = environments(of: "font-style") { _ in true }
    let bigStyle = environments(of: "font-style") { value in
      guard case .textStyle(let style) = value, let points = style.pointSize else { return false }
      return points >= (style.weight == .bold ? 14 : 18)
    }
    return sized.union(styled).subtracting(sized.subtracting(bigSize))
      .subtracting(styled.subtracting(bigStyle))
  }

  private func environments(
    of property: String, where matches: (StyleValue) -> Bool
  ) -> EnvironmentSet {
    lookup.values(of: property, in: state, on: [path])
      .filter { matches($0.value) }
      .reduce(EnvironmentSet()) { $0.union($1.environments) }
  }
}

extension StyleValue {
  fileprivate var points: Double { if case .number(let number) = self { number } else { 0 } }
}
