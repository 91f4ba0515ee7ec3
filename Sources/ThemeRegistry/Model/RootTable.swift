import ThemeSyntax
package import ThemeDiagnostics

/// The component of each root, as `fdlFUIHierarchyItemView` is the root of `fdlFUIHierarchyItemView_title`.
package struct RootTable: Sendable {
  /// Tags the ids of roots.
  private enum Root {}
  private var roots = Names<Root>(minimumCapacity: 256)
  /// The component of each root.
  private var owners = Column<Root, ID<Component>>()

  /// The component that owns the root of a path, known or not; nil for a root of no component.
  package func owner(of path: ArraySlice<UInt8>) -> ID<Component>? {
    path.withUnsafeBufferPointer { path in
      roots.id(UnsafeBufferPointer(rebasing: path[..<PathPattern.rootLength(path)]))
        .map { owners[$0] }
    }
  }

  /// Adds a root that is new.
  mutating func add(root: UnsafeBufferPointer<UInt8>, of component: ID<Component>) {
    roots.intern(root)
    owners.append(component)
  }

  /// Records the owner of a path: the component whose name is the root, or else the first one with a part below the root.
  mutating func note(_ path: ArraySlice<UInt8>, of component: ID<Component>, named name: String) {
    let root = PathPattern.root(path)
    let id = roots.intern(root)
    if !owners.contains(id) {
      owners.append(component)
    } else if root.starts(with: "fdl".utf8), root.dropFirst(3).elementsEqual(name.utf8) {
      owners[id] = component
    }
  }
}
