import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeComponents
import ThemePage
import ThemeTable

/// The Swift that `README.md` and `InAnApp.md` show is compiled and does what they say.
@Suite struct ReadmeTests {
  private static let appPage = "Sources/themec/themec.docc/InAnApp.md"

  @Test(arguments: [("README.md", "open"), (appPage, "table"), (appPage, "components")]) func aSnippetIsWhatIsCompiled(
    page: String, name: String
  ) throws {
    let source = String(
      decoding: try Repository.bytes("Tests/DocumentationTests/Pages/ReadmeSnippets.swift"), as: UTF8.self)
    let lines = source.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("// \(name) {") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// } \(name)") })
    let indent = lines[start].prefix { $0 == " " }.count
    let snippet = lines[start + 1..<end].map { String($0.dropFirst(indent)) }
    try PagePictures(path: page).check(snippet.joined(separator: "\n") + "\n", named: name)
  }

  @Test func theSnippetsWork() throws {
    let color = StyleColor(rgba: 0x81C7_84FF)
    let readme = try session(of: "README.md").session
    try expectEqual(ReadmeSnippets.open(folder: readme.folder.path), color)
    let (app, bytes) = try session(of: Self.appPage)
    let values = try ReadmeSnippets.table(folder: app.folder.path)
    expect(values.color == color && values.touched == color)
    expect(values.size == 17 && values.largeSize == 17)
    let (drawing, effects) = ReadmeSnippets.components(try StyleTable(bytes: bytes))
    expectEqual(effects, [.shown("repair", .push)])
    try PagePictures(path: Self.appPage).check(drawing.outline, named: "drawing")
  }

  /// A folder with the table of the page's theme.
  private func session(of page: String) throws -> (session: ToolSession, bytes: [UInt8]) {
    let session = try ToolSession()
    let bytes = try table(of: #require(PagePictures(path: page)["meadow.nss"]))
    try session.write(bytes, to: "meadow.nsst")
    return (session, bytes)
  }

  private func table(of theme: String) throws -> [UInt8] {
    var sources = SourceSet()
    sources.add(path: "meadow.nss", bytes: Array(theme.utf8))
    let compilation = Compiler.compile(sources, options: CompilerOptions())
    expect(compilation.diagnostics.isEmpty)
    return try TableWriter.write(compilation.table)
  }
}
