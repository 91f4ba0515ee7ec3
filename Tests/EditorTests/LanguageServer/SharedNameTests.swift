import Foundation
import TestSupport
import Testing

@testable import ThemeLanguageServer

/// One list of the uses of a name: what the app asks for, other themes style and registry files declare.
@Suite struct SharedNameTests {
  private let theme = "file:///t/a.nss"
  private let source = "file:///t/App/S.swift"

  private func session(_ files: [String: String], annotates: Bool = true) -> TestSession {
    let edits: [String: Any] = ["documentChanges": true, "changeAnnotationSupport": [:] as [String: Any]]
    let actions: [String: Any] = ["codeActionLiteralSupport": [:] as [String: Any]]
    let session = TestSession(
      files: files,
      capabilities: annotates
        ? ["workspace": ["workspaceEdit": edits], "textDocument": ["codeAction": actions]]
        : ["textDocument": ["codeAction": actions]])
    session.open(theme, files["/t/a.nss"] ?? "")
    return session
  }

  /// The text of an answer, with plain slashes.
  private func written(_ value: Any) -> String { TestSession.text(value).replacing("\\/", with: "/") }

  private func position(_ line: Int, _ character: Int) -> [String: Any] {
    ["textDocument": ["uri": theme], "position": ["line": line, "character": character]]
  }

  private static let files = [
    "/t/themec.json": #"{"app": ["App"], "registry": ["classes.nss"]}"#, "/t/classes.nss": "@class Mine : Label;\n",
    "/t/a.nss": "Mine { font-size: 28; }\n", "/t/b.nss": "Mine, Other { font-size: 3; }\n",
    "/t/App/S.swift": """
    let l = UILabel()
    l.nuiClass = "Other:Mine"
    l.nuiClass = "Mineral"
    """, "/t/App/M.m": "label.nuiClass = @\"Mine\";\n",
  ]

  @Test(arguments: [
    "l.nuiClass = \"Mi\" + part\n", "l.nuiClass = \"\\(part)ne\"\n",
  ]) func aNameThatIsPutTogetherIsRefusedOrFound(text: String) {
    var files = Self.files
    files["/t/App/S.swift"] = "let l = UILabel()\n" + text
    files["/t/App/M.m"] = nil
    let session = session(files)
    let parameters = position(0, 1).merging(["newName": "Star"]) { $1 }
    if text.contains("part") {
      let reason = session.errorText("textDocument/rename", parameters)
      expect(reason?.contains("puts the name together at App/S.swift:2") == true, "\(reason ?? "none")")
    } else {
      let edits = written(session.request("textDocument/rename", parameters))
      expect(edits.contains(source) && edits.contains("\"annotationId\":\"app\""), "\(edits)")
    }
  }

  @Test func classesTellTheirBasesAndHeirs() throws {
    let session = session(["/t/a.nss": "@class Base : Label;\n@class Own : Base;\nOwn { font-size: 3; }\n"])
    session.settle()
    func names(_ value: Any) -> [String] { (value as? [[String: Any]] ?? []).compactMap { $0["name"] as? String } }
    let items = session.request("textDocument/prepareTypeHierarchy", position(1, 8)) as? [[String: Any]] ?? []
    expectEqual(names(items), ["Own"])
    let bases = session.request("typeHierarchy/supertypes", ["item": items.first ?? [:]]) as? [[String: Any]] ?? []
    expectEqual(names(bases), ["Base"])
    expectEqual(names(session.request("typeHierarchy/subtypes", ["item": bases.first ?? [:]])), ["Own"])
    expectEqual(names(session.request("typeHierarchy/supertypes", ["item": bases.first ?? [:]])), ["Label"])
    let places = written(session.request("textDocument/typeDefinition", position(2, 1)))
    expect(
      places.contains(#""uri":"file:\/\/\/t\/a.nss""#) || places.contains(#""uri":"file:///t/a.nss""#), "\(places)")
  }

  @Test func pagesOfThemesOfOneNameAreTold() throws {
    let files = ["/t/a/theme.nss": "Label { font-size: 1; }\n", "/t/b/theme.nss": "Label { font-size: 2; }\n"]
    let session = TestSession(files: files)
    for name in ["a", "b"] {
      let uri = "file:///t/\(name)/theme.nss"
      session.open(uri, files["/t/\(name)/theme.nss"] ?? "")
      session.request("workspace/executeCommand", ["command": "themec.preview", "arguments": [uri]])
    }
    expectEqual(session.disk.pages.keys.count { $0.contains("previews/theme-") }, 2)
  }
}
