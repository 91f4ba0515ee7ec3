import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeTable

/// A construct that a target reads otherwise than themec, with what themec says of it.
struct PortabilityCase: Sendable, CustomTestStringConvertible {
  /// The facts that it proves: section and subject.
  var id: String
  var target: Target
  /// A theme in which the construct stands between 1️⃣ and 2️⃣.
  var bad: String
  var code: DiagnosticCode
  /// The theme with the fix applied; nil where there is none.
  var fixed: String?
  /// Whether the fix keeps the values: some put right what cannot have been meant.
  var keepsMeaning = true
  /// The same without the construct, where no fix says how.
  var good: String?

  var testDescription: String { "\(id) (\(target.rawValue))" }
}

/// Checks that exactly the code is given, at the span; that the fix gives the text; and that nothing is left to say then.
func check(_ sample: PortabilityCase, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let source = MarkedSource(sample.bad)
  let compilation = compileBesideBase(source.text, target: sample.target)
  let found = compilation.diagnostics.filter { $0.severity >= .warning || $0.code == sample.code }
  let places = found.map { "\($0.code.rawValue) \($0.span.start)..<\($0.span.end)" }
  expectEqual(
    places, ["\(sample.code.rawValue) \(source[1])..<\(source[2])"], "\(found.map(\.message))",
    sourceLocation: sourceLocation)
  guard let diagnostic = found.first else { return }
  let fix = diagnostic.fixIts.first
  let result = fix.map { String(decoding: apply($0, to: source.bytes), as: UTF8.self) }
  expectEqual(result, sample.fixed, sourceLocation: sourceLocation)
  guard let right = sample.fixed ?? sample.good else { return }
  let again = compile(right, target: sample.target)
  let left = again.diagnostics.filter { $0.severity >= .warning }
  expect(left.isEmpty, "\(left.map(\.message))", sourceLocation: sourceLocation)
  guard sample.fixed != nil, sample.keepsMeaning else { return }
  for environment in EnvironmentSet.all {
    expectEqual(
      values(again.table, in: environment), values(compilation.table, in: environment), sourceLocation: sourceLocation
    )
  }
  expectEqual(again.overrides.map(\.colors), compilation.overrides.map(\.colors))
}

/// Compiles a theme that may import `base.nss`, which is empty.
private func compileBesideBase(_ text: String, target: Target) -> LintedTheme {
  let entry = ImportGraph.Entry(path: "theme.nss", bytes: Array(text.utf8), root: nil)
  let graph = ImportGraph.load([entry]) { $0 == "base.nss" ? .bytes([]) : .notFound }
  var setup = ThemeSetup()
  setup.options.target = target
  setup.lint.portability = [target]
  return LintedTheme(graph, setup)
}

/// The bytes with the edits of a fix made.
func apply(_ fix: FixIt, to bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  for edit in fix.edits.sorted(by: { $0.span > $1.span }) {
    bytes.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: edit.replacement.utf8)
  }
  return bytes
}
