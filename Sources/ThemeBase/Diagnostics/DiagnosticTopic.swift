/// The subject of a finding, so that later passes need not read it out of its words.
package enum DiagnosticTopic: Hashable, Sendable {
  /// A class that no component declares, which is probably the app's own.
  case undeclaredClass
  /// A property that nothing is known about, and that is like no other.
  case unknownProperty
  /// A name that is nearly a known one.
  case misspelling
  /// A value that is like no other; the grammar is what was expected.
  case unknownValue(grammar: String)
  /// Such a value that is a word of a type, which a fork of a runtime may read; `place` says where it can be declared.
  case forkWord(type: String, place: String)

  /// The line of a registry file that adds words to a type.
  package static func declaration(of words: [String], as type: String) -> String {
    "@type \(type) = \(([type] + words).joined(separator: " | "));"
  }
}
