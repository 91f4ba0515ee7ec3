/// A difference between two themes: the new and the old value of a class path's property in a state.
public struct StyleChange: Hashable, Sendable {
  /// The class path.
  public var path: String
  /// The property.
  public var property: StyleProperty
  /// The state, as far as the property's written name ends in a well-known one.
  public var state: StyleState
  /// The environments in which it changed from `old` to `new`.
  public var environments: EnvironmentSet
  /// The value in the old theme, or nil if it had none.
  public var old: StyleValue?
  /// The value in the new theme, or nil if it has none: then the component's default applies.
  public var new: StyleValue?

  /// A difference in some environments.
  public init(
    path: String, property: StyleProperty, state: StyleState, environments: EnvironmentSet, old: StyleValue?,
    new: StyleValue?
  ) {
    self.path = path
    self.property = property
    self.state = state
    self.environments = environments
    self.old = old
    self.new = new
  }
}

extension StyleTable {
  /// The differences of this theme from another one, in the order of paths and property names.
  ///
  /// - Parameter old: The theme that was used before.
  /// - Returns: One change for each value that went or came and the environments in which it did.
  /// - Complexity: Proportional to the size of both tables.
  public func difference(from old: StyleTable) -> [StyleChange] {
    let (old, new) = (ResolvedTable(old, withNotes: false), ResolvedTable(self, withNotes: false))
    return TableComparison(old: old, new: new).changes.map { change in
      StyleChange(
        path: change.path, property: change.name.property, state: change.name.state,
        environments: change.environments, old: change.old.map { old.values[$0.value] },
        new: change.new.map { new.values[$0.value] })
    }
  }
}
