/// A table that themec's own registry has, made of its static data when something first asks for it.
protocol StandardTable: Sendable {
  /// An empty table.
  init()

  /// The table of ``Registry/standard``; the same value at each call.
  static var standard: Self { get }
}

/// A table that most runs never look at: the standard one until something is added to it.
///
/// Making the table of components at each start would add 48 % to it.
struct Deferred<Table: StandardTable>: Sendable {
  /// The table of a registry to which something was added.
  private var changed: Table?

  /// The standard table.
  init() {}

  /// A table of its own.
  init(_ table: Table) { changed = table }

  var value: Table {
    // Lent, not copied: a table is several arrays.
    _read { if changed == nil { yield Table.standard } else { yield changed ?? Table.standard } }
    _modify {
      var table = value
      changed = nil
      defer { changed = table }
      yield &table
    }
  }
}
