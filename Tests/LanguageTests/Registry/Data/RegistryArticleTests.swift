import TestSupport
import Testing
import ThemeBase
import ThemeModel

/// The examples of the article about registry files are registry files.
@Suite struct RegistryArticleTests {
  @Test func everyExampleIsReadWithoutARemark() throws {
    let path = "Sources/ThemeModel/ThemeModel.docc/RegistryFiles.md"
    let article = String(decoding: try Repository.bytes(path), as: UTF8.self)
    let examples = article.split(separator: "```nss\n").dropFirst().compactMap {
      $0.split(separator: "```").first.map(String.init)
    }
    expectEqual(examples.count, 8)
    for example in examples {
      var sources = SourceSet()
      let file = sources.add(path: path, bytes: Array(example.utf8))
      let checked = Registry.standard.adding([file])
      expectEqual(checked.diagnostics.diagnostics.map(\.message), [], "\(example)")
      expect(checked.value.parts.count > Registry.standard.parts.count)
    }
  }
}
