import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax
import ThemeTable

/// A theme resolves to the same styles in every layout; the themes that we ship and show have the canonical one.
@Suite struct FormattingTests {
  private static let pages = ["Grammar.md", "README.md", "Sources/themec/themec.docc/ATourOfThemec.md"]
  private static let themes = Repository.files(under: "Themes", ending: ".nss")

  private func formatted(_ bytes: [UInt8], _ options: FormatOptions = FormatOptions()) -> [UInt8] {
    let file = SourceFile(id: FileID(index: 0), path: "theme.nss", bytes: bytes)
    return Formatter.format(Parser.parse(file), options: options)
  }

  @Test(arguments: themes) func shippedThemesAreFormatted(path: String) throws {
    let bytes = try Repository.bytes(path)
    expectEqual(formatted(bytes), bytes)
  }

  /// Examples of mistakes are left out: some show a mistake of layout.
  @Test(arguments: pages) func examplesAreFormatted(page: String) throws {
    for example in try GrammarExample.all(in: MarkdownFence.all(ofPage: page)) where example.codes.isEmpty {
      let fence = example.theme
      let options = FormatOptions(writesDefinitionsForLineReader: fence["target"] == Target.fioriSwiftUI.rawValue)
      let text = String(decoding: formatted(Array(fence.body.utf8), options), as: UTF8.self)
      expectEqual(text, fence.body, "\(page):\(fence.line)")
    }
  }

  @Test(arguments: [UInt64(301), 302]) func layoutChangesNoTable(seed: UInt64) throws {
    var mutator = SheetMutator(RealSheets.all, seed: seed)
    let mutated = (0..<40).map { _ in mutator.next() }
    for sheet in mutated + (seed == 301 ? RealSheets.all : []) {
      try expectEqual(table(of: sheet), table(of: formatted(sheet)))
    }
  }

  private func table(of sheet: [UInt8]) throws -> [UInt8] {
    var sources = SourceSet()
    sources.add(path: "theme.nss", bytes: sheet)
    return try TableWriter.write(Compiler.compile(sources, options: CompilerOptions()).table)
  }
}
