import ThemeBase
import ThemeModel

/// Changes under the components that their paths belong to.
enum ComponentGroups {
  /// Groups in the order of the components' names, the changes of no component last; the order inside a group stays.
  static func group(_ changes: [ThemeDifference.Change], _ registry: Registry) -> [ThemeDifference.Group] {
    let groups = Dictionary(grouping: changes) { registry.componentName(of: $0.path) }
    return groups.sorted { precedes($0.key, $1.key) }.map { .init(component: $0, changes: $1) }
  }

  private static func precedes(_ left: String?, _ right: String?) -> Bool {
    guard let left, let right else { return left != nil }
    return left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension Registry {
  /// The component that a path belongs to, by what is declared or else by its name.
  fileprivate func componentName(of path: String) -> String? {
    if let part = resolvePath(path).flatMap({ parts(of: $0).first }) { return components[part.component].name }
    return owner(of: Array(path.utf8)[...])?.name
  }
}
