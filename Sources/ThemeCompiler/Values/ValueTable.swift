package import ThemeValues
package import ThemeDiagnostics
import ThemeRegistry
import ThemeSyntax
package import ThemeTable

/// Texts as typed values: what came of each text under each grammar under which it is used, read once.
package struct ValueTable: Sendable {
  /// A value and where it holds.
  package struct Typed: Sendable {
    package var environments: EnvironmentSet
    package var value: ID<StyleValue>
  }

  /// The findings and faults of a text under a grammar; its values are ``typed(_:)``.
  package struct Outcome: Sendable {
    /// The match, or nil if it has no findings and no mismatch.
    package var match: Match?
    /// Why the value cannot be computed; empty for most values.
    package var faults: [ExpressionFault] = []
  }

  /// An outcome as it is kept.
  private struct Entry: Sendable {
    var text: TextID
    var grammar: OptionalID<ValueGrammar>
    /// Where the values end in ``typed``.
    var end: UInt32
    /// The outcome of the same text under another grammar that was read before.
    var previous: OptionalID<Outcome>
  }

  /// Reads single values.
  package let reader: ValueReader
  /// All distinct values, in the order in which they were first met.
  package private(set) var values = ValuePool()
  /// The results of computed texts.
  package private(set) var literals: [TextID: [ComputedLiteral]] = [:]
  /// The values of all outcomes, one after the other.
  private var typed: [Typed] = []
  private var entries = Column<Outcome, Entry>()
  /// The outcome of each text that was read last.
  private var last: Column<Program.Text, OptionalID<Outcome>>
  /// The outcomes with something to report, in the order of their numbers.
  private var remarks: [(id: ID<Outcome>, outcome: Outcome)] = []

  /// The grammars under which texts are read.
  private let grammars: Column<ValueGrammar, ValueGrammar>
  /// The reader of plain texts under each grammar, made when it is first needed.
  private var plainReaders: Column<ValueGrammar, PlainReader?>

  init(_ reader: ValueReader, texts: Int, _ grammars: Column<ValueGrammar, ValueGrammar>) {
    self.reader = reader
    self.grammars = grammars
    plainReaders = Column(repeating: nil, count: grammars.count)
    last = Column(repeating: .none, count: texts)
    entries.reserveCapacity(texts)
    typed.reserveCapacity(texts)
    values.reserveCapacity(texts)
  }

  /// The outcome of a text under a grammar, or nil if the text was not read.
  ///
  /// Without a grammar it is the text itself. Linear in the number of grammars under which the text is used.
  @inline(__always)
  package func outcome(of text: TextID, under grammar: GrammarID?) -> ID<Outcome>? {
    let grammar = OptionalID(grammar)
    var next = last[text]
    while let id = next.id {
      if entries[id].grammar == grammar { return id }
      next = entries[id].previous
    }
    return nil
  }

  /// The text that was read.
  @inline(__always)
  func text(of id: ID<Outcome>) -> TextID { entries[id].text }

  /// The values of an outcome and where they hold.
  package func typed(_ id: ID<Outcome>) -> ArraySlice<Typed> {
    typed[places(of: id)]
  }

  /// The value of an outcome that has only one; nil for all others.
  @inline(__always)
  func single(_ id: ID<Outcome>) -> Typed? {
    let places = places(of: id)
    return places.count == 1 ? typed[places.lowerBound] : nil
  }

  /// Where the values of an outcome stand in ``typed``.
  @inline(__always)
  private func places(of id: ID<Outcome>) -> Range<Int> {
    (id.index == 0 ? 0 : Int(entries[ID(index: id.index - 1)].end))..<Int(entries[id].end)
  }

  /// Whether some outcome has something to report.
  package var hasRemarks: Bool { !remarks.isEmpty }

  /// For each outcome whether it has something to report.
  var outcomesWithRemarks: Column<Outcome, Bool> {
    var result = Column<Outcome, Bool>(repeating: false, count: entries.count)
    for remark in remarks { result[remark.id] = true }
    return result
  }

  /// The outcome of a text under a grammar, or nil if it has nothing to report.
  package func remarks(on text: TextID, under grammar: GrammarID?) -> Outcome? {
    guard let id = outcome(of: text, under: grammar) else { return nil }
    let place = remarks.partitionPoint { $0.id < id }
    return place < remarks.count && remarks[place].id == id ? remarks[place].outcome : nil
  }

  /// Reads a text under a grammar, unless that has been done, and returns the outcome.
  @inline(__always)
  @discardableResult
  mutating func read(
    _ text: TextID, in texts: Names<Program.Text>, under grammar: GrammarID?
  ) -> ID<Outcome> {
    outcome(of: text, under: grammar) ?? readNew(text, in: texts, under: grammar)
  }

  /// Reads a text that was not read under the grammar.
  private mutating func readNew(
    _ text: TextID, in texts: Names<Program.Text>, under grammar: GrammarID?
  ) -> ID<Outcome> {
    if let grammar, let value = readPlain(text, in: texts, under: grammar) {
      typed.append(Typed(environments: .all, value: value))
      return addEntry(text, grammar)
    }
    let reading = reader.read(
      ValueText(texts.slice(text)), under: grammar.map { grammars[$0] })
    for (environments, value) in reading.values {
      typed.append(Typed(environments: environments, value: values.add(value)))
    }
    if let computed = reading.literals { literals[text] = computed }
    let id = addEntry(text, grammar)
    if !reading.isClean {
      remarks.append((id, Outcome(match: reading.match, faults: reading.faults)))
    }
    return id
  }

  /// Forgets what only reading needs, when all texts have been read.
  mutating func finish() {
    values.finish()
    plainReaders = Column()
  }

  /// The value of a text that is plain, as most are; nil for all others.
  private mutating func readPlain(
    _ text: TextID, in texts: Names<Program.Text>, under grammar: GrammarID
  ) -> ID<StyleValue>? {
    let reader = plainReader(of: grammar)
    switch texts.withBytes(of: text, { reader.read($0) }) {
    case .color(let color): return values.add(color)
    case .number(let number): return values.add(number)
    case .box(let box): return values.add(box)
    case .integer(let integer): return values.add(.integer(integer))
    case .boolean(let boolean): return values.add(.boolean(boolean))
    case .keyword(let place): return values.add(reader.value(ofKeyword: place))
    case nil: return nil
    }
  }

  private mutating func plainReader(of grammar: GrammarID) -> PlainReader {
    if let known = plainReaders[grammar] { return known }
    let made = PlainReader(grammars[grammar], target: reader.target)
    plainReaders[grammar] = made
    return made
  }

  /// Keeps that the values up to the end of ``typed`` came of a text.
  private mutating func addEntry(_ text: TextID, _ grammar: GrammarID?) -> ID<Outcome> {
    let id = entries.append(
      Entry(
        text: text, grammar: OptionalID(grammar), end: UInt32(truncatingIfNeeded: typed.count),
        previous: last[text]))
    last[text] = OptionalID(id)
    return id
  }
}

/// What a computed value is in some environments, as a literal that every runtime reads alike.
package struct ComputedLiteral: Sendable {
  package var environments: EnvironmentSet
  package var text: String
}
