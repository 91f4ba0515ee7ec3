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

  /// The parts of a diagnostic that only those read who show it.
  private struct Contents: Equatable, Sendable {
    var code: DiagnosticCode
    var words: DiagnosticWords
    var label: String
    var secondary: [Label] = []
    var places: [Span] = []
    var notes: [String] = []
    var fixIts: [FixIt] = []
    var subject: DiagnosticSubject?

    /// Whether a text for people is longer than a number of bytes.
    func hasText(longerThan limit: Int) -> Bool {
      words.areLonger(than: limit) || label.utf8.count > limit
        || notes.contains { $0.utf8.count > limit }
        || secondary.contains { $0.text.utf8.count > limit }
    }
  }

  /// Contents that copies share: lists of thousands are sorted, filtered and merged.
  private final class Storage: Sendable {
    let contents: Contents

    init(_ contents: Contents) { self.contents = contents }
  }

  /// The smallest span that shows the fault.
  package private(set) var span: Span
  package var severity: Severity
  /// Whether the diagnostic has a fix-it.
  package private(set) var isFixable: Bool
  private var storage: Storage

  private var contents: Contents {
    _read { yield storage.contents }
    _modify {
      var changed = storage.contents
      defer {
        storage = Storage(changed)
        isFixable = !changed.fixIts.isEmpty
      }
      yield &changed
    }
  }

  private init(_ contents: Contents, at span: Span, _ severity: Severity?) {
    self.span = span
    self.severity = severity ?? contents.code.defaultSeverity
    isFixable = !contents.fixIts.isEmpty
    storage = Storage(contents)
  }

  package init(
    _ code: DiagnosticCode, _ message: String, at span: Span, label: String = "",
    severity: Severity? = nil, secondary: [Label] = [], notes: [String] = [], help: [String] = [],
    fixIts: [FixIt] = [], subject: DiagnosticSubject? = nil
  ) {
    self.init(
      Contents(
        code: code, words: .written(message: message, help: help), label: label,
        secondary: secondary, notes: notes, fixIts: fixIts, subject: subject),
      at: span, severity)
  }

  /// A diagnostic of which there may be thousands: its message and help are what the template says about a name.
  package init(
    _ code: DiagnosticCode, _ template: DiagnosticTemplate, about name: ArraySlice<UInt8>,
    at span: Span, label: String = "", severity: Severity? = nil, secondary: [Label] = [],
    notes: [String] = []
  ) {
    self.init(
      Contents(
        code: code, words: .template(template, name: name), label: label, secondary: secondary,
        notes: notes),
      at: span, severity)
  }

  package static func == (left: Diagnostic, right: Diagnostic) -> Bool {
    left.span == right.span && left.severity == right.severity
      && (left.storage === right.storage || left.contents == right.contents)
  }

  /// Hashes the code and the place, which tell nearly all diagnostics of a run apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(contents.code)
    hasher.combine(span)
  }
}

// MARK: - Parts

extension Diagnostic {
  package var code: DiagnosticCode {
    get { contents.code }
    _modify { yield &contents.code }
  }

  package var message: String {
    get { contents.words.message }
    _modify { yield &contents.words.message }
  }

  /// Whether a text for people is longer than a number of bytes.
  func hasText(longerThan limit: Int) -> Bool { contents.hasText(longerThan: limit) }

  /// The place of the fault, with a few words about it.
  package var primary: Label {
    get { Label(span, contents.label) }
    set {
      span = newValue.span
      contents.label = newValue.text
    }
  }

  /// Other places that matter: the first declaration, the opening brace, the rule that wins.
  package var secondary: [Label] {
    get { contents.secondary }
    _modify { yield &contents.secondary }
  }

  /// Further places of the same finding.
  ///
  /// Reports for tools list them all, text for people counts them.
  package var places: [Span] {
    get { contents.places }
    _modify { yield &contents.places }
  }

  package var notes: [String] {
    get { contents.notes }
    _modify { yield &contents.notes }
  }

  package var help: [String] {
    get { contents.words.help }
    _modify { yield &contents.words.help }
  }

  package var fixIts: [FixIt] {
    get { contents.fixIts }
    _modify { yield &contents.fixIts }
  }

  /// The part of the theme that the finding is about, or nil if it is not known.
  package var subject: DiagnosticSubject? {
    get { contents.subject }
    _modify { yield &contents.subject }
  }
}
