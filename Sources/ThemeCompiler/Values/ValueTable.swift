package import ThemeBase
package import ThemeModel
package import ThemeTable

/// Texts as typed values: what came of each text under each grammar under which it is used, read once.
package struct ValueTable: Sendable {
  /// A value and where it holds.
  package struct Typed: Sendable {
    package var environments: EnvironmentSet
    package var value: ID<StyleValue>
  }

  /// The findings and faults of a text under a grammar; its values are ``values(of:)``.
  package struct Outcome: Sendable {
    /// The match, or nil if it has no findings and no mismatch.
    package var match: Match?
    /// Why the value cannot be computed; empty for most values.
    package var faults: [ExpressionFault] = []
  }

  /// The outcome of a text under a grammar.
  struct Entry: Sendable {
    /// The text that was read.
    let text: TextID
    /// The value if it is the same everywhere.
    fileprivate(set) var value = OptionalID<StyleValue>.none
    /// The values of any other text.
    fileprivate var variants = OptionalID<[Typed]>.none
    fileprivate let grammar: OptionalID<ValueGrammar>
    /// The outcome of the same text under another grammar that was read before.
    fileprivate let previous: OptionalID<Outcome>
    /// The reports, if there are any.
    fileprivate var remarks = OptionalID<Remarks>.none
  }

  /// Tags the ids of outcomes with something to report.
  fileprivate enum Remarks {}

  /// Reads single values.
  package let reader: ValueReader
  /// The values that were read, in order; an equal one for each spelling and grammar.
  private(set) var values: [StyleValue] = []
  /// The results of computed texts.
  package private(set) var literals: [TextID: [ComputedLiteral]] = [:]
  private var entries = Column<Outcome, Entry>()
  /// The values of texts that depend on the environment, as those of palette colours do.
  private var variants = Column<[Typed], [Typed]>()
  /// The outcome of each text that was read last.
  private var last: IDColumn<Program.Text, OptionalID<Outcome>>
  /// The outcomes with something to report.
  private var remarks = Column<Remarks, Outcome>()

  /// The grammars under which texts are read.
  private let grammars: Column<ValueGrammar, ValueGrammar>

  /// The outcome of a declaration that says nothing anywhere, as one whose definitions are all undefined: no values.
  static let nothing = ID<Outcome>(index: 0)

  init(_ reader: ValueReader, texts: Int, _ grammars: Column<ValueGrammar, ValueGrammar>) {
    self.reader = reader
    self.grammars = grammars
    last = IDColumn(repeating: .none, count: texts)
    entries.reserveCapacity(texts)
    values.reserveCapacity(texts)
    entries.append(Entry(text: TextID(index: 0), grammar: .none, previous: .none))
  }

  /// The outcome of a text under a grammar, or nil if the text was not read.
  ///
  /// Without a grammar it is the text itself. Linear in the number of grammars under which the text is used.
  func outcome(of text: TextID, under grammar: GrammarID?) -> ID<Outcome>? {
    let grammar = OptionalID(grammar)
    var next = last[text]
    while let id = next.id {
      if entries[id].grammar == grammar { return id }
      next = entries[id].previous
    }
    return nil
  }

  /// The text and values of an outcome.
  @inline(__always) subscript(id: ID<Outcome>) -> Entry { entries[id] }

  /// The values of an outcome and where they hold.
  func values(of id: ID<Outcome>) -> [Typed] {
    let entry = entries[id]
    if let value = entry.value.id { return [Typed(environments: .all, value: value)] }
    return entry.variants.id.map { variants[$0] } ?? []
  }

  /// Whether an outcome has something to report.
  func hasRemarks(_ id: ID<Outcome>) -> Bool { entries[id].remarks != .none }

  /// The outcome of a text under a grammar, or nil if it has nothing to report.
  package func remarks(on text: TextID, under grammar: GrammarID?) -> Outcome? {
    outcome(of: text, under: grammar).flatMap { entries[$0].remarks.id }.map { remarks[$0] }
  }

  /// Reads a text under a grammar, unless that has been done, and returns the outcome.
  @inline(__always) @discardableResult mutating func read(
    _ text: TextID, in texts: Names<Program.Text>, under grammar: GrammarID?
  ) -> ID<Outcome> { outcome(of: text, under: grammar) ?? readNew(text, in: texts, under: grammar) }

  /// Reads a text that was not read under the grammar.
  private mutating func readNew(_ text: TextID, in texts: Names<Program.Text>, under grammar: GrammarID?) -> ID<Outcome>
  {
    let reading = reader.read(ValueText(texts.slice(text)), under: grammar.map { grammars[$0] })
    if let computed = reading.literals { literals[text] = computed }
    var entry = Entry(text: text, grammar: OptionalID(grammar), previous: last[text])
    switch reading.value {
    case .single(let value): entry.value = OptionalID(add(value))
    case .variants(let parts):
      let typed = parts.map { Typed(environments: $0.environments, value: add($0.value)) }
      entry.variants = OptionalID(variants.append(typed))
    }
    if !reading.isClean {
      entry.remarks = OptionalID(remarks.append(Outcome(match: reading.match, faults: reading.faults)))
    }
    let id = entries.append(entry)
    last[text] = OptionalID(id)
    return id
  }

  private mutating func add(_ value: StyleValue) -> ID<StyleValue> {
    values.append(value)
    return ID(index: values.count - 1)
  }
}

/// A computed value in some environments, as a literal that every runtime reads alike.
package struct ComputedLiteral: Sendable {
  package var environments: EnvironmentSet
  package var text: String
}
