/// A table that most runs never look at: that of ``Registry/standard`` until something is added to it.
///
/// Making the table of components at each start would add 9 % to it.
struct Deferred<Table: Sendable>: Sendable {
  /// The table of a registry to which something was added.
  private var changed: Table?
  private let standard: @Sendable () -> Table

  /// A table of themec's own registry, made of its static data when something first asks for it.
  init(standard: @autoclosure @escaping @Sendable () -> Table) { self.standard = standard }

  /// A table of its own.
  init(_ table: Table) {
    changed = table
    standard = { table }
  }

  var value: Table {
    get { changed ?? standard() }
    _modify {
      var table = value
      changed = nil
      defer { changed = table }
      yield &table
    }
  }
}
