import Foundation
import TestSupport
import Testing

@testable import ThemeLanguageServer

/// Behaviour beyond the document that is typed in: settings, other files, reports on the workspace.
@Suite struct WorkspaceTests {
  private let uri = "file:///t/main.nss"
  private let base = "file:///t/base.nss"
  private let files = [
    "/t/main.nss": "@import \"base.nss\";\nButton { font-color: @a; }\n",
    "/t/base.nss": "@a: red;\n",
  ]
  private let refreshing: [String: Any] = [
    "workspace": [
      "inlayHint": ["refreshSupport": true], "codeLens": ["refreshSupport": true],
      "diagnostics": ["refreshSupport": true],
    ]
  ]
  private let pulling: [String: Any] = ["textDocument": ["diagnostic": [:] as [String: Any]]]

  private func codes(_ session: TestSession, _ uri: String) -> [String] {
    (session.pushed(uri) ?? []).compactMap { $0["code"] as? String }
  }

  // MARK: - The app

  @Test func theAppIsAskedAboutClasses() throws {
    let session = TestSession(files: [
      "/t/themec.json": #"{"app": ["App"]}"#,
      "/t/App/A.swift": "let a = UIButton()\na.nuiClass = \"Big\"\n",
    ])
    session.open(uri, "Big { font-size: 20; }\nOld { font-size: 9; }\n")
    session.settle()
    let found = session.pushed(uri) ?? []
    let unused = found.first { $0["code"] as? String == "unused-class" }
    expectEqual(unused?["message"] as? String, "the app asks nowhere for the class 'Old'")
    expect(!codes(session, uri).contains("undeclared-class") || found.count == 2)
    let place: [String: Any] = [
      "textDocument": ["uri": uri], "position": ["line": 0, "character": 1], "context": ["includeDeclaration": true],
    ]
    let references = session.request("textDocument/references", place) as? [[String: Any]]
    expectEqual(references?.map { $0["uri"] as? String }, [uri, "file:///t/App/A.swift"])
    expectEqual(
      TestSession.text(references?.last?["range"] ?? ""),
      #"{"end":{"character":18,"line":1},"start":{"character":13,"line":1}}"#)
    let hover = session.request("textDocument/hover", place)
    expect(TestSession.text(hover).contains("The app uses it in 1 place: UIButton."))
    // A class goes out of use on the disk.
    session.disk.files["/t/App/A.swift"] = "a.nuiClass = \"Old\"\n"
    session.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///t/App/A.swift", "type": 2] as [String: Any]]])
    session.settle()
    expectEqual(session.pushed(uri)?.contains { ($0["message"] as? String)?.contains("'Big'") == true }, true)
  }

  /// An app is read bit by bit in the idle work: every question is answered meanwhile, and findings follow.
  @Test func noQuestionWaitsForTheApp() throws {
    let session = TestSession(
      files: ["/t/themec.json": #"{"app": ["."]}"#, "/t/A.swift": "a.nuiClass = \"Big\"\n"], capabilities: refreshing)
    session.disk.appSteps = 1_000
    session.disk.appProblems = ["only a part of the app is read"]
    session.open(uri, "Big { font-size: 20; }\nOld { font-size: 9; }\n")
    session.settle(working: false)
    let place: [String: Any] = [
      "textDocument": ["uri": uri], "position": ["line": 0, "character": 8], "context": ["includeDeclaration": true],
    ]
    for method in ["hover", "completion", "references", "definition", "diagnostic", "documentSymbol"] {
      expect(!(session.request("textDocument/\(method)", place) is NSNull), "\(method)")
      session.work()
    }
    expectEqual(session.disk.appStepsDone, 6)
    expect(!codes(session, uri).contains("unused-class"))
    session.settle()
    expect(session.disk.appStepsDone == 1_001 && codes(session, uri).contains("unused-class"))
    expect(!session.asked("workspace/inlayHint/refresh").isEmpty)
    // After a change what is known applies until the app is read again; the same warning is not shown again.
    session.disk.files["/t/A.swift"] = "a.nuiClass = \"Old\"\n"
    session.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///t/A.swift", "type": 2] as [String: Any]]])
    session.settle(working: false)
    let message = "the app asks nowhere for the class 'Old'"
    expectEqual(session.pushed(uri)?.contains { $0["message"] as? String == message }, true)
    session.settle()
    expectEqual(session.pushed(uri)?.contains { $0["message"] as? String == message }, false)
    expectEqual(session.shown, ["only a part of the app is read"])
  }

  @Test func aConfigurationReadsNothingOutsideOfItsFolder() throws {
    func faults(_ json: String, _ mayLeaveRoot: Bool = false) -> [String] {
      let session = TestSession(files: ["/t/themec.json": json, "/s.nss": "root:secret"], mayLeaveRoot: mayLeaveRoot)
      session.open(uri, "Label { font-size: 20; }\n")
      session.settle()
      expect(mayLeaveRoot || session.disk.appStepsDone == 0)
      return (session.pushed("file:///t/themec.json") ?? []).compactMap { $0["message"] as? String }
    }
    for path in ["/", "../../../../../..", "/proc", "/s.nss", "../s.nss", "a/../../s.nss"] {
      for key in ["app", "registry"] {
        let json = #"{"root": true, "\#(key)": ["\#(path)"]}"#
        expectEqual(faults(json).map { $0.hasPrefix("'\(path)' is outside of the configuration's root") }, [true])
        expect(!faults(json, true).contains { $0.contains("outside") })
      }
    }
  }

  @Test func aConfigurationOfAnotherUserIsToldOnce() throws {
    let session = TestSession(files: ["/t/themec.json": #"{"rules": {"unit-suffix": "off"}}"#])
    session.disk.foreign = ["/t/themec.json"]
    session.open(uri, "Label { font-size: 20px; }\n")
    session.settle()
    session.change(uri, version: 2, [["text": "Label { font-size: 21px; }\n"]])
    session.settle()
    expectEqual(codes(session, uri), ["unit-suffix"])
    expect(session.shown.count == 1 && session.shown[0].hasPrefix("'/t/themec.json' is not applied"))
  }

  /// What lies outside of the client's folders is neither read nor searched for names.
  @Test func referencesStayInTheFolders() throws {
    let session = TestSession(files: ["/secret.nss": "@a: 1;\n@b: @a;\n"])
    session.open(uri, "@import \"../secret.nss\";\nLabel { font-size: @a; }\n")
    let references = session.request(
      "textDocument/references",
      [
        "textDocument": ["uri": uri], "position": ["line": 1, "character": 20], "context": ["includeDeclaration": true],
      ])
    expectEqual((references as? [[String: Any]])?.map { $0["uri"] as? String }, [uri])
    expect(!session.disk.readPaths.contains("/secret.nss"))
  }

  // MARK: - Other themes

  /// Two themes import a file: from neither of them its definition is removed.
  @Test func aDefinitionOfSeveralThemesIsNotInlinedEverywhere() {
    let main = "@import \"base.nss\";\nButton { font-color: @a; }\n"
    let actions: [String: Any] = [
      "textDocument": [
        "codeAction": [
          "disabledSupport": true,
          "codeActionLiteralSupport": ["codeActionKind": ["valueSet": [String]()]],
        ]
      ]
    ]
    func inlining(_ others: [String: String]) -> [String: Any]? {
      let session = TestSession(files: files.merging(others) { $1 }, capabilities: actions)
      session.open(uri, main)
      let place = ["line": 1, "character": 22]
      let found = session.request(
        "textDocument/codeAction",
        ["textDocument": ["uri": uri], "range": ["start": place, "end": place], "context": ["diagnostics": [Any]()]])
      return (found as? [[String: Any]])?.first { $0["title"] as? String == "Inline '@a' everywhere" }
    }
    expect(inlining([:])?["edit"] != nil)
    expect(inlining(["/t/other.nss": "@import \"base.nss\";\nLabel { width: 1; }"])?["edit"] != nil)
    let other = inlining(["/t/other.nss": main])
    expect(other?["edit"] == nil)
    let refusal = other?["disabled"] as? [String: String]
    expectEqual(refusal?["reason"], "another theme uses '@a' too")
  }

  // MARK: - Settings

  @Test func settingsAreAskedForAndCount() throws {
    let session = TestSession(capabilities: ["workspace": ["configuration": true]])
    session.open(uri, "Button { font-size: 17px; }\n")
    session.settle()
    expectEqual(codes(session, uri), ["unit-suffix"])
    let request = try #require(session.asked("workspace/configuration").first)
    session.answer(request, [["rules": ["unit-suffix": "off"]]])
    session.settle()
    expect(codes(session, uri).isEmpty)
    session.notify("workspace/didChangeConfiguration", ["settings": [:] as [String: Any]])
    expectEqual(session.asked("workspace/configuration").count, 2)
    session.answer(session.asked("workspace/configuration")[1], [["rules": [:] as [String: Any]]])
    session.settle()
    expectEqual(codes(session, uri), ["unit-suffix"])
  }

  /// Nobody opens a built-in theme, so what is wrong in one is shown in the user's file.
  @Test func findingsInABuiltInThemeAreShownAtTheirCause() throws {
    let misused = "@import \"themec:Fiori\";\nLabel { font-size: @rowTitle; }\n"
    let session = TestSession()
    session.open(uri, misused)
    session.settle()
    expectEqual(codes(session, uri), ["invalid-value"])
    session.open(base, "@import \"themec:Fiori\";\n@rowDetail: @barSubtitle;\n")
    session.settle()
    expectEqual(codes(session, base), ["definition-cycle"])
    let pulled = TestSession(capabilities: pulling, options: ["rules": ["contrast": "warning"]])
    pulled.open(uri, "@import \"themec:NUI\";\n@accent: #FFEB3B;\n")
    let report = pulled.request("textDocument/diagnostic", ["textDocument": ["uri": uri]])
    expectEqual(Set(items(report).compactMap { $0["code"] as? String }), ["low-contrast"])
  }

  @Test func aTargetThatLosesTheSheetIsTold() throws {
    let sheet = "Button { font-size: 17; image: \"a\"; }\n"
    for (options, code, severity, words) in [
      (["target": "nui"] as [String: Any], "lost-stylesheet", 2, "NUI would drop this whole stylesheet"),
      (["portable": ["nui"]], "quoted-string", 1, "NUI drops the whole sheet"),
    ] {
      let session = TestSession(options: options)
      session.open(uri, sheet)
      session.settle()
      let first = try #require(session.pushed(uri)?.first)
      expect(first["code"] as? String == code && first["severity"] as? Int == severity)
      expectEqual((first["message"] as? String)?.contains(words), true)
    }
  }

  @Test func aSlipIsToldAsTheCommandLineDoes() throws {
    for (options, severity) in [([:] as [String: Any], 2), (["target": "nui"], 1)] {
      let session = TestSession(options: options)
      session.open(uri, "Button {\n font-colour: red\n font-size: 1; }")
      session.settle()
      let first = try #require(session.pushed(uri)?.first)
      expectEqual(first["severity"] as? Int, severity)
      expectEqual(first["message"] as? String, "NUI would drop this whole stylesheet: line 2, missing ';'")
    }
  }

  /// An error for the tool: in a file of the ring or its neighbours, whoever asks, and however.
  @Test(arguments: [1, 2, 3]) func aRingOfImportsIsTold(length: Int) throws {
    let names = (0..<length).map { "/t/r\($0).nss" }
    var files = ["/t/below.nss": "@leaf: red;\n"]
    for (number, name) in names.enumerated() {
      files[name] = "@import \"r\((number + 1) % length).nss\";\n@import \"below.nss\";\n"
    }
    for name in names {
      let session = TestSession(files: files)
      session.open("file://\(name)", files[name] ?? "")
      session.settle()
      expect(codes(session, "file://\(name)").contains("import-cycle"), "\(name)")
      let pulled = TestSession(files: files, capabilities: pulling)
      let document: [String: Any] = ["textDocument": ["uri": "file://\(name)"]]
      let report = pulled.request("textDocument/diagnostic", document)
      expect(TestSession.text(report).contains("import-cycle"), "\(name)")
    }
    let session = TestSession(files: files, capabilities: pulling)
    let id = session.begin("workspace/diagnostic", ["previousResultIds": [Any]()])
    session.settle()
    expect(TestSession.text(items(try #require(session.answers[id]?["result"]))).contains("import-cycle"))
  }

  /// A file that cannot be read is told where it is named, until it is there.
  @Test(arguments: [
    (#"{"registry": ["here.nss", "no.nss"]}"#, 26, 34),
    (#"{"overrides": [{"files": ["**"], "registry": ["no.nss"]}]}"#, 46, 54),
  ]) func aMissingFileIsToldWhereItIsNamed(json: String, start: Int, end: Int) throws {
    let configuration = "file:///t/themec.json"
    let session = TestSession(files: ["/t/themec.json": json, "/t/here.nss": ""])
    session.open(uri, "Button { font-size: 17; }\n")
    session.settle()
    let found = session.pushed(configuration) ?? []
    expectEqual(found.count, 1)
    let message = try #require(found.first?["message"] as? String)
    expect(message.hasPrefix("cannot read 'no.nss': ") && message.contains("no such file or folder"))
    let range = #"{"end":{"character":\#(end),"line":0},"start":{"character":\#(start),"line":0}}"#
    expectEqual(TestSession.text(found.first?["range"] ?? ""), range)
    session.disk.files["/t/themec.json"] = "{}"
    session.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": configuration, "type": 2]]])
    session.settle()
    expectEqual(session.pushed(configuration)?.isEmpty, true)
  }

  @Test(arguments: [nil, "{", #"{"format": "other"}"#]) func aBaselineThatCannotBeReadIsToldOnce(text: String?) {
    let session = TestSession(files: text.map { ["/t/known.json": $0] } ?? [:], options: ["baseline": "known.json"])
    for version in 1...2 {
      session.open(uri, "Button { font-size: \(version); }\n")
      session.settle()
    }
    let told = session.notifications.filter { $0["method"] as? String == "window/showMessage" }
    expect(told.count == 1 && TestSession.text(told).contains("known.json"))
  }

  @Test func aSettingThatIsWrongIsShown() {
    let session = TestSession(options: [
      "target": "mars", "pallette": "v7", "rules": ["unit-sufix": "error"], "docs": 1,
    ])
    expectEqual(session.shown.count, 4)
    for words in ["'mars' is not a value of 'target'", "did you mean 'palette'?", "'unit-sufix'", "'docs' has"] {
      expect(session.shown.contains { $0.contains(words) }, "\(words) in \(session.shown)")
    }
    session.notify("workspace/didChangeConfiguration", ["settings": ["python": ["target": 1]]])
    expectEqual(session.shown.count, 4)
  }

  @Test func findingsInTheAppAreToldInItsFiles() throws {
    let (theme, source) = ("file:///t/a.nss", "file:///t/App/S.swift")
    let files = [
      "/t/themec.json": #"{"app": ["App"]}"#, "/t/a.nss": "@class Title : Label;\nTitle { font-size: 3; }\n",
      "/t/App/S.swift": "let label = UILabel()\nlabel.nuiClass = \"Titel\"\n",
    ]
    let session = TestSession(files: files)
    session.open(theme, files["/t/a.nss"] ?? "")
    session.settle()
    let pushed = try #require(session.pushed(source))
    expectEqual(pushed.compactMap { $0["code"] as? String }, ["missing-class"])
    expect(TestSession.text(pushed).contains(#""character":18,"line":1"#))
    // A theme that has the class is enough.
    session.change(theme, version: 2, [["text": "@class Titel : Label;\nTitel { font-size: 3; }\n"]])
    session.settle()
    expectEqual(session.pushed(source)?.count, 0)

    let pulling = TestSession(files: files, capabilities: ["textDocument": ["diagnostic": [:] as [String: Any]]])
    pulling.open(theme, files["/t/a.nss"] ?? "")
    pulling.settle()
    expectEqual(pulling.pushed(source)?.count, 1)
    let id = pulling.begin("workspace/diagnostic", ["previousResultIds": [Any]()])
    pulling.settle()
    expectEqual(pulling.pushed(source)?.count, 0)
    let report = TestSession.text(pulling.answers[id] ?? [:]).replacing("\\/", with: "/")
    expect(report.contains("missing-class") && report.contains("App/S.swift"), "\(report)")
  }

  @Test func layersLieBeneathThemes() throws {
    let (base, theme) = ("file:///t/base.nss", "file:///t/a.nss")
    let files = [
      "/t/themec.json": #"{"layers": ["base.nss"]}"#, "/t/base.nss": "@stem: #112233;\n",
      "/t/a.nss": "Label { font-color: @stem; }\n",
    ]
    let session = TestSession(files: files)
    session.open(theme, files["/t/a.nss"] ?? "")
    session.settle()
    expectEqual(codes(session, theme), [])
    // A change beneath a theme is a change of the theme.
    session.open(base, files["/t/base.nss"] ?? "")
    session.change(base, version: 2, [["text": "@stam: #112233;\n"]])
    session.settle()
    expectEqual(codes(session, theme), ["undefined-definition"])
    session.disk.files["/t/themec.json"] = #"{"layers": ["no.nss"]}"#
    session.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///t/themec.json", "type": 2] as [String: Any]]])
    session.settle()
    expect(TestSession.text(session.pushed("file:///t/themec.json") ?? []).contains("cannot read 'no.nss'"))
  }

  @Test func aBaselineThatIsMissingIsToldWhereItIsNamed() {
    let session = TestSession(files: ["/t/themec.json": #"{"baseline": "no.json"}"#])
    session.open(uri, "Button { font-size: 1; }\n")
    session.settle()
    let told = TestSession.text(session.pushed("file:///t/themec.json") ?? [])
    expect(told.contains("cannot read 'no.json'") && told.contains(#""character":13"#), "\(told)")
  }

  @Test func theBaselineAcceptsFindings() {
    let known = """
      {"format": "themec-baseline", "version": 1, "findings": [{"code": "unit-suffix", "class": "Button", "property": "font-size",
      "value": "17px", "count": 1}]}
      """
    let session = TestSession(files: ["/t/known.json": known], options: ["baseline": "known.json"])
    session.open(uri, "Button { font-size: 17px; }\n")
    session.settle()
    expect(codes(session, uri).isEmpty)
    session.change(uri, version: 2, [["text": "Button { font-size: 18px; }\n"]])
    session.settle()
    expectEqual(codes(session, uri), ["unit-suffix"])
  }

  @Test func theBaselineIsWatched() throws {
    let capabilities: [String: Any] = ["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]
    let session = TestSession(
      files: ["/t/a/known[1].json": "{}"], capabilities: capabilities, options: ["baseline": "a/known[1].json"])
    let asked = TestSession.text(session.asked("client/registerCapability"))
    expect(asked.contains("known?1?.json") && asked.contains("themec.json"))
    session.open(uri, "Button { font-size: 17px; }\n")
    session.settle()
    expectEqual(codes(session, uri), ["unit-suffix"])
    session.disk.files["/t/a/known[1].json"] = """
      {"format": "themec-baseline", "version": 1, "findings": [{"code": "unit-suffix", "class": "Button", "property": "font-size",
      "value": "17px", "count": 1}]}
      """
    session.notify(
      "workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///t/a/known%5B1%5D.json", "type": 2]]])
    session.settle()
    expect(codes(session, uri).isEmpty)
    // Another file takes its place.
    session.notify("workspace/didChangeConfiguration", ["settings": ["baseline": "b.json"]])
    expectEqual(session.asked("client/unregisterCapability").count, 1)
    expect(TestSession.text(session.asked("client/registerCapability")).contains("b.json"))
  }

  @Test func anOpenConfigurationCountsAtOnce() {
    let session = TestSession(files: files)
    session.open(uri, "Button { font-size: 17px; }\n")
    session.settle()
    expectEqual(codes(session, uri), ["unit-suffix"])
    session.open("file:///t/themec.json", "{\"rules\": {\"unit-suffix\": \"off\"}}")
    session.settle()
    expect(codes(session, uri).isEmpty)
  }

  /// Under a named target a class is declared in the registry file of the configuration, or in a new one.
  @Test(arguments: [
    ("{\"target\": \"nui\", \"registry\": [\"classes.nss\"]}", true, ["classes.nss: @class Mine;\n"]),
    (
      "{\"target\": \"nui\"}", true,
      ["create registry.nss", "registry.nss: @class Mine;\n", "themec.json: \n  \"registry\": [\"registry.nss\"],"]
    ),
    ("{\"target\": \"nui\"}", false, []),
  ]) func aClassIsDeclaredWhereTheTargetDoesNotLook(configuration: String, makesFiles: Bool, expected: [String]) {
    let operations = makesFiles ? ["create"] : []
    let session = TestSession(
      files: ["/t/themec.json": configuration, "/t/classes.nss": ""],
      capabilities: [
        "textDocument": ["codeAction": ["codeActionLiteralSupport": [:] as [String: Any]]],
        "workspace": ["workspaceEdit": ["documentChanges": true, "resourceOperations": operations]],
      ])
    session.open(uri, "Mine { font-size: 2; }\n")
    let place = ["line": 0, "character": 1]
    let found = session.request(
      "textDocument/codeAction",
      ["textDocument": ["uri": uri], "range": ["start": place, "end": place], "context": ["diagnostics": [Any]()]])
    let action = (found as? [[String: Any]])?.first { ($0["title"] as? String)?.contains("registry file") ?? false }
    let changes = (action?["edit"] as? [String: Any])?["documentChanges"] as? [[String: Any]] ?? []
    let words = changes.map { change -> String in
      func name(_ uri: Any?) -> String { (uri as? String)?.split(separator: "/").last.map(String.init) ?? "" }
      if let kind = change["kind"] as? String { return "\(kind) \(name(change["uri"]))" }
      let edits = change["edits"] as? [[String: Any]] ?? []
      return "\(name((change["textDocument"] as? [String: Any])?["uri"])): \(edits.first?["newText"] as? String ?? "")"
    }
    expectEqual(words, expected)
  }

  @Test func aChangedRegistryCountsForOpenThemes() {
    let session = TestSession(files: [
      "/t/themec.json": "{\"registry\": [\"classes.nss\"]}",
      "/t/classes.nss": "@class Mine : Button;\n",
    ])
    session.open(uri, "Mine { font-color: red; }\nYours { font-color: red; }\n")
    session.settle()
    expectEqual(codes(session, uri), ["undeclared-class"])
    session.disk.files["/t/classes.nss"] = "@class Mine : Button;\n@class Yours : Button;\n"
    session.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///t/classes.nss", "type": 2]]])
    session.settle()
    expect(codes(session, uri).isEmpty)
    // An unsaved text counts as well.
    session.open("file:///t/classes.nss", "@class Yours : Button;\n")
    session.settle()
    expectEqual(codes(session, uri), ["undeclared-class"])
  }

  @Test func excludedFilesAreNotLookedAt() throws {
    let session = TestSession(files: [
      "/t/themec.json": "{\"exclude\": [\"old\"]}", "/t/a.nss": "@one: red;\n", "/t/old/b.nss": "@two: red;\n",
    ])
    let all = TestSession.text(session.request("workspace/symbol", ["query": ""]))
    expect(all.contains("@one") && !all.contains("@two"))
  }

  // MARK: - Other documents

  @Test func clientsAreToldOfWhatTheyDoNotKnow() {
    let session = TestSession(files: files, capabilities: refreshing)
    session.open(uri, files["/t/main.nss"] ?? "")
    session.settle()
    session.open(base, "@a: red;\n")
    session.settle()
    let before = session.asked("workspace/inlayHint/refresh")
    expectEqual(before.count, 1)
    session.change(base, version: 2, [["text": "@a: blue;\n"]])
    session.settle()
    // One is enough until the client has answered it.
    expectEqual(session.asked("workspace/inlayHint/refresh").count, 1)
    for request in before { session.answer(request, [:] as [String: Any]) }
    expectEqual(session.asked("workspace/inlayHint/refresh").count, 2)
    // Nothing is pulled, so there is nothing to be pulled again.
    expect(session.asked("workspace/diagnostic/refresh").isEmpty)
    session.change(uri, version: 2, [["text": "A {}\n"]])
    session.settle()
    expectEqual(session.asked("workspace/codeLens/refresh").count, 1)
  }

  @Test func watchedChangesAreToldOf() {
    let capabilities = refreshing.merging(pulling) { $1 }
    let session = TestSession(files: files, capabilities: capabilities)
    session.open(uri, files["/t/main.nss"] ?? "")
    session.settle()
    session.disk.files["/t/base.nss"] = ""
    session.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": base, "type": 2]]])
    expectEqual(session.asked("workspace/inlayHint/refresh").count, 1)
    expectEqual(session.asked("workspace/inlayHint/refresh").count, 1)
    let report = session.request("textDocument/diagnostic", ["textDocument": ["uri": uri]])
    expect(TestSession.text(report).contains("undefined-definition"))
  }

  // MARK: - Reports

  private func items(_ result: Any) -> [[String: Any]] {
    (result as? [String: Any])?["items"] as? [[String: Any]] ?? []
  }

  @Test func aReportWithoutNewsWaitsForThem() throws {
    let session = TestSession(files: files, capabilities: pulling)
    let first = session.begin("workspace/diagnostic", ["previousResultIds": [Any]()])
    session.settle()
    let reports = items(try #require(session.answers[first]?["result"]))
    expect(reports.count == 2 && reports.allSatisfy { $0["kind"] as? String == "full" })
    let known = reports.map { ["uri": $0["uri"] ?? "", "value": $0["resultId"] ?? ""] }
    let second = session.begin("workspace/diagnostic", ["previousResultIds": known])
    session.settle()
    expect(session.answers[second] == nil)
    session.open(base, "@b: red;\n")
    session.settle()
    let changed = items(try #require(session.answers[second]?["result"]))
    expectEqual(changed.filter { $0["kind"] as? String == "full" }.count, 1)
    expect(TestSession.text(changed).contains("undefined-definition"))
  }

  @Test func aReportIsCancelledOnce() {
    let session = TestSession(files: files, capabilities: pulling)
    let id = session.begin("workspace/diagnostic", ["previousResultIds": [Any]()])
    session.work()
    session.notify("$/cancelRequest", ["id": id])
    session.settle()
    expectEqual((session.answers[id]?["error"] as? [String: Any])?["code"] as? Int, -32800)
  }

  @Test func aLongReportLetsMessagesThrough() throws {
    var many: [String: String] = [:]
    for number in 0..<120 { many["/t/theme\(number).nss"] = "@a: red;\nA { font-size: 17px; }\n" }
    let session = TestSession(files: many, capabilities: pulling)
    let id = session.begin("workspace/diagnostic", ["previousResultIds": [Any]()])
    session.work()
    // Keys are handled between two files.
    session.open("file:///t/theme5.nss", "A {}\n")
    session.settle()
    let reports = items(try #require(session.answers[id]?["result"]))
    expectEqual(Set(reports.compactMap { $0["uri"] as? String }).count, 120)
  }
}
