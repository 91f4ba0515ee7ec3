import ThemeSyntax
import ThemeDiagnostics

/// Which component the paths belong to that begin alike: `fdlFUIHierarchyItemView` of `fdlFUIHierarchyItemView_title`.
struct RootTable: Sendable {
  private var roots = NameTable(minimumCapacity: 256)
  /// The component of each root.
  private var owners: [ID<Component>] = []

  /// The component that owns the root of a path, known or not; nil for a root of no component.
  func owner(of path: ArraySlice<UInt8>) -> ID<Component>? {
    roots.id(PathPattern.root(path)).map { owners[Int($0)] }
  }

  /// Adds a root that is new.
  mutating func add(root: UnsafeBufferPointer<UInt8>, of component: ID<Component>) {
    roots.intern(root)
    owners.append(component)
  }

  /// Notes whose a path is: the component whose name is the root owns it, otherwise the first that has a part below it.
  mutating func note(_ path: ArraySlice<UInt8>, of component: ID<Component>, named name: String) {
    let root = PathPattern.root(path)
    let place = Int(roots.intern(root))
    if place == owners.count {
      owners.append(component)
    } else if root.starts(with: "fdl".utf8), root.dropFirst(3).elementsEqual(name.utf8) {
      owners[place] = component
    }
  }
}
