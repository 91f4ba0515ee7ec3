import ThemeDiagnostics
import ThemeSyntax
import ThemeTable
import ThemeValues

/// Unpacks themec's own registry from `StandardData`, which a test makes of the files in `Data`.
///
/// What every theme asks for is unpacked at once; the rest are tables that are ``Deferred``.
package enum StandardRegistry {
  /// The registry as it is at the start of a run; takes some microseconds.
  package static func load() -> Registry {
    let paths: Names<Registry.Path> = names(StandardData.paths, about: 1_024)
    return Registry(
      paths: paths,
      properties: names(StandardData.properties, about: 256),
      states: states, entries: entries(), partTable: parts(of: paths.count), kindTable: kinds(),
      componentTable: Deferred(), grammarTable: Deferred(), grammarUses: Deferred(),
      remarkTable: Deferred(), roots: Deferred(), patterns: Deferred())
  }

  /// One name a line.
  private static func names<Tag>(_ text: StaticString, about count: Int) -> Names<Tag> {
    var names = Names<Tag>(minimumCapacity: count)
    var lines = StaticLines(text)
    while !lines.isAtEnd { _ = lines.line { names.intern($0) } }
    return names
  }

  private static let states = RegistryBuilder.order(StyleState.wellKnown.map(\.name))

  /// `property grammar flags meant remark`, the last two plus 1, or 0 for none.
  private static func entries() -> Column<PropertyEntry, PropertyEntry> {
    var entries: [PropertyEntry] = []
    var lines = StaticLines(StandardData.entries)
    entries.reserveCapacity(lines.number())
    while !lines.isAtEnd {
      var entry = PropertyEntry(
        property: ID(index: lines.number()), grammar: ID(index: lines.number()),
        flags: PropertyEntry.Flags(rawValue: UInt8(truncatingIfNeeded: lines.number())))
      let (meant, remark) = (lines.number(), lines.number())
      if meant > 0 { entry.meant = ID(index: meant - 1) }
      if remark > 0 { entry.remark = ID(index: remark - 1) }
      entries.append(entry)
    }
    return Column(entries)
  }

  /// `path component kind firstEntry lastEntry isListed`, then the two lists of paths, each after its length.
  private static func parts(of paths: Int) -> PartTable {
    var lines = StaticLines(StandardData.parts)
    var parts = PartTable(minimumCapacity: lines.number(), paths: paths)
    while !lines.isAtEnd {
      let part = Part(
        path: ID(index: lines.number()), component: ID(index: lines.number()),
        kind: ID(index: lines.number()), entries: entryRange(&lines),
        isListed: lines.number() == 1, styledLike: lines.ids(), carries: lines.ids())
      _ = parts.add(part)
    }
    return parts
  }

  private static func kinds() -> KindTable {
    var kinds = KindTable()
    var lines = StaticLines(StandardData.kinds)
    while !lines.isAtEnd {
      let entries = entryRange(&lines)
      kinds.declare(PartKind(name: lines.text(), entries: entries))
    }
    return kinds
  }

  private static func entryRange(_ lines: inout StaticLines) -> IDRange<PropertyEntry> {
    let start = ID<PropertyEntry>(index: lines.number())
    return IDRange(start, upTo: ID(index: lines.number()))
  }
}
