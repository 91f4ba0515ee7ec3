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

  @Test func aRenamedClassIsRenamedEverywhere() throws {
    let result = session(Self.files).request("textDocument/rename", position(0, 1).merging(["newName": "Star"]) { $1 })
    let edits = written(result)
    for name in ["a.nss", "b.nss", "classes.nss", "App/S.swift", "App/M.m"] {
      expect(edits.contains("file:///t/\(name)"), "\(name) in \(edits)")
    }
    expectEqual(edits.split(separator: #""newText":"Star""#).count - 1, 5)
    expectEqual(edits.split(separator: #""annotationId":"app""#).count - 1, 2)
    expect(edits.contains(#""needsConfirmation":true"#))
    // The word in the list, and not the one that begins with it.
    expect(edits.contains(#"{"end":{"character":24,"line":1},"start":{"character":20,"line":1}}"#), "\(edits)")
    let plain = session(Self.files, annotates: false)
    let others = written(
      plain.request("textDocument/rename", position(0, 1).merging(["newName": "Star"]) { $1 }))
    expect(others.contains(source) && !others.contains("annotation"))
  }

  @Test(arguments: [
    "l.nuiClass = \"Mi\" + part\n", "l.nuiClass = \"\\(part)ne\"\n",
    "l.nuiClass = name()\nlet all = [\"Mine\"]\n", "enum N { static let mine = \"Mine\" }\nl.nuiClass = N.mine\n",
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

  /// The codes and the last line of each finding in the app's source.
  private func told(_ files: [String: String]) -> [String] {
    let session = session(files)
    session.settle()
    return (session.pushed(source) ?? []).map {
      "\($0["code"] ?? ""): \(($0["message"] as? String ?? "").split(separator: "\n").last ?? "")"
    }
  }

  /// Whoever follows the advice about a missing class is told no more.
  @Test(arguments: ["", "nui"]) func theAdviceAboutAMissingClassHelps(target: String) {
    var files = Self.files.filter { $0.key != "/t/App/M.m" }
    if !target.isEmpty {
      files["/t/themec.json"] = #"{"app": ["App"], "registry": ["classes.nss"], "target": "\#(target)"}"#
    }
    func asking(for name: String) -> [String: String] {
      files.merging(["/t/App/S.swift": "let l = UILabel()\nl.nuiClass = \"\(name)\"\n"]) { $1 }
    }
    expectEqual(told(asking(for: "Othr")), ["missing-class: help: did you mean 'Other'?"])
    expectEqual(told(asking(for: "Other")), [])
    var far = asking(for: "Faraway")
    let place = target.isEmpty ? "" : " in a registry file"
    expectEqual(
      told(far), ["missing-class: help: style it in a theme, or declare it\(place): '@class Faraway;'"])
    var styled = far
    styled["/t/b.nss"] = "Mine, Other, Faraway { font-size: 3; }\n"
    expectEqual(told(styled), [])
    far["/t/classes.nss", default: ""] += "@class Faraway;\n"
    expectEqual(told(far), [])
    guard target.isEmpty else { return }
    let color = told(asking(for: "tintColor"))
    expect(color.first?.contains("'MyClass { font-color: tintColor; }'") == true, "\(color)")
    var set = asking(for: "MyClass")
    set["/t/b.nss"] = "Mine, Other { font-size: 3; }\nMyClass { font-color: tintColor; }\n"
    expectEqual(told(set), [])
  }

  @Test func definitionsOfOtherFilesComeWithTheirImport() throws {
    let session = session([
      "/t/a.nss": "Button { font-color: @leaf; }\n", "/t/base/b.nss": "@leaf: #2E7D32;\n@leaves: 1;\n",
      "/t/ring.nss": "@import \"a.nss\";\n@leafy: red;\n",
    ])
    session.settle()
    let context: [String: Any] = ["diagnostics": [Any]()]
    let range = ["start": ["line": 0, "character": 22], "end": ["line": 0, "character": 22]]
    let actions = session.request(
      "textDocument/codeAction", ["textDocument": ["uri": theme], "range": range, "context": context])
    let first = (actions as? [[String: Any]])?.first
    expectEqual(first?["title"] as? String, "Import 'base/b.nss'")
    expect(written(first ?? [:]).contains(#"@import \"base/b.nss\";\n"#))
    let proposals = session.request("textDocument/completion", position(0, 25)) as? [String: Any]
    let items = proposals?["items"] as? [[String: Any]] ?? []
    let leaf = items.first { $0["label"] as? String == "@leaf" }
    expect(
      written(leaf ?? [:]).contains("additionalTextEdits"), "\(items.compactMap { $0["label"] as? String })")
    expect(!items.contains { $0["detail"] as? String == "imports 'ring.nss'" })
  }

  @Test func whatTheAppHasIsProposedFirst() {
    var files = Self.files
    files["/t/a.nss"] = "M { font-color: red1; }\n"
    let session = session(files)
    session.settle()
    let items = (session.request("textDocument/completion", position(0, 1)) as? [String: Any])?["items"]
    let labels = (items as? [[String: Any]] ?? []).sorted {
      ($0["sortText"] as? String ?? "") < ($1["sortText"] as? String ?? "")
    }.compactMap { $0["label"] as? String }
    expectEqual(labels.first, "Mine")
    let colors = (session.request("textDocument/completion", position(0, 19)) as? [String: Any])?["items"]
    let reds = (colors as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }.filter {
      $0.wholeMatch(of: /red[0-9]+/) != nil
    }
    expectEqual(reds, reds.sorted { (Int($0.dropFirst(3)) ?? 0) < (Int($1.dropFirst(3)) ?? 0) })
    expect(reds.count > 5)
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

  @Test func foldersHaveSettingsOfTheirOwn() throws {
    let session = TestSession(
      files: ["/t/a.nss": "Label { font-size: 17px; }\n"], capabilities: ["workspace": ["configuration": true]])
    session.open(theme, "Label { font-size: 17px; }\n")
    session.settle()
    expectEqual((session.pushed(theme) ?? []).compactMap { $0["code"] as? String }, ["unit-suffix"])
    let question = try #require(session.asked("workspace/configuration").last)
    expect(written(question).contains("file:///t"))
    session.answer(question, [[:] as [String: Any], ["rules": ["unit-suffix": "off"]]])
    session.settle()
    expectEqual(session.pushed(theme)?.count, 0)
  }
}
