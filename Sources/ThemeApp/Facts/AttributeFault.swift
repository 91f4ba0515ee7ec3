/// The fault of a run-time attribute that is meant to give an element its classes.
package struct AttributeFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The attribute has another type than text.
    case type(String)
    /// The key path is nearly `nuiClass`.
    case key(String)
    /// The text names no classes as NUI reads them.
    case value(String)
  }

  package var kind: Kind
  package var range: Range<Int>
}
