package import ThemeBase

/// The component of each root, as `fdlFUIHierarchyItemView` is the root of `fdlFUIHierarchyItemView_title`.
package struct RootTable: Sendable {
  /// Tags the ids of roots.
  private enum Root {}
  private var roots: Names<Root>
  /// The component of each root.
  private var owners: IDColumn<Root, ID<Component>>

  /// No roots.
  init() { (roots, owners) = (Names(), IDColumn()) }

  /// Roots from static text, all of them different, and the numbers of their components.
  init(_ names: StaticString, ends: [UInt32], owners: [UInt16]) {
    roots = Names(distinct: names, ends: ends)
    self.owners = IDColumn()
    self.owners.reserveCapacity(owners.count)
    for owner in owners { self.owners.append(ID(index: Int(owner))) }
  }

  /// The component that owns the root of a path, known or not; nil for a root of no component.
  package func owner(of path: ArraySlice<UInt8>) -> ID<Component>? {
    roots.id(PathPattern.root(path)).map { owners[$0] }
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
