import ThemeTable

/// An assignment of a plan, with its colour in all looks.
///
/// A look is a choice of appearance, level and contrast, which a colour of the platform follows by itself.
struct PlannedValue: Hashable, Sendable {
  /// The assignment in the environment of the plan.
  var assignment: StyleAssignment
  /// The colours by ``StyleEnvironment/look``; empty for values of other types.
  var colors: [StyleEnvironment: StyleColor] = [:]

  /// The values of a plan, in order.
  static func list(
    _ kind: ViewKind, classList: String, theme: StyleTable, in environment: StyleEnvironment
  ) -> [PlannedValue] {
    func plan(_ environment: StyleEnvironment) -> [StyleAssignment] {
      StylePlan(kind, classList: classList, theme: theme, in: environment).assignments
    }
    var colors: [StylePlan.Place: [StyleEnvironment: StyleColor]] = [:]
    for environment in environment.looks {
      for assignment in plan(environment) {
        guard case .color(let color) = assignment.value else { continue }
        colors[StylePlan.Place(assignment), default: [:]][environment.look] = color
      }
    }
    return plan(environment).map { assignment in
      guard case .color = assignment.value else { return PlannedValue(assignment: assignment) }
      return PlannedValue(assignment: assignment, colors: colors[StylePlan.Place(assignment)] ?? [:])
    }
  }
}

extension StyleEnvironment {
  /// The choices of appearance, level and contrast alone.
  var look: StyleEnvironment { StyleEnvironment(appearance: appearance, level: level, contrast: contrast) }

  /// The environments that differ from this one in appearance, level and contrast at most.
  var looks: [StyleEnvironment] {
    StyleAppearance.allCases.flatMap { appearance in
      StyleLevel.allCases.flatMap { level in
        StyleContrast.allCases.map { contrast in
          var look = self
          (look.appearance, look.level, look.contrast) = (appearance, level, contrast)
          return look
        }
      }
    }
  }
}
