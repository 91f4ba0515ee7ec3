import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeTable

/// The documents that tools read carry their format and a version.
@Suite struct AnswerDocumentTests {
  private func compile(_ text: String) -> Compilation {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: Array(text.utf8))
    return Compiler.compile(sources, options: CompilerOptions())
  }

  private func checkVersion(_ document: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let text = String(decoding: document, as: UTF8.self)
    expect(text.hasSuffix(",\n  \"version\": 1\n}\n"), sourceLocation: sourceLocation)
    expect(text.contains("\n  \"format\": \"themec-"), sourceLocation: sourceLocation)
  }

  @Test func everyAnswerCarriesTheVersion() throws {
    let (old, new) = (compile("Label { font-size: 1; }"), compile("Label { font-size: 2; }"))
    checkVersion(EnvironmentStyles(new.table, in: StyleEnvironment()).json())
    let explanation = Explainer.explain("Label", in: StyleEnvironment(), of: new)
    checkVersion(try #require(explanation).json())
    let difference = ThemeDifference(from: (nil, old.table), to: (nil, new.table), registry: new.registry)
    checkVersion(difference.json(oldName: "old.nss", newName: "new.nss"))
  }
}
