import Foundation
import TestSupport
import Testing
import ThemeCompiler
import ThemeEditor

@testable import ThemeLanguageServer

/// Pages about a theme, the parameters of functions, and imports that follow renamed files.
@Suite struct PageTests {
  private static let uri = "file:///t/a.nss"
  private static var client: [String: Any] {
    [
      "window": ["showDocument": ["support": true]],
      "workspace": ["fileOperations": ["willRename": true]],
      "textDocument": ["codeAction": ["codeActionLiteralSupport": [:] as [String: Any]]],
    ]
  }

  private func session(_ text: String, _ capabilities: [String: Any] = PageTests.client) -> TestSession {
    let session = TestSession(capabilities: capabilities)
    session.open(Self.uri, text)
    return session
  }

  private func place(_ line: Int, _ character: Int) -> [String: Any] {
    ["textDocument": ["uri": Self.uri], "position": ["line": line, "character": character]]
  }

  @Test func aFunctionShowsTheParameterAtTheCursor() {
    let session = session("A {\n  font-color: rgba(1, mix(a, b), 3, );\n}\n")
    func parameter(_ character: Int) -> String? {
      let help = session.request("textDocument/signatureHelp", place(1, character))
      guard let help = help as? [String: Any], let number = help["activeParameter"] as? Int,
        let signature = (help["signatures"] as? [[String: Any]])?.first,
        let parameters = signature["parameters"] as? [[String: String]]
      else { return nil }
      return "\(signature["label"] ?? "") \(parameters[number]["label"] ?? "")"
    }
    expectEqual(parameter(19), "rgba(red, green, blue, alpha) red")
    expectEqual(parameter(26), "mix(first, second, weight) first")
    expectEqual(parameter(29), "mix(first, second, weight) second")
    expectEqual(parameter(36), "rgba(red, green, blue, alpha) alpha")
    expect(parameter(5) == nil)
  }

  @Test func aPageIsWrittenAndShown() throws {
    let session = session("@a: red;\nButton { font-color: @a; }\n")
    for (command, words) in [("preview", []), ("explain", ["Button", "font-color"])] {
      let result = session.request(
        "workspace/executeCommand", ["command": "themec.\(command)", "arguments": [Self.uri] + words])
      let address = try #require(result as? String)
      expectEqual(session.disk.pages[DocumentURI.path(of: address).text], Array(command.utf8))
      let shown = session.asked("window/showDocument").last?["params"] as? [String: Any]
      expectEqual(shown?["uri"] as? String, address)
      expectEqual(shown?["external"] as? Bool, (command == "preview"))
    }
    expectEqual(session.errorCode("workspace/executeCommand", ["command": "x", "arguments": [Self.uri]]), -32602)
  }

  @Test func lensesAndActionsLeadToPages() throws {
    func commands(_ capabilities: [String: Any]) -> [String] {
      let session = session("@a: red;\nButton { font-color: @a; }\n", capabilities)
      let start = ["line": 1, "character": 12]
      let lenses = session.request("textDocument/codeLens", ["textDocument": ["uri": Self.uri]])
      let resolved = (lenses as? [Any] ?? []).map { session.request("codeLens/resolve", $0) }
      let actions = session.request(
        "textDocument/codeAction",
        [
          "textDocument": ["uri": Self.uri], "range": ["start": start, "end": start],
          "context": ["diagnostics": [Any]()],
        ])
      return ((resolved + (actions as? [Any] ?? [])) as? [[String: Any]] ?? []).compactMap {
        let command = $0["command"] as? [String: Any]
        guard let name = command?["command"] as? String, !name.isEmpty else { return nil }
        let words = (command?["arguments"] as? [String])?.dropFirst() ?? []
        return ([name] + words).joined(separator: " ")
      }
    }
    expectEqual(
      commands(Self.client),
      [
        "themec.preview", "themec.explain @a", "themec.explain Button font-color", "themec.preview",
      ])
    expect(commands(["textDocument": ["codeAction": ["codeActionLiteralSupport": [:] as [String: Any]]]]).isEmpty)
  }

  // MARK: - Renamed files

  private func check(
    _ moves: [(String, String)], _ files: [String: String], gives expected: [String: String],
    location: SourceLocation = #_sourceLocation
  ) {
    let session = TestSession(files: files, capabilities: Self.client)
    let params = moves.map { ["oldUri": "file://" + $0, "newUri": "file://" + $1] }
    let result = session.request("workspace/willRenameFiles", ["files": params])
    let changes = (result as? [String: [String: [[String: Any]]]])?["changes"] ?? [:]
    var imports: [String: String] = [:]
    for (uri, edits) in changes { imports[uri] = edits.compactMap { $0["newText"] as? String }.joined(separator: " ") }
    expectEqual(imports, expected, sourceLocation: location)
  }

  @Test func importsFollowRenamedFiles() {
    let files = [
      "/t/a.nss": "@import \"base/b.nss\";\n@import \"themec:Fiori\";\n", "/t/base/b.nss": "@import \"../c.nss\";\n",
      "/t/c.nss": "@x: 1;\n",
    ]
    check([("/t/c.nss", "/t/d.nss")], files, gives: ["file:///t/base/b.nss": "../d.nss"])
    check(
      [("/t/base", "/t/deep/core")], files,
      gives: ["file:///t/a.nss": "deep/core/b.nss", "file:///t/base/b.nss": "../../c.nss"])
    check([("/t/a.nss", "/t/base/a.nss")], files, gives: ["file:///t/a.nss": "b.nss"])
    check([("/t/x.nss", "/t/y.nss")], files, gives: [:])
  }

  @Test func aFileThatChangesWhereALinkLeadsIsReadAgain() {
    let session = TestSession(files: ["/t/base.nss": "@a: red;\n"])
    session.open("file:///t/a.nss", "@import \"base.nss\";\nButton { font-color: @a; }\n")
    session.settle()
    expectEqual(session.pushed("file:///t/a.nss")?.isEmpty, true)
    session.disk.files["/t/base.nss"] = "@b: red;\n"
    session.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///real/base.nss", "type": 2]]])
    session.settle()
    expectEqual(session.pushed("file:///t/a.nss")?.count, 1)
  }

  @Test func nothingIsLaidOutBeforeTheLineAndAfterTheCursor() {
    func edits(_ text: String, _ line: Int, _ character: Int) -> [String] {
      let result = session(text).request(
        "textDocument/onTypeFormatting", place(line, character).merging(["ch": ";", "options": ["tabSize": 2]]) { $1 })
      return (result as? [[String: Any]] ?? []).compactMap { $0["newText"] as? String }
    }
    expect(edits("@a: 3;", 0, 6).isEmpty)
    expectEqual(edits("\n\n\n@a:3;", 3, 5), [" "])
    expectEqual(edits("Button {\nfont-size:3;\n}\n", 1, 12), ["  ", " "])
  }
}
