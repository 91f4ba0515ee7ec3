import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeProject
import ThemeSyntax

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
    // Themes of one name are told apart by their paths.
    let file = "\(name)-\(String(FNVHash(Array(path.utf8)).value, radix: 36))"
    switch self {
    case .preview: return files.preview(of: theme, named: name).map { ("previews/\(file).html", $0) }
    case .explain:
      guard let selection = words.first else { return nil }
      return files.explanation(of: selection, property: words.dropFirst().first, in: theme).map {
        ("explanations/\(file).txt", $0)
      }
    }
  }
}

extension Method {
  /// Writes a page, and has the client show it, its address being the result; or fixes the folder.
  static let executeCommand = request(
    "workspace/executeCommand", announcing: "executeCommandProvider",
    options: { _ in ["commands": PageCommand.allCases.map(\.rawValue) + [FolderFixes.command]] }
  ) { (parameters, server) throws(ResponseError) in
    if try parameters.string("command") == FolderFixes.command { return FolderFixes.run(&server) }
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

/// The command that applies all safe fixes to the stylesheets of the client's folders.
enum FolderFixes {
  static let command = "themec.fixFolder"
  static let title = "Apply all safe fixes in the folder"

  /// Has the client apply the fixes, about which it asks first if it can; returns the edit for one that applies none.
  static func run(_ server: inout LanguageServer) -> any JSONWritable {
    let (graph, themes) = server.workspace.allThemes()
    let files = Set(server.workspace.allFiles())
    let ids = graph.trees.indices.filter { files.contains(graph.paths[$0]) }.map { graph.trees[$0].file.id }
    let edits = FileFixes.safeEdits(inFiles: Set(ids), of: graph, themes, through: server.workspace.access)
    let changes = edits.sorted { $0.key < $1.key }.map { file, edits in
      (graph.paths[Int(file.index)], graph.trees[Int(file.index)], edits) as WorkspaceEdit.File
    }
    let edit = WorkspaceEdit(changes, asking: .fixes, &server)
    guard server.client.has(.edits) else { return edit }
    if changes.isEmpty {
      server.outbox.send(notification: "window/showMessage", ["type": 3, "message": "no finding has a safe fix"])
    } else {
      server.outbox.send(request: "workspace/applyEdit", ["label": title, "edit": edit])
    }
    return JSONNull()
  }
}

/// The pages that the user only reads: the explanations of codes, and files that no disk has.
struct Pages {
  private let files: any WorkspaceFiles
  /// The addresses of the pages that were written already; nil for a page that could not be written.
  private var addresses: [String: String?] = [:]

  init(files: any WorkspaceFiles) { self.files = files }

  /// The address of a page, which is written when it is first needed; nil if it cannot be written.
  mutating func address(of name: String, _ bytes: @autoclosure () -> [UInt8]) -> String? {
    if let written = addresses[name] { return written }
    let address = files.publish(name, bytes()).map(DocumentURI.uri)
    addresses.updateValue(address, forKey: name)
    return address
  }

  /// Writes a page that differs each time, and returns its address; nil if it cannot be written.
  func write(_ name: String, _ bytes: [UInt8]) -> String? { files.publish(name, bytes).map(DocumentURI.uri) }

  /// The address of the page about a code.
  mutating func address(about code: DiagnosticCode) -> String? {
    address(of: "codes/\(code.rawValue).md", Array(CodePage.markdown(code).utf8))
  }

  /// The address of a file as the client spells it; nil if the client cannot open the file.
  ///
  /// A built-in theme has a page. A document that is not a file can only be opened while the client has it.
  mutating func address(of path: ImportPath, in documents: Documents) -> String? {
    if let document = documents[path] { return document.uri }
    if let theme = BuiltInTheme(at: path) { return address(of: "themes/\(theme.name).nss", theme.bytes) }
    return path.isAbsolute ? DocumentURI.uri(of: path) : nil
  }
}
