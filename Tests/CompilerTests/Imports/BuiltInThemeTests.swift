import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeTable

/// The themes that are a part of themec.
@Suite struct BuiltInThemeTests {
  @Test func theEmbeddedThemesAreFresh() throws {
    GeneratedFile.check(
      try EmbeddedFolder.source(
        "Themes", only: Set(BuiltInTheme.all.map { $0.name + ".nss" }), as: "EmbeddedThemes", test: "BuiltInThemeTests"),
      at: "Sources/ThemeCompiler/Generated/EmbeddedThemes.swift")
    #expect(try EmbeddedFolder.unfit("Themes") == [])
  }

  private func compile(_ text: String) -> Compilation {
    var sources = SourceSet()
    sources.add(path: "a.nss", bytes: Array(text.utf8))
    return Compiler.compile(sources, options: CompilerOptions())
  }

  @Test func aBuiltInThemeIsImportedByItsName() throws {
    for theme in BuiltInTheme.all {
      let file = try Repository.bytes("Themes/\(theme.name).nss")
      #expect(theme.bytes == file)
      let result = compile("@import \"\(theme.importName)\";")
      #expect(result.diagnostics.isEmpty)
      #expect(result.sources.files.map(\.path) == ["a.nss", theme.importName])
      #expect(result.table.rows == compile(String(decoding: file, as: UTF8.self)).table.rows)
    }
    let twice = compile("@import \"themec:Fiori\"; @import \"themec:Fiori\"; @import \"themec:NUI\";")
    #expect(twice.sources.files.count == 3 && !twice.hasErrors)
  }

  @Test func anUnknownNameHasANearOne() {
    func finding(_ path: String) -> Diagnostic? {
      compile("@import \"\(path)\";").diagnostics.first { $0.code == .importNotFound }
    }
    let near = finding("themec:fiori")
    #expect(near?.message == "there is no built-in theme 'themec:fiori'")
    #expect(near?.help == ["did you mean 'themec:Fiori'?"])
    #expect(near?.fixIts.first?.edits.first?.replacement == "\"themec:Fiori\"")
    #expect(finding("themec:Brand")?.help == ["the built-in themes are 'themec:Fiori' and 'themec:NUI'"])
    for path in ["Fiori.nss", "base/fiori.nss", "NUI.nss"] {
      let plain = finding(path)
      #expect(plain?.help.first?.hasPrefix("the theme is built in: '@import \"themec:") == true)
      #expect(plain?.fixIts.count == 1)
    }
    #expect(finding("Brand.nss")?.help.isEmpty == true)
  }
}
