import ThemeBase
import ThemeDiagnostics
import ThemeValues

/// Files that a target loses as a whole: the first cause in each, and the number of the others.
struct LostStylesheets {
  private let target: Target
  private var losses: [FileID: Loss] = [:]

  /// The causes in one file.
  private struct Loss {
    var first: Diagnostic
    var count = 0
  }

  /// Reports the files in which one of the findings makes the target fail.
  static func run(_ findings: [DiagnosticList], for target: Target) -> DiagnosticList {
    var rule = LostStylesheets(target: target)
    for list in findings {
      for finding in list.diagnostics { rule.visit(finding) }
    }
    var isCut = false
    for list in findings where !isCut {
      isCut = list.suppressed.keys.contains { $0.failure(among: [target]) != nil }
    }
    return rule.report(isCut: isCut)
  }

  private init(target: Target) { self.target = target }

  private mutating func visit(_ finding: Diagnostic) {
    guard finding.code.failure(among: [target]) != nil else { return }
    let file = finding.span.file
    var loss = losses[file] ?? Loss(first: finding)
    if Self.precedes(finding, loss.first) { loss.first = finding }
    loss.count += 1
    losses[file] = loss
  }

  /// Whether the runtime fails because of one finding before it meets the other.
  private static func precedes(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
    guard let first = one.code.failure?.outcome, let second = other.code.failure?.outcome,
      first != second
    else { return one.span < other.span }
    return first < second
  }

  /// Returns one finding for each file; if the findings are cut, there may be more causes than were counted.
  private func report(isCut: Bool) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    for (_, loss) in losses.sorted(by: { $0.key < $1.key }) {
      guard let failure = loss.first.code.failure(among: [target]) else { continue }
      let others = loss.count - 1
      let more = others == 0 ? "" : ", and \(isCut ? "at least " : "")\(others) more"
      diagnostics.append(
        .lostStylesheet(loss.first, "as written, \(failure)", more: more, target))
    }
    return diagnostics
  }
}

extension Diagnostic {
  fileprivate static func lostStylesheet(
    _ cause: Diagnostic, _ failure: String, more: String, _ target: Target
  ) -> Diagnostic {
    Diagnostic(
      .lostStylesheet, "\(failure): \(cause.message)\(more)", at: cause.span,
      help: [
        "'--portable \(target.rawValue)' reports each cause as an error",
        "'themec build --emit nss' writes a stylesheet that \(target.runtime) reads",
      ])
  }
}
