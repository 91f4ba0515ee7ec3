/// One finding about a theme: what is wrong, where, why and how to put it right.
///
/// Worded as in rustc: one phrase, lower case, no full stop, names in 'quotes'. The remedy is in `help` or in a
/// fix-it. Passes return diagnostics as values; only the shell sorts and renders them.
package struct Diagnostic: Hashable, Sendable {
  /// A span with a few words about it.
  package struct Label: Hashable, Sendable {
    package var span: Span
    package var text: String

    package init(_ span: Span, _ text: String = "") {
      self.span = span
      self.text = text
    }
  }

  package var code: DiagnosticCode
  package var severity: Severity
  /// The smallest span that shows the fault.
  package var span: Span
  package var message: String
  /// A few words about ``span``, or nothing if the message says it all.
  package var label: String
  /// Other spans that matter: the first declaration, the opening brace, the rule that wins.
  package var secondary: [Label]
  /// Further spans of the same finding.
  ///
  /// Reports for tools list them all, text for people counts them. With ``words``, another name stands at each.
  package var places: [Span]
  /// The words about the name at each place, see ``Swift/Sequence/separated(in:first:where:)``; nil if all is about one.
  package internal(set) var words: Optional<NamedWords>
  /// Whether text for people shows the message alone, because another finding shows the place.
  package var isHeading: Bool
  /// A note about how NUI reads the fault, which a theme for another runtime does without; nil if there is nothing to say.
  package var nuiNote: Optional<String>
  package var notes: [String]
  package var help: [String]
  package var fixIts: [FixIt]
  /// The part of the theme that the finding is about, or nil if nobody has looked for it.
  package var subject: Optional<DiagnosticSubject>
  /// The subject of the finding, or nil if nobody asks for it later.
  package var topic: Optional<DiagnosticTopic>
  /// Why the finding is left as it is, or nil if it applies.
  package var acceptance: Optional<Acceptance>

  // The optional properties are spelled out because one with '?' is set to nil first, and the whole value is then copied.
  package init(
    _ code: DiagnosticCode, _ message: String, at span: Span, label: String = "", severity: Severity? = nil,
    secondary: [Label] = [], nui: String? = nil, notes: [String] = [], help: [String] = [], fixIts: [FixIt] = [],
    subject: DiagnosticSubject? = nil, topic: DiagnosticTopic? = nil
  ) {
    self.code = code
    self.severity = severity ?? code.defaultSeverity
    self.span = span
    self.message = message
    self.label = label
    self.secondary = secondary
    places = []
    words = nil
    isHeading = false
    nuiNote = nui
    self.notes = notes
    self.help = help
    self.fixIts = fixIts
    self.subject = subject
    self.topic = topic
    acceptance = nil
  }

  /// All notes as reports show them.
  package var allNotes: [String] { nuiNote.map { [$0] + notes } ?? notes }

  /// Hashes the code and the span, which tell nearly all diagnostics of a run apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(span)
  }
}
