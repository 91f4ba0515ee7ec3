package import ThemeTable

extension EnvironmentSet {
  /// The set as conditions, of which one must hold.
  ///
  /// A condition holds if all its choices do. The conditions are disjoint and in a fixed order, their choices in the order of the axes. The set of all environments
  /// is one condition without choices.
  package var conditions: [[StyleChoice]] {
    guard !isEmpty else { return [] }
    guard let axis = StyleAxis.allCases.first(where: { depends(on: $0) }) else { return [[]] }
    return axis.choices.flatMap { choice in
      let side = EnvironmentSet(choice)
      // The half in which the choice holds, spread over both choices, no longer depends on the axis.
      return intersection(side).spread(over: axis).conditions.map { [choice] + $0 }
    }
  }
}
