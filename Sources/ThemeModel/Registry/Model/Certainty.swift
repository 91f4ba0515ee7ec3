/// The certainty of the documentation of a component.
package enum Certainty: String, CaseIterable, Sendable {
  /// All of it is known: what it does not name does not exist.
  case documented
  /// The list was read in part only: there may be more.
  case incomplete
  /// Only the naming rule suggests it.
  case inferred
}
