import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeComponents
import ThemeSyntax
import ThemeTable

@testable import ThemePage

/// The parts of pictures, with the places that give them their looks.
@Suite struct PicturePartTests {
  private let picture = "hierarchy-phone-light.svg"

  private func theme(_ text: String) throws -> PageTheme {
    let graph = ImportGraph.load([.init(path: "/t/a.nss", bytes: Array(text.utf8), root: nil)]) { _ in .notFound }
    let compilation = Compiler.compile(graph.entries, of: graph, options: CompilerOptions())
    return try PageTheme(name: "a.nss", table: compilation.table, compilation: compilation, findings: [])
  }

  private func title(_ theme: PageTheme) throws -> PicturePart {
    let parts = try #require(PictureFiles.parts(picture, of: theme)).parts
    return try #require(parts.first { $0.classList.hasSuffix("HierarchyItemView_title") })
  }

  private func text(_ span: Span?, _ theme: PageTheme) -> String? {
    span.flatMap { span in theme.compilation.map { $0.program.tree(span.file).file.text(span) } }
  }

  @Test func aRuleOfTheUserComesFirst() throws {
    let source = "fdlFUIHierarchyItemView_title { font-style: body; font-color: #112233; }"
    let theme = try theme(source)
    let looks = try title(theme).looks
    expectEqual(looks.prefix(2).map { $0.property }, ["font-color", "font-style"])
    expectEqual(text(looks.first?.span, theme), "font-color: #112233;")
    expect(looks.dropFirst(2).allSatisfy { $0.span == nil })
  }

  @Test func aDefinitionIsThePlaceOfABuiltInRule() throws {
    let theme = try theme("@import \"themec:Fiori\";\n@rowTitle: title2;\n")
    let look = try #require(try title(theme).looks.first)
    expect(look.property == "font-style" && text(look.span, theme) == "@rowTitle: title2;")
  }

  @Test func theOfferedRuleChangesNothingButThePlace() throws {
    let source = "@import \"themec:Fiori\";\n"
    let plain = try theme(source)
    let look = try #require(try title(plain).looks.first)
    expect(look.span == nil && look.builtIn?.contains("Fiori") == true)
    expectEqual(look.property, "font-color")
    let changed = try theme(source + look.rule)
    let own = try #require(try title(changed).looks.first)
    expect(own.property == look.property && own.value == look.value && own.span != nil)
    expectEqual(PictureFiles.file(picture, of: plain), PictureFiles.file(picture, of: changed))
  }

  @Test func everyPartLiesInItsPicture() throws {
    let theme = try theme("@import \"themec:Fiori\";\n")
    for name in PictureFiles.names(of: theme) where name.hasSuffix("-light.svg") && !name.hasPrefix("controls") {
      let found = try #require(PictureFiles.parts(name, of: theme))
      expect(!found.parts.isEmpty, "\(name)")
      for part in found.parts {
        let (frame, size) = (part.frame, found.size)
        expect(frame.minX >= 0 && frame.maxX < size.width + 0.001 && frame.width > 0)
        expect(frame.minY >= 0 && frame.maxY < size.height + 0.001 && frame.height > 0)
        expect(!part.looks.isEmpty)
      }
    }
    expect(PictureFiles.parts("nothing.svg", of: theme) == nil)
  }
}
