/// Words that other languages, and ours, use for the states of a control.
///
/// `StyleState` has the states of this language; a test compares the two.
package enum StateWords {
  private struct Word {
    /// The name of the state in this language, or nil if there is none like it.
    var counterpart: String?
    /// Whether the word is plainly a state after a colon, `Button:hover`, rather than a class.
    var isPseudoClass = false
  }

  /// Whether a word after the colon of a selector names a state or a pseudo-class.
  package static func contains(_ word: String) -> Bool { words[word.lowercased()]?.isPseudoClass ?? false }

  /// Whether a word at the end of a property's name is meant as a state.
  package static func namesState(_ word: String) -> Bool { words[word.lowercased()] != nil }

  /// The name of a state in this language, or nil if it has no counterpart.
  package static func counterpart(of word: String) -> String? { words[word.lowercased()]?.counterpart }

  private static let words: [String: Word] = [
    "active": Word(counterpart: "highlighted", isPseudoClass: true),
    "after": Word(isPseudoClass: true),
    "before": Word(isPseudoClass: true),
    "checked": Word(counterpart: "selected", isPseudoClass: true),
    "default": Word(counterpart: "normal"),
    "disabled": Word(counterpart: "disabled", isPseudoClass: true),
    "down": Word(counterpart: "highlighted"),
    "enabled": Word(counterpart: "normal", isPseudoClass: true),
    "error": Word(),
    "first-child": Word(isPseudoClass: true),
    "focus": Word(counterpart: "focused", isPseudoClass: true),
    "focused": Word(counterpart: "focused", isPseudoClass: true),
    "highlighted": Word(counterpart: "highlighted", isPseudoClass: true),
    "hover": Word(isPseudoClass: true),
    "inactive": Word(counterpart: "disabled"),
    "last-child": Word(isPseudoClass: true),
    "normal": Word(counterpart: "normal", isPseudoClass: true),
    "off": Word(counterpart: "normal"),
    "on": Word(counterpart: "selected"),
    "pressed": Word(counterpart: "highlighted", isPseudoClass: true),
    "readonly": Word(counterpart: "readOnly", isPseudoClass: true),
    "selected": Word(counterpart: "selected", isPseudoClass: true),
    "tap": Word(counterpart: "highlighted"),
    "tapped": Word(counterpart: "highlighted", isPseudoClass: true),
    "touched": Word(counterpart: "highlighted", isPseudoClass: true),
    "visited": Word(isPseudoClass: true),
  ]
}
