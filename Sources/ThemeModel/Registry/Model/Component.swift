package import ThemeBase

/// A component as the documentation, or a user, declares it.
package struct Component: Hashable, Sendable {
  /// As documentation and code name it: `FUIHierarchyItemView`.
  package var name: String
  /// The class that the component is derived from.
  package var superclass: String?
  /// The view that a class of NUI styles.
  package var styles: String?
  /// The certainty of what is stated about it.
  package var certainty = Certainty.documented
  /// The documents about it: addresses and titles.
  package var sources: [String] = []
  /// Components that its documentation refers to.
  package var refersTo: [String] = []
  /// A note about it.
  package var note: String?
  /// Its parts, in the order of declaration.
  package var parts: [ID<Part>] = []
  /// The place where a user declares it; nil for a built-in one.
  package var declaration: Span?

  /// The class path of the component: the meaning of `&` in its parts.
  var ownPath: [UInt8] { Array("fdl\(name)".utf8) }

  /// A component of which nothing else is known; the compiler lays out static ones as they are in memory.
  package init(
    name: String, superclass: String? = nil, styles: String? = nil, note: String? = nil,
    certainty: Certainty = .documented, sources: [String] = [], refersTo: [String] = [], parts: [ID<Part>] = []
  ) {
    (self.name, self.superclass, self.styles, self.note) = (name, superclass, styles, note)
    (self.certainty, self.sources, self.refersTo, self.parts) = (certainty, sources, refersTo, parts)
  }
}

/// The certainty of the documentation of a component.
package enum Certainty: String, CaseIterable, Sendable {
  /// All of it is known: what it does not name does not exist.
  case documented
  /// The list was read in part only: there may be more.
  case incomplete
  /// Only the naming rule suggests it.
  case inferred
}

/// The components of a registry, found by their names.
struct ComponentTable: Sendable {
  private(set) var names = Names<Component>(minimumCapacity: 256)
  var values = Column<Component, Component>()

  /// The component of that name, declared now if it is new.
  mutating func declare(_ name: String, at span: Span?) -> ID<Component> {
    let id = names.intern(name)
    if !values.contains(id) {
      var component = Component(name: name)
      component.declaration = span
      values.append(component)
    }
    return id
  }
}

/// The component of each root, as `fdlFUIHierarchyItemView` is the root of `fdlFUIHierarchyItemView_title`.
package struct RootTable: Sendable {
  /// Tags the ids of roots.
  private enum Root {}
  private var roots = Names<Root>()
  /// The component of each root.
  private var owners = IDColumn<Root, ID<Component>>()

  /// No roots.
  init() {}

  /// Roots from static text, all of them different, and the numbers of their components.
  init(_ names: StaticString, ends: [UInt32], owners: [UInt16]) {
    roots = Names(distinct: names, ends: ends)
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
