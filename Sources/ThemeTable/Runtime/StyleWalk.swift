/// The order in which a value is looked for: state by state, and in each state class by class.
///
/// For the property `font-color` of the class list `A:B` in the state `selected`:
///
///     font-color-selected of B, font-color-selected of A, font-color of B, font-color of A
///
/// So a value for the state wins over a plain one, whichever class has it. This is the one place that says so: apps,
/// components, the contrast audit and the pages of `themec preview` all look values up with it.
///
/// The states are given as whatever finds a value: as states, as written names, or as the numbers of these in a table. The
/// classes are those of a list, the rightmost first, or the themes that lie over each other, the topmost first.
package struct StyleWalk<States: Sequence, Classes: Sequence> {
  private let states: States
  private let classes: Classes

  /// A walk over the state that is asked for and its fallbacks, each through all classes.
  @inline(__always) package init(_ states: States, through classes: Classes) {
    self.states = states
    self.classes = classes
  }

  /// Returns the first value that `find` returns for a state and a class, or nil if it returns none.
  @inline(__always) package func first<Value>(_ find: (States.Element, Classes.Element) -> Value?) -> Value? {
    for state in states { for oneClass in classes { if let value = find(state, oneClass) { return value } } }
    return nil
  }
}
