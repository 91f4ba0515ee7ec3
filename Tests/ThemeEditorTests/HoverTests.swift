import TestSupport
import Testing
import ThemeBase
import ThemeEditor
import ThemeRegistry
import ThemeSyntax

/// Answers that are shown beside the text: hovers, proposals of several lines, pages of the registry.
@Suite struct HoverTests {
  private func hover(_ source: String) throws -> String {
    let sample = EditorSample(source)
    let target = try #require(sample.target)
    return try #require(Hover.find(target, of: sample.theme)).text.plain
  }

  @Test func aColourTellsItsContrast() throws {
    let text = try hover(
      """
      Button {
        font-|color: #777777;
        background-color: #FFFFFF;
        @media (appearance: dark) { background-color: #000000; }
      }
      """)
    #expect(text.contains("- contrast 4.4:1 on #FFFFFF if (appearance: light)"))
    #expect(text.contains("- contrast 4.6:1 on #000000 if (appearance: dark)"))
    // Without a background nothing is known.
    #expect(!(try hover("Button { font-|color: #777777; }")).contains("contrast"))
  }

  @Test func aClassPathTellsWhereItIsDocumented() throws {
    let registry = Registry.standard
    var checked = 0
    for component in registry.components.values.prefix(200) {
      guard let part = component.parts.first, !component.sources.isEmpty else { continue }
      let path = registry.paths[registry.parts[part].path]
      guard !path.contains("["), registry.parts(of: registry.parts[part].path).count == 1 else {
        continue
      }
      let text = try hover("|\(path) { font-color: red; }")
      #expect(text.contains("of \(component.name) (\(component.certainty.rawValue))"))
      for source in component.sources { #expect(text.contains("- \(source)")) }
      checked += 1
    }
    #expect(checked > 20)
  }

  @Test func theVariantsThatAreMissingAreOneProposal() throws {
    let sample = EditorSample("@tintColor: red;\n@tintColor_darkBackground: blue;\n@tin|")
    let context = try #require(CompletionContext.find(in: sample.tree, at: sample.offset))
    let items = Completion.find(context, of: sample.theme).items
    let snippet = try #require(items.first { $0.label == "@tintColor_… missing variants" })
    let lines = (snippet.insertion ?? "").split(separator: "\n").map(String.init)
    #expect(snippet.isSnippet && lines.count >= 1)
    for (number, line) in lines.enumerated() {
      #expect(line.hasPrefix("@tintColor_") && line.contains(": $\(number + 1);"))
      // A line that is there already is not proposed again.
      #expect(!line.hasPrefix("@tintColor_darkBackground:"))
    }
    #expect(lines.last?.hasSuffix("$0") == true)
  }

  @Test func aPageOfTheRegistryIsAStylesheetWithThePart() throws {
    for name in ["Button", "fdlFUIHierarchyItemView_title"] {
      let sample = EditorSample("|\(name) { font-color: red; }")
      let target = try #require(sample.target)
      let page = try #require(RegistryPage.find(target, sample.theme.registry))
      #expect(String(decoding: page.bytes[page.range], as: UTF8.self) == name)
      let file = EditorSample(String(decoding: page.bytes, as: UTF8.self)).tree
      #expect(file.nodes(.atRule).contains { $0.firstToken.isSpelt("@component") })
      #expect(String(decoding: page.bytes, as: UTF8.self).contains("font-color: "))
    }
  }
}
