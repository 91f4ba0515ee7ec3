import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax
import ThemeValues

/// Files that a target loses as a whole: the first cause in each, and the number of the others.
///
/// Without a named target only the mistakes of an old theme are reported: no app gives a theme that is written for themec to
/// its runtime as it is.
struct LostStylesheets {
  private let sources: SourceSet
  private let target: Target
  private var losses: [FileID: Loss] = [:]
  /// Whether a list of findings was cut, so that there may be more causes than were counted.
  private var isCut = false
  /// Whether the theme uses what only themec reads, so that the file is not what the app's runtime gets.
  private var isWrittenForThemec = false

  /// The causes in one file.
  private struct Loss {
    var first: Diagnostic
    var count = 0
    /// Whether one of them is an error whatever the target.
    var hasError = false
  }

  /// Reports the files in which one of the findings makes the named target of a compilation fail.
  static func run(_ compilation: Compilation) -> DiagnosticList {
    let target = compilation.options.target
    var rule = LostStylesheets(sources: compilation.sources, target: target)
    rule.visit(PortabilityCheck.run(PortableTheme(compilation), for: [target]))
    rule.visit(compilation.reports)
    return rule.report()
  }

  /// Marks the first cause in each file that NUI loses because of an error, where no target is named.
  static func marked(_ findings: [Diagnostic], in compilation: Compilation) -> [Diagnostic] {
    let isLost = findings.indices.contains {
      findings[$0].severity == .error && Self.dropsSheet(findings[$0].code)
    }
    guard isLost, !hasAdditions(compilation) else { return findings }
    var rule = LostStylesheets(sources: compilation.sources, target: .nui)
    for finding in findings { rule.visit(finding) }
    var findings = findings
    for (file, loss) in rule.losses where loss.hasError {
      guard let index = findings.firstIndex(of: loss.first) else { continue }
      findings[index].loss = rule.message(of: loss, in: file)
    }
    return findings
  }

  /// Whether a theme uses anything that nobody writes for NUI.
  ///
  /// The search ends where it finds something.
  private static func hasAdditions(_ compilation: Compilation) -> Bool {
    guard compilation.theme.values.literals.isEmpty else { return true }
    for file in compilation.graph.reachable(from: compilation.layers) {
      var walker = compilation.graph.files[file].tree.walker()
      while let node = walker.next() {
        if GrammarAdditions.construct(node, walker) != nil { return true }
        if let feature = MediaFeatureSyntax(node), MediaConditions.unreadAxis(of: feature) != nil {
          return true
        }
        if let media = MediaRuleSyntax(node), let condition = media.condition,
          condition.node.tokens.contains(where: { MediaConditions.addition($0) != nil })
        {
          return true
        }
      }
    }
    return false
  }

  private static func dropsSheet(_ code: DiagnosticCode) -> Bool {
    code.failure?.outcome == .dropsSheet
  }

  private mutating func visit(_ list: DiagnosticList) {
    for finding in list.diagnostics { visit(finding) }
    if list.suppressed.keys.contains(where: { $0.failure(among: [target]) != nil }) { isCut = true }
  }

  private mutating func visit(_ finding: Diagnostic) {
    if finding.code.isAddition { isWrittenForThemec = true }
    guard finding.code.failure(among: [target]) != nil else { return }
    let file = finding.span.file
    var loss = losses[file] ?? Loss(first: finding)
    if Self.precedes(finding, loss.first) { loss.first = finding }
    loss.count += 1
    if finding.severity == .error, Self.dropsSheet(finding.code) { loss.hasError = true }
    losses[file] = loss
  }

  /// Whether the runtime fails because of one finding before it meets the other.
  private static func precedes(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
    guard let first = one.code.failure?.outcome, let second = other.code.failure?.outcome,
      first != second
    else { return one.span < other.span }
    return first < second
  }

  /// Returns one finding for each file.
  private func report() -> DiagnosticList {
    var diagnostics = DiagnosticList()
    for (file, loss) in losses.sorted(by: { $0.key < $1.key }) {
      var finding = Diagnostic.lostStylesheet(loss.first, message(of: loss, in: file), target)
      if !isWrittenForThemec { finding.severity = .warning }
      diagnostics.append(finding)
    }
    return diagnostics
  }

  /// `NUI would drop this whole stylesheet: line 12, missing ';', and 2 more`.
  private func message(of loss: Loss, in file: FileID) -> String {
    let others = loss.count - 1
    let more = others == 0 ? "" : ", and \(isCut ? "at least " : "")\(others) more"
    let line = sources[file].map { LineMap($0).line(at: Int(loss.first.span.start)) } ?? 1
    let prospect = loss.first.code.failure?.prospect ?? ""
    return "\(target.runtime) \(prospect): line \(line), \(loss.first.message)\(more)"
  }
}

extension DiagnosticCode {
  /// Whether the code is about something that nobody writes for a runtime of today.
  fileprivate var isAddition: Bool {
    [.computedValue, .mediaAxisNotRead, .signInValue, .themecOnly].contains(self)
  }

  /// Whether the finding is reported even if `--portable` names no target.
  fileprivate var isAlwaysReported: Bool { !isAboutPortability || self == .lineComment }
}

extension Diagnostic {
  /// The finding at the head of a file's report; its cause has a frame of its own if it is reported too.
  fileprivate static func lostStylesheet(
    _ cause: Diagnostic, _ message: String, _ target: Target
  ) -> Diagnostic {
    var finding = Diagnostic(
      .lostStylesheet, message, at: cause.span,
      help: [
        "'--portable \(target.rawValue)' reports each cause as an error",
        "'themec build --emit nss' writes a stylesheet that \(target.runtime) reads",
      ], subject: DiagnosticSubject(value: target.rawValue))
    finding.isHeading = cause.code.isAlwaysReported
    return finding
  }
}
