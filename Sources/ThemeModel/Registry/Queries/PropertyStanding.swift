package import ThemeBase

/// The statements of a registry about a property on a path.
package enum PropertyStanding: Hashable, Sendable {
  /// The path takes it.
  case declared(PropertyEntry)
  /// It is documented under a name that is a slip of the pen; see ``PropertyEntry/meant``.
  case slip(PropertyEntry)
  /// It is documented, but no renderer looks it up.
  case notRead(PropertyEntry)
  /// The properties of the path are not documented; this one fits its kind.
  case assumed(grammar: ID<ValueGrammar>)
  /// The path takes the property, but not for this state.
  case otherState(PropertyEntry, state: String)
  /// Other paths take a property of this name.
  case elsewhere(grammar: ID<ValueGrammar>)
  case unknown

  /// The grammar of its values; nil where nothing is known.
  package var grammar: ID<ValueGrammar>? {
    switch self {
    case .declared(let entry), .slip(let entry), .notRead(let entry), .otherState(let entry, _):
      entry.flags.contains(.guess) ? nil : entry.grammar
    case .assumed(let grammar), .elsewhere(let grammar): grammar
    case .unknown: nil
    }
  }
}
