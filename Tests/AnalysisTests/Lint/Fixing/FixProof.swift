import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeSyntax
import ThemeTable

@testable import ThemeAnalysis

/// Applies single fixes to a stylesheet in memory and says what is wrong with the result.
struct FixProof {
  let bytes: [UInt8]
  let setup: ThemeSetup
  let before: LintedTheme

  init(_ bytes: [UInt8], target: Target = .fioriUIKit, portability: Set<Target> = []) {
    var setup = ThemeSetup()
    setup.options.target = target
    setup.lint.portability = portability
    self.init(bytes, setup)
  }

  init(_ bytes: [UInt8], _ setup: ThemeSetup) {
    self.bytes = bytes
    self.setup = setup
    before = Self.compile(bytes, setup)
  }

  static func compile(_ bytes: [UInt8], _ setup: ThemeSetup) -> LintedTheme { LintedTheme(graph(bytes), setup) }

  static func graph(_ bytes: [UInt8]) -> ImportGraph {
    ImportGraph.load([ImportGraph.Entry(path: "theme.nss", bytes: bytes, root: "")], through: access)
  }

  /// The one file that can be imported is empty.
  static var access: ImportGraph.Access { ImportGraph.Access(read: { $0.text == "base.nss" ? .bytes([]) : .notFound }) }

  /// Every fix with the finding that it belongs to.
  var fixes: [(finding: Diagnostic, fix: FixIt)] {
    before.diagnostics.flatMap { finding in finding.fixIts.map { (finding, $0) } }
  }

  /// Why a fix is wrong: it does not mend its finding, brings a new one, or changes something else; nil if it is right.
  func fault(of fix: FixIt, for finding: Diagnostic) -> String? {
    var text = PatchedText(bytes)
    text.apply(fix.edits)
    let after = Self.compile(text.bytes, setup)
    let was = counts(before.diagnostics)
    let now = counts(after.diagnostics)
    let old = before.diagnostics.count { $0.code == finding.code }
    let left = after.diagnostics.count { $0.code == finding.code }
    if left >= old { return "the finding is still there" }
    for (code, count) in now where count > was[code] ?? 0 { return "'\(code)' is new" }
    guard fix.applicability == .safe else { return nil }
    if finding.severity < .error, let code = newCode(after, onLineOf: fix) { return "'\(code)' is new on its line" }
    let hadErrors = before.diagnostics.contains { $0.severity == .error }
    if !hadErrors, ThemeMeaning(before.table) != ThemeMeaning(after.table) {
      return "the theme resolves to something else"
    }
    return nil
  }

  /// A code, that of a note too, which is found on the first line of a fix only after it.
  private func newCode(_ after: LintedTheme, onLineOf fix: FixIt) -> DiagnosticCode? {
    let start = fix.edits.map { Int($0.span.start) }.min() ?? 0
    let line = bytes[..<start].count { $0 == UInt8(ascii: "\n") }
    let codes = [before, after].map { compilation in
      let bytes = compilation.sources[FileID(index: 0)]?.bytes ?? []
      return Set(
        compilation.diagnostics.filter { finding in
          bytes.prefix(Int(finding.span.start)).count { $0 == UInt8(ascii: "\n") } == line
        }.map(\.code))
    }
    return codes[1].subtracting(codes[0]).first
  }

  /// Whether the sheet holds errors of syntax that have nothing to do with a finding: there nothing is fixed.
  private func hasSyntaxErrors(beside finding: Diagnostic) -> Bool {
    before.diagnostics.contains { $0.isSyntaxError && $0 != finding }
  }

  private func counts(_ findings: [Diagnostic]) -> [DiagnosticCode: Int] {
    findings.reduce(into: [:]) { counts, finding in
      if finding.severity > .note { counts[finding.code, default: 0] += 1 }
    }
  }

  /// The faults of all fixes of the sheet, each with its code.
  func faults(_ isLooked: (FixIt) -> Bool = { _ in true }) -> [String] {
    fixes.filter { isLooked($0.fix) && !hasSyntaxErrors(beside: $0.finding) }.compactMap { finding, fix in
      fault(of: fix, for: finding).map { "\(finding.code) '\(fix.title)': \($0)" }
    }
  }
}

extension Fixer {
  /// Fixes one stylesheet in memory.
  static func fix(_ bytes: [UInt8], _ level: FixLevel, _ setup: ThemeSetup = ThemeSetup()) -> FixOutcome {
    let graph = FixProof.graph(bytes)
    return Fixer(
      level: level, files: [FileID(index: 0)],
      themes: [.init(layers: graph.entries, options: setup.options, lint: setup.lint)],
      access: FixProof.access
    ).run(on: graph)
  }

  static func fixed(_ text: String, _ level: FixLevel = .safe, _ setup: ThemeSetup = ThemeSetup()) -> String {
    let outcome = fix(Array(text.utf8), level, setup)
    return String(decoding: outcome.graph.trees[0].file.bytes, as: UTF8.self)
  }
}
