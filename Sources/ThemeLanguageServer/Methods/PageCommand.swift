import ThemeBase
import ThemeCompiler
import ThemeEditor

/// A command of the server that shows a page about a theme.
enum PageCommand: String, CaseIterable {
  /// The theme of a document as `themec preview` shows it.
  case preview = "themec.preview"
  /// A class, a property of it or a definition, as `themec explain` explains it.
  case explain = "themec.explain"

  /// The kind of the actions that run such a command.
  static let actionKind = "source.themec"

  /// The command as the client shows it, for a document and perhaps words of it.
  func json(_ title: String, _ uri: String, _ words: [String] = []) -> JSONObject {
    ["title": title, "command": rawValue, "arguments": [uri] + words]
  }

  /// The name and the text of the page.
  fileprivate func page(of theme: AnalyzedTheme, _ words: [String], _ files: any WorkspaceFiles) -> (
    name: String, bytes: [UInt8]
  )? {
    let path = theme.graph.entries.last.map { theme.graph.paths[$0].text } ?? ""
    let name = String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
    let file = "\(name)-\(Self.key(of: path))"
    switch self {
    case .preview: return files.preview(of: theme, named: name).map { ("previews/\(file).html", $0) }
    case .explain:
      guard let selection = words.first else { return nil }
      return files.explanation(of: selection, property: words.dropFirst().first, in: theme).map {
        ("explanations/\(file).txt", $0)
      }
    }
  }

  /// A word that tells themes of one name apart, by their paths.
  private static func key(of path: String) -> String {
    String(FNVHash(Array(path.utf8)).value, radix: 36)
  }
}

extension Method {
  /// Writes a page, and has the client show it; the result is its address.
  static let executeCommand = request(
    "workspace/executeCommand", announcing: "executeCommandProvider",
    options: { _ in ["commands": PageCommand.allCases.map(\.rawValue)] }
  ) { (parameters, server) throws(ResponseError) in
    guard let command = PageCommand(rawValue: try parameters.string("command")),
      let arguments = parameters["arguments"]?.elements?.map(\.string), let uri = arguments.first, let uri
    else { throw ResponseError(.invalidParams, "the command or its document is missing") }
    let (theme, _) = try server.analysis(of: DocumentURI.path(of: uri))
    let words = arguments.dropFirst().compactMap(\.self)
    guard let page = command.page(of: theme, words, server.workspace.documents.files),
      let address = server.pages.write(page.name, page.bytes)
    else { throw ResponseError(.requestFailed, "there is nothing to show, or no place for it") }
    if server.client.has(.pages) {
      server.outbox.send(
        request: "window/showDocument", ["uri": address, "external": command == .preview, "takeFocus": true])
    }
    return address
  }
}
