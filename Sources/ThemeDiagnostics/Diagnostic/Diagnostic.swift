package import ThemeBase

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
  private struct Contents: Sendable {
    var words: DiagnosticWords
    var label: String
    var secondary: [Label] = []
    var notes: [String] = []
    var rare = RareParts.none
  }

  /// What few diagnostics have, kept apart: thousands without it take little memory.
  private indirect enum RareParts: Sendable {
    case none
    case some(Value)

    struct Value: Sendable {
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

  /// Contents that copies share, and diagnostics of a ``Series``: lists of thousands are sorted, filtered and merged.
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
  /// The name that a template is about.
  private var name: DiagnosticWords.Name
  private var storage: Storage

  private var contents: Contents {
    _read { yield storage.contents }
    _modify {
      var changed = storage.contents
      defer { storage = Storage(changed) }
      yield &changed
    }
  }

  private init(
    _ code: DiagnosticCode, _ storage: Storage, about name: DiagnosticWords.Name = 0..<0,
    at span: Span, _ severity: Severity?, isFixable: Bool
  ) {
    self.code = code
    self.span = span
    self.severity = severity ?? code.defaultSeverity
    self.isFixable = isFixable
    self.name = name
    self.storage = storage
  }

  package init(
    _ code: DiagnosticCode, _ message: String, at span: Span, label: String = "",
    severity: Severity? = nil, secondary: [Label] = [], notes: [String] = [], help: [String] = [],
    fixIts: [FixIt] = [], subject: DiagnosticSubject? = nil
  ) {
    self.init(
      code,
      Storage(
        Contents(
          words: .written(message: message, help: help), label: label, secondary: secondary,
          notes: notes, rare: RareParts(.init(fixIts: fixIts, subject: subject)))),
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
      Storage(
        Contents(
          words: .template(template, names: name), label: label, secondary: secondary,
          notes: notes)),
      about: .init(at: name.indices), at: span, severity, isFixable: template.isFixable)
  }

  /// Diagnostics that differ in no more than their place and the name that their template is about.
  ///
  /// They share their contents, so each takes no memory of its own.
  package struct Series: Sendable {
    private let code: DiagnosticCode
    private let storage: Storage
    private let isFixable: Bool

    /// The diagnostics about names that all stand among some bytes.
    package init(
      _ code: DiagnosticCode, _ template: DiagnosticTemplate, aboutNamesIn bytes: [UInt8] = [],
      label: String = "", notes: [String] = []
    ) {
      self.code = code
      storage = Storage(
        Contents(words: .template(template, names: bytes[...]), label: label, notes: notes))
      isFixable = template.isFixable
    }

    /// The diagnostic about one name, or about none if the template names nothing.
    package func diagnostic(
      about name: Range<Int> = 0..<0, at span: Span, severity: Severity? = nil
    ) -> Diagnostic {
      Diagnostic(
        code, storage, about: .init(at: name), at: span, severity, isFixable: isFixable)
    }
  }

  package static func == (left: Diagnostic, right: Diagnostic) -> Bool {
    left.span == right.span && left.severity == right.severity && left.code == right.code
      && (left.storage === right.storage && left.name == right.name || left.saysSame(as: right))
  }

  /// Whether both say the same, however it came about.
  private func saysSame(as other: Diagnostic) -> Bool {
    message == other.message && help == other.help && fixIts == other.fixIts
      && contents.label == other.contents.label && secondary == other.secondary
      && notes == other.notes && places == other.places && subject == other.subject
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
    get { contents.words.message(about: name) }
    set {
      writeOut()
      contents.words = .written(message: newValue, help: help)
    }
  }

  /// Puts what a template says into the contents, before a part of it is changed.
  private mutating func writeOut() {
    guard case .template(let template, _) = contents.words else { return }
    var changed = contents
    changed.words = .written(message: message, help: help)
    changed.rare.value.fixIts = template.fixIts(at: span)
    contents = changed
  }

  /// Whether a text for people is longer than a number of bytes.
  func hasText(longerThan limit: Int) -> Bool {
    let contents = storage.contents
    return contents.words.areLonger(than: limit, about: name)
      || contents.label.utf8.count > limit || contents.notes.contains { $0.utf8.count > limit }
      || contents.secondary.contains { $0.text.utf8.count > limit }
  }

  /// The place of the fault, with a few words about it.
  package var primary: Label {
    get { Label(span, contents.label) }
    set {
      writeOut()
      contents.label = newValue.text
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
    get { contents.words.help(about: name) }
    set {
      writeOut()
      contents.words = .written(message: message, help: newValue)
    }
  }

  package var fixIts: [FixIt] {
    get {
      if case .template(let template, _) = contents.words { return template.fixIts(at: span) }
      return contents.rare.value.fixIts
    }
    set {
      writeOut()
      contents.rare.value.fixIts = newValue
      isFixable = !newValue.isEmpty
    }
  }

  /// The part of the theme that the finding is about, or nil if it is not known.
  package var subject: DiagnosticSubject? {
    get { contents.rare.value.subject }
    _modify { yield &contents.rare.value.subject }
  }
}
