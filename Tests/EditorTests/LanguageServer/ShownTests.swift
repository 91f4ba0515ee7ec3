import Foundation
import TestSupport
import Testing

/// What an editor shows besides findings, as its settings say: lenses, hints, accepted findings; and long lists of findings.
@Suite struct ShownTests {
  private let theme = "file:///t/a.nss"
  private let text =
    "@a: #112233;\nMine { font-color: @a; font-size: 17px; /* themec-disable-line unit-suffix -- kept */ }\n"
  private let source = "let l = UILabel()\nl.nuiClass = \"Mine\"\nl.nuiClass = \"Other:Mine\"\n"
  private let known = """
    {"format": "themec-baseline", "version": 1, "findings": [{"code": "unit-suffix", "class": "Mine", "property": "font-size",
    "value": "17px", "count": 1}]}
    """

  private func session(_ files: [String: String] = [:], options: [String: Any] = [:]) -> TestSession {
    var files = files
    files["/t/a.nss"] = files["/t/a.nss"] ?? text
    let session = TestSession(files: files, options: options)
    session.open(theme, files["/t/a.nss"] ?? "")
    session.settle()
    return session
  }

  private var document: [String: Any] { ["textDocument": ["uri": theme]] }

  private func hints(_ session: TestSession) -> [String] {
    let range = ["start": ["line": 0, "character": 0], "end": ["line": 9, "character": 0]]
    let hints = session.request("textDocument/inlayHint", document.merging(["range": range]) { $1 })
    return (hints as? [[String: Any]] ?? []).compactMap { $0["label"] as? String }
  }

  private func lenses(_ session: TestSession) -> [String] {
    let lenses = session.request("textDocument/codeLens", document) as? [Any] ?? []
    return lenses.compactMap {
      let lens = session.request("codeLens/resolve", $0) as? [String: Any]
      return (lens?["command"] as? [String: Any])?["title"] as? String
    }
  }

  @Test func hintsAndLensesAreShownAsTheSettingsSay() {
    expectEqual(hints(session()), ["= #112233"])
    expectEqual(lenses(session()), ["1 use"])
    let without = session(options: ["inlayHints": false, "codeLens": false])
    expect(hints(without).isEmpty && lenses(without).isEmpty)
    without.notify("workspace/didChangeConfiguration", ["settings": ["themec": ["inlayHints": true]]])
    expectEqual(hints(without), ["= #112233"])
    expect(lenses(without).isEmpty)
    without.notify("workspace/didChangeConfiguration", ["settings": ["themec": ["inlayHints": 1, "codeLens": true]]])
    expectEqual(without.shown, ["the setting 'inlayHints' must be true or false"])
    expect(!hints(without).isEmpty && !lenses(without).isEmpty)
  }

  /// Lens, hover and references read one list.
  @Test func usesInTheAppAreCounted() {
    let screen =
      #"<label><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="nuiClass" value="Mine"/></userDefinedRuntimeAttributes></label>"#
    let session = session([
      "/t/themec.json": #"{"app": ["App"]}"#, "/t/App/S.swift": source, "/t/App/M.m": "label.nuiClass = @\"Mine\";\n",
      "/t/App/V.xib": #"<?xml version="1.0"?><document><objects>\#(screen)</objects></document>"#,
    ])
    expectEqual(lenses(session), ["1 use", "4 uses in the app"])
    let place = document.merging(["position": ["line": 1, "character": 1]]) { $1 }
    expect(TestSession.text(session.request("textDocument/hover", place)).contains("The app uses it in 4 places"))
    let asking = place.merging(["context": ["includeDeclaration": false]]) { $1 }
    expectEqual((session.request("textDocument/references", asking) as? [Any])?.count, 4)
  }

  private func accepted(_ session: TestSession, _ uri: String) -> [String] {
    (session.pushed(uri) ?? []).filter { $0["severity"] as? Int == 4 }.map {
      let words = ($0["message"] as? String ?? "").split(separator: "\n").last ?? ""
      return "\($0["code"] ?? ""): \(words)"
    }
  }

  @Test func acceptedFindingsAreHintsOnWish() {
    let app = [
      "/t/themec.json": #"{"app": ["App"]}"#,
      "/t/App/S.swift": source + "// themec-disable-next-line missing-class -- later\nl.nuiClass = \"Later\"\n",
    ]
    expect(accepted(session(app), theme).isEmpty)
    let session = session(app, options: ["acceptedFindings": true])
    expectEqual(accepted(session, theme), ["unit-suffix: accepted by a comment: kept"])
    expectEqual(accepted(session, "file:///t/App/S.swift"), ["missing-class: accepted by a comment: later"])
    let baseline = self.session(
      ["/t/a.nss": "Mine { font-size: 17px; }\n", "/t/known.json": known],
      options: ["acceptedFindings": true, "baseline": "known.json"])
    expectEqual(accepted(baseline, theme), ["unit-suffix: accepted by the baseline"])
    baseline.notify("workspace/didChangeConfiguration", ["settings": ["themec": ["acceptedFindings": false]]])
    baseline.settle()
    expect(accepted(baseline, theme).isEmpty)
  }

  /// Of thousands of findings each place is marked, and the first of a kind say all.
  @Test func aLongListIsShort() {
    let rules = (0..<2_200).map { "Own\($0) { font-size: 1; }\n" }.joined()
    let session = session(["/t/a.nss": rules + "Button { font-sise: 2; }\n"])
    let found = session.pushed(theme) ?? []
    expectEqual(found.count, 2_000)
    expect(TestSession.text(found).utf8.count < 300_000)
    expectEqual(Set(found.map { TestSession.text($0["range"] ?? "") }).count, 2_000)
    expectEqual(found.count { ($0["code"] as? String) == "undeclared-class" }, 10)
    expectEqual(found.count { ($0["message"] as? String) == "undeclared-class" }, found.count - 10)
    // The fixes come when they are asked for.
    guard let mark = found.last, let range = mark["range"] else { return }
    let asking: [String: Any] = ["range": range, "context": ["diagnostics": [mark]]]
    let client = TestSession(
      files: ["/t/a.nss": rules],
      capabilities: ["textDocument": ["codeAction": ["codeActionLiteralSupport": [:] as [String: Any]]]])
    client.open(theme, rules)
    let actions = client.request("textDocument/codeAction", document.merging(asking) { $1 }) as? [[String: Any]] ?? []
    let declaring = actions.first { ($0["title"] as? String)?.hasPrefix("Declare the class") ?? false }
    expectEqual((declaring?["diagnostics"] as? [Any])?.count, 1)
  }
}
