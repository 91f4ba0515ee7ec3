import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeTable

/// Every theme in `Grammar.md` does what the page says.
@Suite struct GrammarExampleTests {
  private static let page = "Grammar.md"

  private static let examples: [GrammarExample] = {
    do { return try GrammarExample.all(in: MarkdownFence.all(ofPage: page)) } catch {
      Issue.record(error)
      return []
    }
  }()

  /// Themes that other examples import.
  private static let files: [String: String] = Dictionary(
    examples.compactMap { example in example.theme["file"].map { ($0, example.theme.body) } },
    uniquingKeysWith: { first, _ in first })

  @Test(arguments: examples) func givesItsDiagnostics(example: GrammarExample) throws {
    let (compilation, lint) = try example.compiled(files: Self.files)
    let found = compilation.diagnostics(lint)
    expectEqual(Set(found.map(\.code.rawValue)), example.codes, "\(found.map(\.message))")
  }

  @Test(arguments: examples) func hasItsOutcome(example: GrammarExample) throws {
    let table = try example.compiled(files: Self.files).0.table
    for outcome in example.outcomes {
      let styles = EnvironmentStyles(table, in: outcome.environment).styles
      let entry = styles.first { $0.path == outcome.path }?.entries.first { $0.property == outcome.property }
      expectEqual(entry?.text, outcome.text, "line \(outcome.line)")
      guard let entry else { continue }
      expectEqual(entry.value.shownText, outcome.value ?? entry.text, "line \(outcome.line)")
    }
  }

  @Test func everyBlockIsOfAKnownLanguage() throws {
    let fences = try MarkdownFence.all(ofPage: Self.page)
    expectEqual(Set(fences.map(\.language)), ["nss", "result", "ebnf"])
    for (fence, next) in zip(fences, fences.dropFirst()) where next.language == "result" {
      expectEqual(fence.language, "nss", "line \(next.line) is no outcome of anything")
    }
    expect(Self.examples.count > 60)
  }

  @Test func everyCodeIsOne() throws {
    let known = Set(DiagnosticCode.allCases.map(\.rawValue))
    for example in Self.examples { expect(known.isSuperset(of: example.codes), "line \(example.theme.line)") }
    expect(Self.examples.count { !$0.codes.isEmpty } > 60)
  }
}
