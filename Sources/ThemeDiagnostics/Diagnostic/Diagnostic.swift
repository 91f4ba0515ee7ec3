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
    var words: DiagnosticWords
    var label: String
    var secondary: [Label] = []
    var notes: [String] = []
    var rare = RareParts.none

    /// The contents of a diagnostic at a place, without a template.
    func written(at span: Span) -> Contents {
      guard case .template(let template, _) = words else { return self }
      var contents = self
      contents.words = .written(message: words.message, help: words.help)
      contents.rare.value.fixIts += template.fixIts(at: span)
      return contents
    }

    /// Whether a text for people is longer than a number of bytes.
    func hasText(longerThan limit: Int) -> Bool {
      words.areLonger(than: limit) || label.utf8.count > limit
        || notes.contains { $0.utf8.count > limit }
        || secondary.contains { $0.text.utf8.count > limit }
    }
  }

  /// What few diagnostics have, kept apart: thousands without it take little memory.
  private indirect enum RareParts: Equatable, Sendable {
    case none
    case some(Value)

    struct Value: Equatable, Sendable {
      var places: [Span] = []
      var fixIts: [FixIt] = []
      var subject: DiagnosticSubject?
    }

    init(_ value: Value) {
      let isEmpty = value.places.isEmpty && value.fixIts.isEmpty && value.subject == nil
      self = isEmpty ? .none : .some(value)
    }

    var value: Value {
      get { if case .some(let value) = self { value } else { Value() } }
      set { self = RareParts(newValue) }
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
  package var code: DiagnosticCode
  private var storage: Storage

  private var contents: Contents {
    _read { yield storage.contents }
    _modify {
      var changed = storage.contents
      defer { storage = Storage(changed) }
      yield &changed
    }
  }

  /// The contents without a template, to change what a template says.
  private var written: Contents {
    get { contents.written(at: span) }
    set {
      isFixable = !newValue.rare.value.fixIts.isEmpty
      contents = newValue
    }
  }

  private init(
    _ code: DiagnosticCode, _ contents: Contents, at span: Span, _ severity: Severity?,
    isFixable: Bool
  ) {
    self.code = code
    self.span = span
    self.severity = severity ?? code.defaultSeverity
    self.isFixable = isFixable
    storage = Storage(contents)
  }

  package init(
    _ code: DiagnosticCode, _ message: String, at span: Span, label: String = "",
    severity: Severity? = nil, secondary: [Label] = [], notes: [String] = [], help: [String] = [],
    fixIts: [FixIt] = [], subject: DiagnosticSubject? = nil
  ) {
    self.init(
      code,
      Contents(
        words: .written(message: message, help: help), label: label, secondary: secondary,
        notes: notes, rare: RareParts(.init(fixIts: fixIts, subject: subject))),
      at: span, severity, isFixable: !fixIts.isEmpty)
  }

  /// A diagnostic of which there may be thousands: its message, help and fix-it are what the template says about a name.
  package init(
    _ code: DiagnosticCode, _ template: DiagnosticTemplate, about name: ArraySlice<UInt8>,
    at span: Span, label: String = "", severity: Severity? = nil, secondary: [Label] = [],
    notes: [String] = []
  ) {
    self.init(
      code,
      Contents(
        words: .template(template, name: name), label: label, secondary: secondary, notes: notes),
      at: span, severity, isFixable: template.isFixable)
  }

  package static func == (left: Diagnostic, right: Diagnostic) -> Bool {
    left.span == right.span && left.severity == right.severity && left.code == right.code
      && (left.storage === right.storage
        || left.written == right.written)
  }

  /// Hashes the code and the place, which tell nearly all diagnostics of a run apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(span)
  }
}

// MARK: - Parts

extension Diagnostic {
  package var message: String {
    get { contents.words.message }
    set { written.words.message = newValue }
  }

  /// Whether a text for people is longer than a number of bytes.
  func hasText(longerThan limit: Int) -> Bool { contents.hasText(longerThan: limit) }

  /// The place of the fault, with a few words about it.
  package var primary: Label {
    get { Label(span, contents.label) }
    set {
      written.label = newValue.text
      span = newValue.span
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
    get { contents.rare.value.places }
    _modify { yield &contents.rare.value.places }
  }

  package var notes: [String] {
    get { contents.notes }
    _modify { yield &contents.notes }
  }

  package var help: [String] {
    get { contents.words.help }
    set { written.words.help = newValue }
  }

  package var fixIts: [FixIt] {
    get {
      if case .template(let template, _) = contents.words { return template.fixIts(at: span) }
      return contents.rare.value.fixIts
    }
    set { written.rare.value.fixIts = newValue }
  }

  /// The part of the theme that the finding is about, or nil if it is not known.
  package var subject: DiagnosticSubject? {
    get { contents.rare.value.subject }
    _modify { yield &contents.rare.value.subject }
  }
}
