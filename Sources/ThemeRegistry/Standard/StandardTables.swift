import ThemeDiagnostics
import ThemeSyntax
import ThemeValues

// The tables of the standard registry that are unpacked when something first asks for them.

extension ComponentTable: StandardTable {
  /// Several lines for each component.
  ///
  /// Its name, superclass, view and note, which may be empty; a line `certainty sources refersTo` with the last two
  /// counted; and a line for each of these.
  static let standard: ComponentTable = {
    var table = ComponentTable()
    var lines = StaticLines(StandardData.components)
    while !lines.isAtEnd {
      let id = table.declare(lines.text(), at: nil)
      let (superclass, styles, note) = (lines.text(), lines.text(), lines.text())
      let certainty = lines.number()
      let (sources, refersTo) = (lines.number(), lines.number())
      table.values[id].superclass = superclass.isEmpty ? nil : superclass
      table.values[id].styles = styles.isEmpty ? nil : styles
      table.values[id].note = note.isEmpty ? nil : note
      table.values[id].certainty = Certainty.allCases[certainty]
      table.values[id].sources = lines.texts(sources)
      table.values[id].refersTo = lines.texts(refersTo)
    }
    let parts = Registry.standard.parts
    for part in parts.ids { table.values[parts[part].component].parts.append(part) }
    return table
  }()
}

extension GrammarTable: StandardTable {
  /// Several lines for each grammar.
  ///
  /// A line `isNamed isAlignment alternatives`, the last counted, and its name where it has one; then a line for each
  /// alternative: `0 word`, `1 type`, or `2` and lines with two bounds and a type.
  static let standard: GrammarTable = {
    var table = GrammarTable()
    var lines = StaticLines(StandardData.grammars)
    while !lines.isAtEnd {
      let isNamed = lines.number() == 1
      let kind: ValueGrammar.KeywordKind = lines.number() == 1 ? .textAlignment : .keyword
      let count = lines.number()
      let name = isNamed ? lines.text() : nil
      let alternatives = (0..<count).compactMap { _ in alternative(&lines) }
      let grammar = ValueGrammar(alternatives, name: name, keywordKind: kind)
      table.add(grammar, as: name ?? grammar.text)
    }
    return table
  }()

  private static func alternative(_ lines: inout StaticLines) -> ValueGrammar.Alternative? {
    switch lines.number() {
    case 0: return .keyword(lines.text())
    case 1: return ValueType(rawValue: lines.text()).map { .type($0, range: nil) }
    default:
      guard let lower = Double(lines.text()), let upper = Double(lines.text()) else { return nil }
      return ValueType(rawValue: lines.text()).map { .type($0, range: lower...upper) }
    }
  }
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
  static let standard: RemarkTable = {
    var table = RemarkTable()
    var lines = StaticLines(StandardData.remarks)
    while !lines.isAtEnd { table.values.append(lines.text()) }
    return table
  }()
}

extension RootTable: StandardTable {
  /// A line of `component root` for each root.
  static let standard: RootTable = {
    var table = RootTable()
    var lines = StaticLines(StandardData.roots)
    while !lines.isAtEnd {
      let owner = ID<Component>(index: lines.number())
      lines.line { table.add(root: $0, of: owner) }
    }
    return table
  }()
}

extension PatternTable: StandardTable {
  /// One path on each line.
  static let standard: PatternTable = {
    var table = PatternTable()
    var lines = StaticLines(StandardData.patterns)
    while !lines.isAtEnd {
      let path = ID<Registry.Path>(index: lines.number())
      table.note(path, Registry.standard.paths.slice(path))
    }
    return table
  }()
}

extension GroundTable: StandardTable {
  /// Two lines for each ground: `path certainty classes`, the last with its length before it, and the source, which may be
  /// empty.
  static let standard: GroundTable = {
    var table = GroundTable()
    var lines = StaticLines(StandardData.grounds)
    while !lines.isAtEnd {
      let path = ID<Registry.Path>(index: lines.number())
      let certainty = Certainty.allCases[lines.number()]
      let count = lines.number()
      let classes = (0..<count).map { _ in ID<Registry.Path>(index: lines.number()) }
      let source = lines.text()
      table.add(
        Ground(classes: classes, certainty: certainty, source: source.isEmpty ? nil : source),
        of: path)
    }
    return table
  }()
}
