/// The part of a theme that a diagnostic is about, in the words of the language.
///
/// It stays the same when lines move, when the file is formatted anew and when its folder is renamed. Baselines and
/// fingerprints rely on it.
package struct DiagnosticSubject: Hashable, Sendable {
  /// The class path of the rule, such as `Button_title`, or nil outside of rules.
  package var classPath: String?
  /// The property without its state, or the definition's name with its `@`; nil for a finding about neither.
  package var property: String?
  /// The state, such as `highlighted`; nil for the plain state.
  package var state: String?
  /// The value, its tokens joined by single spaces, or nil for a finding that is not about a value.
  package var value: String?

  package init(classPath: String? = nil, property: String? = nil, state: String? = nil, value: String? = nil) {
    self.classPath = classPath
    self.property = property
    self.state = state
    self.value = value
  }
}
