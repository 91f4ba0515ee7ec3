import Foundation
import TestSupport
import Testing

/// `themec preview --edit`: the studio with themes in it.
///
/// A small page stands in for the studio; `Tests/Studio` opens the real one in a browser.
@Suite struct EditTests {
  private static let page = """
    <title>Theme studio</title>
    <script type="application/json" id="files">{"themes":[],"files":[]}</script>
    <script type="text/plain" id="module">H4sI</script>

    """

  /// The data of a page that was written.
  private struct Content: Decodable, Equatable {
    var themes: [String]
    var files: [[String]]
  }

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(Self.page, to: "studio.html")
    try sandbox.write("@import \"../base/base.nss\";\nLabel { font-size: 3; }\n", to: "in/a.nss")
    try sandbox.write("@import \"themec:Fiori\";\n", to: "base/base.nss")
    return sandbox
  }

  private func content(_ page: String?) throws -> Content {
    let page = try #require(page)
    let (start, end) = (Self.page.prefix { $0 != "{" }, "</script>\n<script type=\"text/plain\"")
    expect(page.hasPrefix(start) && page.hasSuffix(Self.page.suffix(48)))
    let data = try #require(page.dropFirst(start.count).firstRange(of: end))
    return try JSONDecoder().decode(Content.self, from: Data(page[..<data.lowerBound].dropFirst(start.count).utf8))
  }

  @Test func aPageHoldsThemesAndTheirImports() throws {
    let sandbox = try sandbox()
    try sandbox.write("Button { font-color: red; }\n", to: "in/b.nss")
    let result = try sandbox.run("preview", "--edit", "in", "--studio", "studio.html", "-o", "edit.html")
    expect(result.code == 0 && result.errors.hasSuffix("wrote edit.html\n"), "\(result.errors)")
    let content = try content(sandbox.read("edit.html"))
    expectEqual(content.themes, ["in/a.nss", "in/b.nss"])
    expectEqual(content.files.map(\.[0]), ["in/a.nss", "base/base.nss", "in/b.nss"])
    for file in content.files { expectEqual(file[1], sandbox.read(file[0])) }
    // A page with themes in it is a studio too, and what is said of paths does not depend on the folder.
    let again = try sandbox.shell(
      "cd base && themec preview --edit ../in --studio ../edit.html -o - --allow-outside-root")
    expectEqual(again.output, sandbox.read("edit.html"))
  }

  @Test func aPageHoldsTheSettingsAndTheFilesThatTheyName() throws {
    let sandbox = try sandbox()
    try sandbox.write(#"{"root": true, "target": "nui", "registry": ["own/registry.nss"]}"#, to: "themec.json")
    try sandbox.write("@class BigButton : Button;\n", to: "own/registry.nss")
    let result = try sandbox.run("preview", "--edit", "in/a.nss", "--studio", "studio.html")
    let content = try content(sandbox.read("preview.html"))
    expectEqual(content.themes, ["in/a.nss"], "\(result.errors)")
    expectEqual(content.files.map(\.[0]), ["in/a.nss", "base/base.nss", "themec.json", "own/registry.nss"])
    for file in content.files { expectEqual(file[1], sandbox.read(file[0])) }
  }

  @Test func hostileTextEndsNoElement() throws {
    let sandbox = try sandbox()
    let text = "/* </script><!-- <script> \u{2028}\u{0} */ Label { font-size: 3; }\r\n"
    try sandbox.write(text, to: "<b>.nss")
    let result = try sandbox.run("preview", "--edit", "<b>.nss", "--studio", "studio.html", "-o", "-")
    expectEqual(result.output.count { $0 == "<" }, Self.page.count { $0 == "<" })
    try expectEqual(content(result.output), Content(themes: ["<b>.nss"], files: [["<b>.nss", text]]))
  }

  @Test func aThemeWithErrorsIsWrittenWithThem() throws {
    let sandbox = try sandbox()
    try sandbox.write("Label { font-size: big; }\n", to: "a.nss")
    let result = try sandbox.run("preview", "--edit", "a.nss", "--studio", "studio.html")
    expect(result.code == 1 && result.errors.contains("the page shows the mistakes"))
    try expectEqual(content(sandbox.read("preview.html")).themes, ["a.nss"])
  }

  /// Where the executable and the page lie in what users install.
  @Test(arguments: [
    ("tool/themec", "tool/themec-studio.html"), (".local/bin/themec", ".local/share/themec/themec-studio.html"),
    ("a.artifactbundle/triple/themec", "a.artifactbundle/share/themec/themec-studio.html"),
    (".build/triple/debug/themec", "dist/themec-studio.html"),
  ]) func theStudioIsInstalledWithTheExecutable(_ executable: String, _ page: String) throws {
    let sandbox = try sandbox()
    func run() throws -> Sandbox.Result {
      try sandbox.shell(
        """
        mkdir -p links $(dirname \(executable)) $(dirname \(page))
        [ -e \(executable) ] || ln "$THEMEC" \(executable) 2>/dev/null || cp "$THEMEC" \(executable)
        ln -sf ../\(executable) links/themec && links/themec preview --edit in/a.nss
        """)
    }
    let missing = try run()
    expect(missing.code == 2 && missing.errors.contains("'Sources/themec/Packaging/pack.py dist --studio'"))
    try sandbox.write(Self.page, to: page)
    let made = try run()
    expectEqual(made.code, 0, "\(made.errors)")
    try expectEqual(content(sandbox.read("preview.html")).files.count, 2)
  }

  /// The page of these sources has the place that the tool looks for, whatever module is in it.
  @Test func thePackedPageIsAStudio() throws {
    let sandbox = try sandbox()
    let script = Repository.url("Sources/Studio/pack.py").path
    let packed = try sandbox.shell("echo module > m && python3 -B '\(script)' m studio.html")
    expectEqual(packed.code, 0, "\(packed.errors)")
    let made = try sandbox.run("preview", "--edit", "in/a.nss", "--studio", "studio.html")
    expectEqual(made.code, 0, "\(made.errors)")
    let page = try #require(sandbox.read("preview.html"))
    let isFilled = page.contains(#"id="files">{"themes":["in/a.nss"],"files":[["in/a.nss","#)
    expect(isFilled)
  }

  @Test func whatCannotBeAStudioIsRefused() throws {
    let sandbox = try sandbox()
    func run(_ words: String) throws -> Sandbox.Result { try sandbox.shell("themec preview in/a.nss \(words)") }
    try sandbox.write("<html></html>", to: "page.html")
    let page = try run("--edit --studio page.html")
    expect(page.code == 2 && page.errors.contains("'page.html' is not the studio"))
    try expectEqual(run("--edit --studio none.html").code, 2)
    try expectEqual(run("--edit --studio studio.html -o studio.html").code, 64)
    try expectEqual(run("--studio studio.html").code, 64)
    for option in ["--watch", "--layer", "--against in/a.nss", "--app in", "--svg pictures"] {
      try expectEqual(run("--edit --studio studio.html \(option)").code, 64, "\(option)")
    }
    try expectEqual(sandbox.shell("themec preview --edit - < in/a.nss").code, 64)
    expect(sandbox.read("studio.html") == Self.page && sandbox.read("preview.html") == nil)
  }
}
