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
    try expectEqual(EmbeddedFolder.unfit("Themes"), [])
  }

  private func compile(_ text: String) -> Compilation {
    var sources = SourceSet()
    sources.add(path: "a.nss", bytes: Array(text.utf8))
    return Compiler.compile(sources, options: CompilerOptions())
  }

  @Test func aBuiltInThemeIsImportedByItsName() throws {
    for theme in BuiltInTheme.all {
      let file = try Repository.bytes("Themes/\(theme.name).nss")
      expectEqual(theme.bytes, file)
      let result = compile("@import \"\(theme.importName)\";")
      expect(result.diagnostics.isEmpty)
      expectEqual(result.sources.files.map(\.path), ["a.nss", theme.importName])
      expectEqual(result.table.rows, compile(String(decoding: file, as: UTF8.self)).table.rows)
    }
    let twice = compile("@import \"themec:Fiori\"; @import \"themec:Fiori\"; @import \"themec:NUI\";")
    expect(twice.sources.files.count == 3 && !twice.hasErrors)
  }

  @Test func anUnknownNameHasANearOne() {
    func finding(_ path: String) -> Diagnostic? {
      compile("@import \"\(path)\";").diagnostics.first { $0.code == .importNotFound }
    }
    let near = finding("themec:fiori")
    expectEqual(near?.message, "there is no built-in theme 'themec:fiori'")
    expectEqual(near?.help, ["did you mean 'themec:Fiori'?"])
    expectEqual(near?.fixIts.first?.edits.first?.replacement, "\"themec:Fiori\"")
    expectEqual(finding("themec:Brand")?.help, ["the built-in themes are 'themec:Fiori' and 'themec:NUI'"])
    for path in ["Fiori.nss", "base/fiori.nss", "NUI.nss"] {
      let plain = finding(path)
      expectEqual(plain?.help.first?.hasPrefix("the theme is built in: '@import \"themec:"), true)
      expectEqual(plain?.fixIts.count, 1)
    }
    expectEqual(finding("Brand.nss")?.help.isEmpty, true)
  }
}
