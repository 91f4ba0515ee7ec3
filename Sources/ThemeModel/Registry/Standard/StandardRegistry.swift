import ThemeBase
import ThemeTable

/// Unpacks themec's own registry from `StandardData`, which a test makes of the files in `Data`.
///
/// The tables that every theme needs are unpacked at once; the others are ``Deferred``.
package enum StandardRegistry {
  /// The registry as it is at the start of a run; takes some microseconds.
  package static func load() -> Registry {
    let paths = Names<Registry.Path>(distinct: StandardData.paths, ends: StandardData.pathEnds)
    var registry = Registry(
      paths: paths, properties: Names(distinct: StandardData.properties, ends: StandardData.propertyEnds),
      states: StandardData.states, entries: entries(), partTable: parts(of: paths.count),
      componentTable: Deferred(standard: components), grammarTable: Deferred(standard: grammars),
      grammarUses: Deferred(standard: grammarUses), remarkTable: Deferred(standard: remarks),
      roots: Deferred(standard: roots), patterns: Deferred(standard: patterns),
      drawingTable: Deferred(standard: drawings)
    )
    // `firstEntry lastEntry` of each kind, whose names are in a separate list.
    var numbers = StaticNumbers(StandardData.kinds)
    for name in StandardData.kindNames { registry.declare(PartKind(name: name, entries: numbers.range())) }
    return registry
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

  // MARK: The tables that are unpacked when something first asks for them

  private static let components = ComponentTable(
    names: Names(distinct: StandardData.componentNames, ends: StandardData.componentNameEnds),
    values: Column(StandardData.components))

  private static let grammars: GrammarTable = {
    var table = GrammarTable()
    for grammar in StandardData.grammars { table.add(grammar, as: grammar.name ?? grammar.text, naming: nil) }
    return table
  }()

  /// `grammar property`, each pair once.
  private static let grammarUses: GrammarUses = {
    var uses = GrammarUses()
    var numbers = StaticNumbers(StandardData.grammarUses)
    while !numbers.isAtEnd { uses.note(numbers.id(), of: numbers.id()) }
    return uses
  }()

  /// One remark on each line.
  private static let remarks: Column<Registry.Remark, String> = {
    var remarks = Column<Registry.Remark, String>()
    var lines = StaticLines(StandardData.remarks)
    while !lines.isAtEnd { remarks.append(lines.text()) }
    return remarks
  }()

  private static let roots = RootTable(
    StandardData.roots, ends: StandardData.rootEnds, owners: StandardData.rootOwners)

  /// One path on each line.
  private static let patterns: PatternTable = {
    var table = PatternTable()
    var lines = StaticLines(StandardData.patterns)
    while !lines.isAtEnd {
      let path = ID<Registry.Path>(index: lines.number())
      table.note(path, Registry.standard.paths.slice(path))
    }
    return table
  }()

  /// A line for each drawing, `path kind component classes grounds`, the last but one with its length before it, and
  /// four lines for each of its grounds.
  private static let drawings: [ID<Registry.Path>: [Drawing]] = {
    var drawings: [ID<Registry.Path>: [Drawing]] = [:]
    var lines = StaticLines(StandardData.drawings)
    while !lines.isAtEnd {
      let path = ID<Registry.Path>(index: lines.number())
      let kind = Drawing.Kind.allCases[lines.number()]
      let component = ID<Component>(index: lines.number())
      let classes: [ID<Registry.Path>] = lines.ids()
      let grounds = (0..<lines.number()).map { _ in ground(&lines) }
      drawings[path, default: []].append(
        Drawing(kind: kind, classes: classes, component: component, grounds: grounds))
    }
    return drawings
  }()

  /// `certainty classes`, the states with spaces between, the fill's two colours, and the source; the last three may be
  /// empty.
  private static func ground(_ lines: inout StaticLines) -> Ground {
    let certainty = Certainty.allCases[lines.number()]
    var ground = Ground(classes: lines.ids(), certainty: certainty)
    ground.states = lines.text().split(separator: " ").map { StyleState($0 == "plain" ? "" : String($0)) }
    let colors = lines.text().split(separator: " ").compactMap { UInt32($0, radix: 16) }.map { StyleColor(rgba: $0) }
    if colors.count == 2 { ground.fill = Ground.Fill(light: colors[0], dark: colors[1]) }
    let source = lines.text()
    ground.source = source.isEmpty ? nil : source
    return ground
  }
}
