import TestSupport
import Testing

@testable import ThemeLanguageServer

@Suite struct SessionTests {
  private let uri = "file:///t/main.nss"

  private func document(_ line: Int, _ character: Int) -> [String: Any] {
    ["textDocument": ["uri": uri], "position": ["line": line, "character": character]]
  }

  @Test func everyOpeningIsAnsweredWithDiagnostics() {
    let session = TestSession()
    for count in 1...2 {
      session.open(uri, "A {}\n")
      session.settle()
      let answers = session.notifications.filter { $0["method"] as? String == "textDocument/publishDiagnostics" }
      expectEqual(answers.count, count)
      session.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
    }
  }

  @Test func aSessionBeginsAndEndsInOrder() {
    let session = TestSession(isInitialized: false)
    expectEqual(session.errorCode("textDocument/hover"), -32002)
    expect(session.errorCode("initialize", ["capabilities": [:]]) == nil)
    expectEqual(session.errorCode("initialize", ["capabilities": [:]]), -32600)
    expectEqual(session.errorCode("no/such"), -32601)
    expectEqual(session.errorCode("$/noSuch"), -32601)
    session.notify("$/noSuch", [:])
    expect(session.errorCode("shutdown") == nil)
    expectEqual(session.errorCode("textDocument/hover"), -32600)
    session.notify("exit", [:])
    expectEqual(session.exitCode, 0)
  }

  @Test func anExitWithoutShutdownIsAFailure() {
    let session = TestSession()
    session.notify("exit", [:])
    expectEqual(session.exitCode, 1)
  }

  @Test func malformedMessagesEndNothing() {
    let session = TestSession()
    for body in ["{", "[]", "1", "{}", "{\"id\":{}}", "{\"method\":1,\"id\":990}", "\"\\ud800\""] {
      session.receive("Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }
    session.receive("Content-Length: x\r\n\r\n")
    session.open(uri, "A {}")
    for params: Any in [
      [:] as [String: Any], ["textDocument": 1], ["textDocument": ["uri": uri], "position": ["line": -1]],
      ["textDocument": ["uri": uri], "position": ["line": 1.5, "character": 1e300]],
    ] {
      expectEqual(session.errorCode("textDocument/hover", params), -32602)
      session.notify("textDocument/didChange", params)
    }
    expect(session.errorCode("textDocument/hover", document(99, 99)) == nil)
  }

  @Test func aCancelledRequestIsAnsweredOnce() {
    let session = TestSession()
    session.open(uri, "A {}")
    session.enqueue(["jsonrpc": "2.0", "id": 900, "method": "textDocument/hover", "params": document(0, 0)])
    session.enqueue(["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 900]])
    session.enqueue(["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 901]])
    session.run()
    expectEqual((session.answers[900]?["error"] as? [String: Any])?["code"] as? Int, -32800)
    expect(session.errorCode("textDocument/hover", document(0, 0)) == nil)
  }

  @Test func anUnsavedImportCountsForTheThemesAboveIt() {
    let session = TestSession(files: [
      "/t/main.nss": "@import \"base.nss\";\nButton { font-color: @a; }\n",
      "/t/base.nss": "@a: red;\n",
    ])
    let base = "file:///t/base.nss"
    session.open(uri, "@import \"base.nss\";\nButton { font-color: @a; }\n")
    session.settle()
    expectEqual(session.pushed(uri)?.isEmpty, true)
    session.open(base, "@b: red;\n")
    session.settle()
    expectEqual(session.pushed(uri)?.compactMap { $0["code"] as? String }, ["undefined-definition"])
    expectEqual(session.pushed(base)?.isEmpty, true)
    session.notify("textDocument/didClose", ["textDocument": ["uri": base]])
    session.settle()
    expectEqual(session.pushed(uri)?.isEmpty, true)
    expectEqual(session.pushed(base)?.isEmpty, true)
  }

  @Test func aFileThatIsNoLongerImportedIsCheckedByItself() {
    let main = "@import \"base.nss\";\nButton { font-color: @a; }\n"
    let base = "@a: red;\nLabel { font-size: 12; }\n"
    let session = TestSession(files: ["/t/main.nss": main, "/t/base.nss": base])
    session.open(uri, main)
    session.open("file:///t/base.nss", base)
    session.settle()
    expectEqual(session.pushed("file:///t/base.nss")?.isEmpty, true)
    session.change(uri, version: 2, [["text": "Button { font-color: red; }\n"]])
    session.settle()
    let codes = session.pushed("file:///t/base.nss")?.compactMap { $0["code"] as? String }
    expectEqual(codes, ["unused-definition"])
    // A question that comes before the diagnostics finds the theme as well.
    session.change(uri, version: 3, [["text": main]])
    let hover = session.request(
      "textDocument/hover", ["textDocument": ["uri": "file:///t/base.nss"], "position": ["line": 0, "character": 1]])
    expect(TestSession.text(hover).contains("@a: red"))
    session.settle()
    expectEqual(session.pushed("file:///t/base.nss")?.isEmpty, true)
  }

  @Test func aClassOfTheRegistryHasAPage() throws {
    let session = TestSession()
    session.open(uri, "Button { font-color: red; }\n")
    let found = session.request(
      "textDocument/definition", ["textDocument": ["uri": uri], "position": ["line": 0, "character": 2]])
    let place = try #require((found as? [[String: Any]])?.first)
    expectEqual((place["uri"] as? String)?.hasPrefix("file:///cache/registry/"), true)
  }

  @Test func versionsComeWithWhatTheyAreAbout() throws {
    let session = TestSession()
    session.open(uri, "@é😀: #fff;")
    session.settle()
    session.change(
      uri, version: 7,
      [["range": ["start": ["line": 0, "character": 4], "end": ["line": 0, "character": 5]], "text": ""]])
    session.settle()
    let params = try #require(session.notifications.last?["params"] as? [String: Any])
    expectEqual(params["version"] as? Int, 7)
    // The widest selection is the whole text.
    let selections = session.request(
      "textDocument/selectionRange", ["textDocument": ["uri": uri], "positions": [["line": 0, "character": 0]]])
    var selection = (selections as? [[String: Any]])?.first
    while let parent = selection?["parent"] as? [String: Any] { selection = parent }
    let end = (selection?["range"] as? [String: [String: Int]])?["end"]
    expectEqual(end, ["line": 0, "character": "@é😀 #fff;".utf16.count])
  }

  @Test func aDocumentWithoutAFolderHasNoImports() {
    let session = TestSession()
    let untitled = "untitled:Untitled-1"
    session.open(untitled, "@import \"base.nss\";\n")
    session.settle()
    expectEqual(session.pushed(untitled)?.compactMap { $0["code"] as? String }, ["import-not-found"])
  }
}
