package import ThemeBase

/// The reports of an import: each kind of loss once, with all its places.
struct ImportFindings {
  /// The user's word about contexts, and those that the files have.
  var choices = ContextChoices()
  /// The number of the report of each kind, with its places: the eight situations of a token may share a fault.
  private var kinds: [String: (number: Int, places: Set<Span>)] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// The most places that are kept of one kind.
  private static let mostPlaces = 100_000

  /// Reports something that a stylesheet cannot hold, or holds in another way.
  ///
  /// `kind` joins findings that have one remedy; the message names the first of them.
  mutating func lose(
    _ kind: String, _ message: String, at span: Span, severity: Severity = .warning, help: String? = nil
  ) { add(.notExpressible, kind, message, at: span, severity: severity, help: help) }

  /// Reports something that breaks the rules of the file's own form; `kind` joins as in ``lose(_:_:at:severity:help:)``.
  mutating func reject(
    _ kind: String, _ message: String, at span: Span, severity: Severity = .warning, help: String? = nil
  ) { add(.malformedImportSource, kind, message, at: span, severity: severity, help: help) }

  private mutating func add(
    _ code: DiagnosticCode, _ kind: String, _ message: String, at span: Span, severity: Severity, help: String?
  ) {
    let kind = "\(code) \(kind)"
    if let number = kinds[kind]?.number {
      guard kinds[kind]?.places.insert(span).inserted == true else { return }
      if diagnostics[number].places.count < Self.mostPlaces { diagnostics[number].places.append(span) }
      return
    }
    kinds[kind] = (diagnostics.count, [span])
    diagnostics.append(Diagnostic(code, message, at: span, severity: severity, help: help.map { [$0] } ?? []))
  }

  /// Reports a mode, context or theme that names none of the situations of ``ImportSituation``, or one named before.
  mutating func leaveOut(_ kind: String, called name: String, of owner: String?, isRead: Bool, at span: Span) {
    let words = name.contextWords
    let known = words.filter(ImportCondition.isKnown)
    let says = known.contains(where: ImportCondition.choosesSide)
    let unknown = words.first { !ImportCondition.isKnown($0) }
    let reason =
      isRead
      ? "another one is for the same"
      : says
        ? "nothing says when '\(unknown ?? name)' applies"
        : "its name says none of light, dark, elevated, high contrast and iPad"
    let condition = says ? ImportCondition(words: known)?.text ?? "" : ""
    let choice = Self.option("\(owner ?? kind)=\(name)")
    let meaning = Self.option("\(name)=\(condition.isEmpty ? "(appearance: dark)" : condition)")
    lose(
      "\(kind) \(name)", "the \(kind) '\(name)' is left out: \(reason)", at: span,
      help: "choose it with \(choice), or say when it applies: \(meaning)")
  }

  /// The option `--context` with a value, as a shell takes it.
  static func option(_ value: String) -> String { "--context \(value.inQuotesForShell)" }

  /// Reports that nothing comes of an import, unless another error says why: an empty stylesheet would pass for a good one.
  mutating func reportNothing(_ reason: String, at span: Span, help: String? = nil) {
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    let isMalformed = diagnostics.contains { $0.code == .malformedImportSource }
    add(
      isMalformed ? .malformedImportSource : .notExpressible, "empty", "nothing is imported: \(reason)", at: span,
      severity: .error, help: help)
  }

  /// Reports that a file is not JSON.
  mutating func reject(_ fault: JSONFault, severity: Severity) {
    diagnostics.append(
      Diagnostic(
        .malformedImportSource, fault.message, at: fault.span, severity: severity, help: fault.help.map { [$0] } ?? []))
  }
}

/// The result of an import.
package struct ImportResult: Sendable {
  /// The stylesheet; empty if there is an error.
  package let sheet: [UInt8]
  /// The number of its definitions.
  package let definitionCount: Int
  /// All files that were read.
  package let sources: SourceSet
  package let diagnostics: [Diagnostic]
}
