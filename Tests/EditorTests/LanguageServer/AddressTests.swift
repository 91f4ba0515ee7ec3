import Foundation
import TestSupport
import Testing
import ThemeCompiler

@testable import ThemeLanguageServer

/// The server's answers about built-in themes and about documents that are not files.
@Suite struct AddressTests {
  private static let uri = "file:///t/main.nss"
  private static let text = """
    @import "themec:Fiori";
    @import "base.nss";
    @import "themec:Nonsense";
    @rowTitle: red;
    fdlFUIHierarchyItemView_title { font-style: @rowTitle; font-color: @own; }
    Mine { &_title { font-style: @rowDetail; } }
    Button { font-size: 17px; font-colour: @missing; }

    """
  private static let files = ["/t/main.nss": text, "/t/base.nss": "@own: red;\n@own: blue;\n"]

  private let richest: [String: Any] = [
    "workspace": ["workspaceEdit": ["documentChanges": true]],
    "textDocument": [
      "publishDiagnostics": ["relatedInformation": true, "codeDescriptionSupport": true],
      "definition": ["linkSupport": true],
      "codeAction": ["codeActionLiteralSupport": [:] as [String: Any], "disabledSupport": true],
    ],
  ]
  private let pulling: [String: Any] = [
    "textDocument": [
      "diagnostic": ["relatedInformation": true],
      "codeAction": ["codeActionLiteralSupport": [:] as [String: Any]],
    ]
  ]

  /// The requests about a place.
  private static func requests(at line: Int, _ character: Int) -> [(String, [String: Any])] {
    let position = ["line": line, "character": character]
    let document: [String: Any] = ["textDocument": ["uri": uri]]
    let range = ["start": position, "end": position]
    let placed: [(String, [String: Any])] = [
      ("hover", [:]), ("definition", [:]), ("references", ["context": ["includeDeclaration": true]]),
      ("documentHighlight", [:]), ("completion", [:]), ("prepareRename", [:]), ("signatureHelp", [:]),
      ("rename", ["newName": "@renamed"]), ("rename", ["newName": "Renamed"]),
      ("codeAction", ["range": range, "context": ["diagnostics": [Any]()]]),
    ]
    return placed.map { method, more in
      let own = document.merging(["position": position]) { $1 }
      return ("textDocument/" + method, own.merging(more) { $1 })
    }
  }

  /// The requests about the document and the workspace.
  private var wholeRequests: [(String, [String: Any])] {
    let document: [String: Any] = ["textDocument": ["uri": Self.uri]]
    let names = ["documentSymbol", "documentLink", "documentColor", "codeLens", "diagnostic"]
    return names.map { ("textDocument/" + $0, document) } + [("workspace/symbol", ["query": ""])]
  }

  /// The addresses in a value of the protocol.
  private static func addresses(in value: Any) -> [String] {
    if let list = value as? [Any] { return list.flatMap(addresses) }
    guard let object = value as? [String: Any] else { return [] }
    var found = (object["changes"] as? [String: Any]).map { Array($0.keys) } ?? []
    for (name, member) in object {
      if ["uri", "targetUri", "target", "href"].contains(name), let text = member as? String { found.append(text) }
      found += addresses(in: member)
    }
    return found
  }

  /// Everything that a session answers and sends when each place of a text is asked about.
  private func everything(_ session: TestSession) -> [Any] {
    session.open(Self.uri, Self.text)
    session.settle()
    var results = wholeRequests.map { session.request($0.0, $0.1) }
    for (line, text) in Self.text.split(separator: "\n").enumerated() {
      for character in stride(from: 1, to: text.count, by: MutationCount.isThorough ? 3 : 13) {
        for (method, params) in Self.requests(at: line, character) { results.append(session.request(method, params)) }
      }
    }
    session.settle()
    let report = session.begin("workspace/diagnostic", ["previousResultIds": [Any]()])
    session.settle()
    results.append(session.answers[report] ?? NSNull())
    return results + session.notifications + Array(session.answers.values)
  }

  @Test(arguments: [true, false]) func everyAddressHasASchemeAndAFile(_ takesPages: Bool) {
    // What one of them is told of pages the others are, too.
    for capabilities: [String: Any] in takesPages ? [[:], richest] : [pulling] {
      let session = TestSession(files: Self.files, capabilities: capabilities)
      session.disk.takesPages = takesPages
      let all = everything(session)
      expect(!TestSession.text(all).contains("\\u0000"))
      let addresses = Set(Self.addresses(in: all))
      for address in addresses {
        let path = DocumentURI.path(of: String(address.prefix { $0 != "#" })).text
        expect(
          address.hasPrefix("file:///") && (Self.files[path] != nil || session.disk.pages[path] != nil), "\(address)")
      }
      expectEqual(addresses.contains("file:///cache/themes/Fiori.nss"), takesPages)
    }
  }

  @Test func codesLeadToTheSiteOfTheConfiguration() {
    var files = Self.files
    files["/t/themec.json"] = #"{"docs": "https://example.com/themec"}"#
    let session = TestSession(files: files, capabilities: richest)
    session.open(Self.uri, Self.text)
    session.settle()
    let addresses = Self.addresses(in: session.notifications)
    expect(addresses.contains("https://example.com/themec/codes/unit-suffix.html"))
    expect(!addresses.contains { $0.contains("/cache/codes/") })
    session.disk.files["/t/themec.json"] = #"{"docs": "https://example.com/other"}"#
    session.notify("workspace/didChangeWatchedFiles", ["changes": [["uri": "file:///t/themec.json", "type": 2]]])
    session.settle()
    let later = Self.addresses(in: session.notifications)
    expect(later.contains("https://example.com/other/codes/unit-suffix.html"))
  }

  @Test func aPageHasThePlacesOfTheTheme() throws {
    let session = TestSession(files: Self.files, capabilities: richest)
    session.open(Self.uri, Self.text)
    let use = ["textDocument": ["uri": Self.uri], "position": ["line": 5, "character": 32]] as [String: Any]
    let found = session.request("textDocument/definition", use) as? [[String: Any]] ?? []
    let page = try #require(found.first?["targetUri"] as? String)
    let text = TextDocument(try #require(session.disk.pages[DocumentURI.path(of: page).text]), .utf16)
    let range = try #require(found.first?["targetRange"] as? [String: [String: Int]])
    let start = TextPosition(line: range["start"]?["line"] ?? 0, character: 0)
    let offset = text.offset(of: start)
    let line = String(decoding: text.bytes[offset...].prefix { $0 != 0x0A }, as: UTF8.self)
    expect(line.hasPrefix("@rowDetail:"))
  }

  @Test func namesOfABuiltInThemeStay() {
    let session = TestSession(files: Self.files, capabilities: richest)
    session.open(Self.uri, Self.text)
    // An override, its use, and a name that only the built-in theme defines.
    for (line, character) in [(3, 2), (4, 48), (5, 32)] {
      let place: [String: Any] = [
        "textDocument": ["uri": Self.uri], "position": ["line": line, "character": character],
      ]
      let requests: [(String, [String: Any])] = [("prepareRename", [:]), ("rename", ["newName": "@x"])]
      for (method, more) in requests {
        let text = session.errorText("textDocument/" + method, place.merging(more) { $1 })
        expectEqual(text?.contains("belongs to a built-in theme"), true, "\(method) \(line)")
        expectEqual(text?.contains("(themec:Fiori:"), true)
      }
      let start = place["position"] ?? 0
      let selection: [String: Any] = ["range": ["start": start, "end": start], "context": ["diagnostics": [Any]()]]
      let actions = session.request("textDocument/codeAction", place.merging(selection) { $1 })
      let inlining = (actions as? [[String: Any]])?.filter { ($0["title"] as? String)?.hasPrefix("Inline") == true }
      expectEqual(inlining?.allSatisfy { $0["disabled"] != nil && $0["edit"] == nil }, true)
    }
    let own: [String: Any] = ["textDocument": ["uri": Self.uri], "position": ["line": 4, "character": 70]]
    let clash = session.errorText("textDocument/rename", own.merging(["newName": "@rowText"]) { $1 })
    expectEqual(clash?.hasPrefix("'@rowText' exists already (themec:Fiori:"), true)
    expect(session.errorText("textDocument/rename", own.merging(["newName": "@x"]) { $1 }) == nil)
  }

  // MARK: - Other schemes

  @Test(arguments: ["vscode-vfs://github/o/r/t.nss", "inmemory://model/1", "untitled:Untitled-1", "git:/a/b.nss?x"])
  func documentsOfAnySchemeAreAnswered(_ uri: String) throws {
    let session = TestSession()
    session.open(uri, "@a: #fff;\nButton { font-color: @a; font-size: 17px; }\n")
    session.settle()
    expectEqual(session.pushed(uri)?.compactMap { $0["code"] as? String }, ["unit-suffix"])
    let place: [String: Any] = ["textDocument": ["uri": uri], "position": ["line": 1, "character": 22]]
    expect(TestSession.text(session.request("textDocument/hover", place)).contains("#FFFFFF"))
    let found = session.request("textDocument/definition", place) as? [[String: Any]]
    expectEqual(found?.first?["uri"] as? String, uri)
    let colors = session.request("textDocument/documentColor", ["textDocument": ["uri": uri]])
    expectEqual((colors as? [Any])?.count, 1)
    let edit = session.request("textDocument/rename", place.merging(["newName": "@b"]) { $1 })
    expect((edit as? [String: [String: Any]])?["changes"]?[uri] != nil)
    session.notify("textDocument/didClose", ["textDocument": ["uri": uri]])
    session.settle()
    expectEqual(session.pushed(uri)?.isEmpty, true)
  }

  @Test func documentsOfAnySchemeImportEachOther() {
    let session = TestSession()
    let (main, base) = ("vscode-vfs://github/o/main.nss", "vscode-vfs://github/o/base.nss")
    session.open(base, "@a: red;\n")
    session.open(main, "@import \"base.nss\";\nButton { font-color: @a; }\n")
    session.settle()
    expect(session.pushed(main)?.isEmpty == true && session.pushed(base)?.isEmpty == true)
    let links = session.request("textDocument/documentLink", ["textDocument": ["uri": main]])
    expectEqual((links as? [[String: Any]])?.first?["target"] as? String, base)
  }
}
