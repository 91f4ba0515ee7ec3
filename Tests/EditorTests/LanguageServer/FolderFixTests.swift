import Foundation
import TestSupport
import Testing
import ThemeBase

@testable import ThemeLanguageServer

/// The command that applies all safe fixes in the folder.
@Suite struct FolderFixTests {
  private static var edits: [String: Any] {
    ["documentChanges": true, "changeAnnotationSupport": [:] as [String: Any]]
  }

  private func session(_ files: [String: String], applies: Bool = true) -> TestSession {
    TestSession(
      files: files, capabilities: applies ? ["workspace": ["applyEdit": true, "workspaceEdit": Self.edits]] : [:])
  }

  /// The edits for each file that the client is to apply, or that come back.
  private func run(_ session: TestSession) -> (files: [String: [[String: Any]]], edit: [String: Any]) {
    let result = session.request("workspace/executeCommand", ["command": "themec.fixFolder"])
    let asked = (session.asked("workspace/applyEdit").last?["params"] as? [String: Any])?["edit"] as? [String: Any]
    let edit = asked ?? result as? [String: Any] ?? [:]
    var files = edit["changes"] as? [String: [[String: Any]]] ?? [:]
    for change in edit["documentChanges"] as? [[String: Any]] ?? [] {
      let uri = (change["textDocument"] as? [String: Any])?["uri"] as? String ?? ""
      files[uri] = change["edits"] as? [[String: Any]]
    }
    return (files, edit)
  }

  private static let files = [
    "/t/a.nss": "@import \"base.nss\";\nButton { font-size: 17px; font-color: @ink; }\n",
    "/t/b.nss": "@import \"base.nss\";\nLabel { font-size: 3px; }\n",
    "/t/base.nss": "@ink: #112233;\nView { corner-radius: 4px; }\n", "/t/clean.nss": "Label { font-size: 3; }\n",
  ]

  @Test func filesThatAreOpenOrNotAreFixedAfterAQuestion() throws {
    let session = session(Self.files)
    // The text of the editor counts.
    session.open("file:///t/b.nss", "@import \"base.nss\";\nLabel { font-size: 5px; font-name: Arial; }\n")
    let (files, edit) = run(session)
    expectEqual(files.keys.sorted(), ["a", "b", "base"].map { "file:///t/\($0).nss" })
    let all = files.values.joined()
    expect(all.allSatisfy { $0["annotationId"] as? String == "fixes" } && all.count == 3, "\(files)")
    let annotation = (edit["changeAnnotations"] as? [String: Any])?["fixes"] as? [String: Any]
    expectEqual(annotation?["needsConfirmation"] as? Bool, true)
    let plain = run(self.session(Self.files, applies: false))
    expectEqual(plain.files.count, 3)
    expect(!TestSession.text(plain.edit).contains("annotation"))
  }

  @Test func nothingToFixIsTold() {
    let session = session(["/t/a.nss": "Label { font-size: 3; }\n"])
    expect(run(session).files.isEmpty)
    expectEqual(session.shown, ["no finding has a safe fix"])
  }

  @Test func theActionIsOfferedToWhoCanTakeIt() {
    func offers(_ workspace: [String: Any], only: [String]? = nil, trigger: Int = 1) -> Bool {
      let session = TestSession(
        files: Self.files,
        capabilities: [
          "workspace": workspace, "textDocument": ["codeAction": ["codeActionLiteralSupport": [:] as [String: Any]]],
        ])
      session.open("file:///t/a.nss", Self.files["/t/a.nss"] ?? "")
      let start = ["line": 0, "character": 0]
      var context: [String: Any] = ["diagnostics": [Any](), "triggerKind": trigger]
      if let only { context["only"] = only }
      let actions = session.request(
        "textDocument/codeAction",
        ["textDocument": ["uri": "file:///t/a.nss"], "range": ["start": start, "end": start], "context": context])
      return TestSession.text(actions).contains("themec.fixFolder")
    }
    expect(offers(["applyEdit": true]) && offers(["applyEdit": true], only: ["source"]))
    // An editor that fixes what it saves does not mean the folder.
    expect(!offers([:]) && !offers(["applyEdit": true], only: ["source.fixAll"]))
    expect(!offers(["applyEdit": true], trigger: 2))
  }

  @Test(arguments: ["{}", #"{"target": "nui"}"#, #"{"target": "fiori-swiftui", "layers": ["base0.nss"]}"#])
  func theFixesAreThoseOfTheTool(json: String) throws {
    var mutator = SheetMutator(RealSheets.all, seed: 59)
    var files = ["/t/themec.json": json, "/t/base0.nss": "@ink: red;\nButton { font-size: 12px; }\n"]
    for number in 0..<24 {
      files["/t/sheet\(number).nss"] = String(decoding: mutator.next(longest: 900), as: UTF8.self)
    }
    for number in 0..<3 {
      files["/t/top\(number).nss"] = "@import \"base0.nss\";\nLabel { font-size: 1\(number)px; }\n"
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "themec-fixes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: String(name.dropFirst(3)))) }
    _ = try ProgramRun([BuiltProducts.tool.path, "lint", "--fix", "."], in: folder)
    let edits = run(session(files)).files
    expect(edits.count > 3)
    for (name, text) in files where name.hasSuffix(".nss") {
      var document = TextDocument(Array(text.utf8), .utf16)
      for edit in (edits["file://" + name] ?? []).reversed() {
        let range = try TextRange(Parameters(value: Self.value(edit["range"] ?? "")))
        document.replace(range, with: edit["newText"] as? String ?? "")
      }
      let fixed = try Data(contentsOf: folder.appending(path: String(name.dropFirst(3))))
      expectEqual(String(decoding: document.bytes, as: UTF8.self), String(decoding: fixed, as: UTF8.self), "\(name)")
    }
  }

  private static func value(_ value: Any) -> JSONValue? {
    try? JSONReader.read(
      SourceFile(id: FileID(index: 0), path: "", bytes: Array(TestSession.text(value).utf8)), repairsText: true)
  }
}
