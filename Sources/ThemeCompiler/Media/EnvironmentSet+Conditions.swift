package import ThemeTable

extension EnvironmentSet {
  /// The set as conditions: each names a choice (0 or 1) on some axes, and the set holds where one of them does.
  ///
  /// The conditions are disjoint and in a fixed order; the set of all environments is one condition on no axis.
  package var conditions: [[StyleAxis: Int]] {
    guard !isEmpty else { return [] }
    guard let axis = StyleAxis.allCases.first(where: { depends(on: $0) }) else { return [[:]] }
    return (0...1).flatMap { choice in
      let side = EnvironmentSet(axis, is: choice)
      // The half in which the choice holds, spread over both choices, no longer depends on the axis.
      return intersection(side).spread(over: axis).conditions.map { condition in
        condition.merging([axis: choice]) { _, new in new }
      }
    }
  }
}
