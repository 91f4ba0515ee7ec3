import ThemeBase

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
