import ThemeBase
import ThemeDiagnostics
import ThemeValues

/// The outcomes that were found last, by the value as it is written and the grammar.
///
/// Most declarations repeat the value of another one. Looking here takes one load, while a search follows references and
/// goes over the grammars of a text.
struct RecentOutcomes {
  private struct Slot {
    var value = UInt32.max
    var grammar = OptionalID<ValueGrammar>.none
    var outcome = OptionalID<ValueTable.Outcome>.none
  }

  /// As many as a power of two; a new outcome replaces the one in its slot.
  private var slots: [Slot]

  /// No outcomes, and as many slots as are useful for so many texts.
  init(texts: Int) {
    var size = 16
    while size < min(texts, 4096) { size *= 2 }
    slots = Array(repeating: Slot(), count: size)
  }

  /// The outcome of a value under a grammar, or none if it was not found lately.
  @inline(__always)
  subscript(
    value: Program.Value, grammar: OptionalID<ValueGrammar>
  ) -> OptionalID<ValueTable.Outcome> {
    get {
      let key = key(value)
      let slot = slots[place(key, grammar)]
      return slot.value == key && slot.grammar == grammar ? slot.outcome : .none
    }
    set {
      let key = key(value)
      slots[place(key, grammar)] = Slot(value: key, grammar: grammar, outcome: newValue)
    }
  }

  /// The number of the text and, in the lowest bit, whether it has references: files of 512 MiB hold fewer texts.
  @inline(__always)
  private func key(_ value: Program.Value) -> UInt32 {
    value.text.rawValue << 1 | (value.hasReferences ? 1 : 0)
  }

  @inline(__always)
  private func place(_ key: UInt32, _ grammar: OptionalID<ValueGrammar>) -> Int {
    Int(key ^ (grammar.id?.rawValue ?? 0) &* 509) & (slots.count - 1)
  }
}
