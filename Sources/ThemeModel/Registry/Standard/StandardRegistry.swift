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

  /// The letters of a path, which a search for near names compares first.
  static func letters(of path: ID<Registry.Path>) -> LetterBag {
    LetterBag(count: Int(StandardData.pathLetterCounts[path.index]), counts: StandardData.pathLetters[path.index])
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
}

// The tables that are unpacked when something first asks for them.
extension StandardRegistry {
  /// Several lines for each component.
  ///
  /// Its name, superclass, view and note, which may be empty; a line `certainty sources refersTo` with the last two
  /// counted; and a line for each of these.
  private static let components: ComponentTable = {
    var table = ComponentTable()
    var lines = StaticLines(StandardData.components)
    while !lines.isAtEnd {
      let id = table.declare(lines.text(), at: nil)
      table.values[id].superclass = lines.optionalText()
      table.values[id].styles = lines.optionalText()
      table.values[id].note = lines.optionalText()
      table.values[id].certainty = Certainty.allCases[lines.number()]
      let (sources, refersTo) = (lines.number(), lines.number())
      table.values[id].sources = lines.texts(sources)
      table.values[id].refersTo = lines.texts(refersTo)
    }
    let parts = Registry.standard.parts
    for part in parts.ids { table.values[parts[part].component].parts.append(part) }
    return table
  }()

  private static let grammars: GrammarTable = {
    var table = GrammarTable()
    for grammar in StandardData.grammars { table.add(grammar, as: grammar.name ?? grammar.text, naming: nil) }
    return table
  }()

  private static let grammarUses: GrammarUses = {
    var uses = GrammarUses()
    for entry in Registry.standard.entries.values { uses.note(entry) }
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
    ground.source = lines.optionalText()
    return ground
  }
}
