import ThemeBase

// The tables of the standard registry that are unpacked when something first asks for them.

extension StandardTable {
  /// Makes a table from static data: `read` reads the lines of one element and adds the element to the table.
  fileprivate static func filled(from text: StaticString, _ read: (inout Self, inout StaticLines) -> Void) -> Self {
    var table = Self()
    var lines = StaticLines(text)
    while !lines.isAtEnd { read(&table, &lines) }
    return table
  }
}

extension ComponentTable: StandardTable {
  /// Several lines for each component.
  ///
  /// Its name, superclass, view and note, which may be empty; a line `certainty sources refersTo` with the last two
  /// counted; and a line for each of these.
  static let standard: ComponentTable = {
    var table = filled(from: StandardData.components) { table, lines in
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
}

extension GrammarTable: StandardTable {
  static let standard: GrammarTable = {
    var table = GrammarTable()
    for grammar in StandardData.grammars { table.add(grammar, as: grammar.name ?? grammar.text, naming: nil) }
    return table
  }()
}

extension GrammarUses: StandardTable {
  static let standard: GrammarUses = {
    var uses = GrammarUses()
    for entry in Registry.standard.entries.values { uses.note(entry) }
    return uses
  }()
}

extension RemarkTable: StandardTable {
  /// One remark on each line.
  static let standard: RemarkTable = filled(from: StandardData.remarks) { table, lines in
    table.values.append(lines.text())
  }
}

extension RootTable: StandardTable {
  static let standard = RootTable(StandardData.roots, ends: StandardData.rootEnds, owners: StandardData.rootOwners)
}

extension PatternTable: StandardTable {
  /// One path on each line.
  static let standard: PatternTable = filled(from: StandardData.patterns) { table, lines in
    let path = ID<Registry.Path>(index: lines.number())
    table.note(path, Registry.standard.paths.slice(path))
  }
}

extension GroundTable: StandardTable {
  /// Two lines for each ground: `path certainty classes`, the last with its length before it, and the source, which may be
  /// empty.
  static let standard: GroundTable = filled(from: StandardData.grounds) { table, lines in
    let path = ID<Registry.Path>(index: lines.number())
    let certainty = Certainty.allCases[lines.number()]
    let ground = Ground(classes: lines.ids(), certainty: certainty, source: lines.optionalText())
    table.add(ground, of: path)
  }
}
