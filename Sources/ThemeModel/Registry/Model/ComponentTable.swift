import ThemeBase

/// The components of a registry, found by their names.
struct ComponentTable: Sendable {
  private(set) var names = Names<Component>(minimumCapacity: 256)
  var values = Column<Component, Component>()

  /// No components.
  init() {}

  /// Components from static data, and their names.
  init(_ components: [Component], named names: Names<Component>) {
    self.names = names
    values = Column(components)
  }

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
