/// Words that other languages, and ours, use for the states of a control.
///
/// `StyleState` has the states of this language; a test compares the two.
package enum StateWords {
  /// Words for one state, which is nil where this language has none like it.
  ///
  /// After a colon, `Button:hover`, the pseudo-classes are plainly states, and the others rather classes.
  private typealias Group = (state: String?, pseudoClasses: [String], others: [String])

  private static let groups: [Group] = [
    ("normal", ["enabled", "normal"], ["default", "off"]),
    ("highlighted", ["active", "highlighted", "pressed", "tapped", "touched"], ["down", "tap"]),
    ("selected", ["checked", "selected"], ["on"]),
    ("disabled", ["disabled"], ["inactive"]),
    ("focused", ["focus", "focused"], []),
    ("readOnly", ["readonly"], []),
    (nil, ["after", "before", "first-child", "hover", "last-child", "visited"], ["error"]),
  ]

  /// Whether a word after the colon of a selector names a state or a pseudo-class.
  package static func contains(_ word: String) -> Bool {
    let word = word.lowercased()
    return groups.contains { $0.pseudoClasses.contains(word) }
  }

  /// Whether a word at the end of a property's name is meant as a state.
  package static func namesState(_ word: String) -> Bool { group(of: word) != nil }

  /// The name of a state in this language, or nil if it has no counterpart.
  package static func counterpart(of word: String) -> String? { group(of: word)?.state }

  private static func group(of word: String) -> Group? {
    let word = word.lowercased()
    return groups.first { $0.pseudoClasses.contains(word) || $0.others.contains(word) }
  }
}
