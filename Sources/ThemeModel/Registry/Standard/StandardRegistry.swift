import ThemeBase

/// Unpacks themec's own registry from `StandardData`, which a test makes of the files in `Data`.
///
/// The tables that every theme needs are unpacked at once; the others are ``Deferred``.
package enum StandardRegistry {
  /// The registry as it is at the start of a run; takes some microseconds.
  package static func load() -> Registry {
    let paths = Names<Registry.Path>(distinct: StandardData.paths, ends: StandardData.pathEnds)
    return Registry(
      paths: paths, properties: Names(distinct: StandardData.properties, ends: StandardData.propertyEnds),
      states: StandardData.states, entries: entries(), partTable: parts(of: paths.count), kindTable: kinds(),
      componentTable: Deferred(), grammarTable: Deferred(), grammarUses: Deferred(), remarkTable: Deferred(),
      roots: Deferred(), patterns: Deferred())
  }

  /// The outline of a path, which a search for near names compares first.
  static func outline(of path: ID<Registry.Path>) -> NameOutline {
    NameOutline(
      count: Int(StandardData.pathLetterCounts[path.index]),
      letters: LetterBag(rawValue: StandardData.pathLetters[path.index]))
  }

  /// `property grammar flags meant remark`, the last two plus 1, or 0 for none.
  private static func entries() -> Column<PropertyEntry, PropertyEntry> {
    var numbers = StaticNumbers(StandardData.entries)
    var entries = Column<PropertyEntry, PropertyEntry>()
    entries.reserveCapacity(StandardData.entries.count / 5)
    while !numbers.isAtEnd {
      entries.append(
        PropertyEntry(
          property: numbers.id(), grammar: numbers.id(),
          flags: PropertyEntry.Flags(rawValue: UInt8(truncatingIfNeeded: numbers.next())), meant: numbers.optionalID(),
          remark: numbers.optionalID()))
    }
    return entries
  }

  /// `path component kind firstEntry lastEntry isListed`, then the two lists of paths, each after its length.
  private static func parts(of paths: Int) -> PartTable {
    var numbers = StaticNumbers(StandardData.parts)
    var parts = Column<Part, Part>()
    parts.reserveCapacity(numbers.next())
    while !numbers.isAtEnd {
      parts.append(
        Part(
          path: numbers.id(), component: numbers.id(), kind: numbers.id(), entries: numbers.range(),
          isListed: numbers.next() == 1, styledLike: numbers.ids(), carries: numbers.ids()))
    }
    return PartTable(parts, paths: paths)
  }

  /// `firstEntry lastEntry` of each kind, whose names are in a separate list.
  private static func kinds() -> KindTable {
    var kinds = KindTable()
    var numbers = StaticNumbers(StandardData.kinds)
    for name in StandardData.kindNames { kinds.declare(PartKind(name: name, entries: numbers.range())) }
    return kinds
  }
}
