import ThemeComponents
import ThemeTable

extension [StylePlan] {
  /// The value of a slot of a view or its title in a state, or else in the normal one; of the first of some slots that has any.
  ///
  /// A plan before another is the stronger one, as a theme over its defaults is.
  func value(_ slots: StyleAssignment.Slot..., in state: StyleState = .normal) -> StyleAssignment.Value? {
    for state in [state, .normal] {
      for plan in self {
        let found = slots.lazy.compactMap { slot in
          plan.assignments.last {
            $0.slot == slot && $0.state == state && ($0.part == .itself || $0.part == .title)
          }?.value
        }.first
        if let found { return found }
      }
    }
    return nil
  }
}

extension FontDescription {
  /// The font of an assignment in the user's text size; every size grows.
  init(_ font: StyleAssignment.Font, for category: StyleTextSize) {
    let style = font.textStyle ?? .body
    let points = style.pointSize(for: category, in: .uiKit) ?? 17
    let growth = points / (style.pointSize(for: .large, in: .uiKit) ?? 17)
    let isAlias = font.name?.hasSuffix("ystem") ?? false
    self.init(
      name: isAlias ? nil : font.name, pointSize: font.size.map { $0 * growth } ?? points,
      weight: style.weight)
  }
}
