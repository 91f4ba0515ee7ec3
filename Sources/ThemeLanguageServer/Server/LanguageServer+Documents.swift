import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeJSON
import ThemeSyntax

/// The texts of the client.
extension LanguageServer {
  mutating func didOpen(_ parameters: Parameters) throws(ResponseError) {
    let item = try parameters.object("textDocument")
    let uri = try item.string("uri")
    let path = DocumentURI.path(of: uri)
    let text = TextDocument(Array(try item.string("text").utf8))
    workspace.open(
      OpenDocument(uri: uri, version: item["version"]?.integer ?? 0, text: text), at: path)
    sentTokens[path] = nil
    // Opening is answered with diagnostics even if the same were sent before.
    published[path]?.version = nil
    unsettle(path)
  }

  mutating func didChange(_ parameters: Parameters) throws(ResponseError) {
    let item = try parameters.object("textDocument")
    let path = DocumentURI.path(of: try item.string("uri"))
    let changes = try Self.changes(parameters)
    let encoding = client.encoding
    let isOpen = workspace.change(path, version: item["version"]?.integer ?? 0) { text in
      for change in changes {
        if let range = change.range {
          text.replace(range, with: change.text, encoding)
        } else {
          text = TextDocument(Array(change.text.utf8))
        }
      }
    }
    guard isOpen else { throw ResponseError(.invalidParams, "'\(path)' is not open") }
    unsettle(path)
  }

  /// The changes of a notification, all of them read before the first is applied.
  private static func changes(
    _ parameters: Parameters
  ) throws(ResponseError) -> [(range: TextRange?, text: String)] {
    var changes: [(range: TextRange?, text: String)] = []
    for element in try parameters.array("contentChanges") {
      let change = Parameters(value: element)
      let range: TextRange? = change["range"] == nil ? nil : try change.range()
      changes.append((range, try change.string("text")))
    }
    return changes
  }

  mutating func didClose(_ parameters: Parameters) throws(ResponseError) {
    let path = DocumentURI.path(of: try parameters.documentURI())
    let themes = workspace.themes(of: path)
    workspace.close(path)
    sentTokens[path] = nil
    for theme in themes { unsettle(theme) }
    unsettle(path)
  }

  mutating func didSave(_ parameters: Parameters) throws(ResponseError) {
    let path = DocumentURI.path(of: try parameters.documentURI())
    guard !client.registersWatchers else { return }
    // Nobody tells of other files: those that are not open may have changed.
    workspace.forgetClosedTexts()
    unsettle(path)
  }

  mutating func didChangeFiles(_ parameters: Parameters) throws(ResponseError) {
    var isAffected = false
    for event in try parameters.array("changes") {
      guard let uri = event["uri"]?.string else { continue }
      let path = DocumentURI.path(of: uri)
      if event["type"]?.integer != 2 { workspace.forgetImporters() }
      workspace.files.forget()
      // The text of the client counts while a document is open.
      guard workspace.documents[path] == nil else { continue }
      workspace.noteChange(of: path)
      isAffected = true
    }
    guard isAffected else { return }
    _ = workspace.takeGeneralChange()
    unsettleAll()
  }

  // MARK: - Access

  /// The open document that a request is about, with its path.
  func document(_ parameters: Parameters) throws(ResponseError) -> (path: String, OpenDocument) {
    let uri = try parameters.documentURI()
    let path = DocumentURI.path(of: uri)
    guard let document = workspace.documents[path] else {
      throw ResponseError(.invalidParams, "'\(uri)' is not open")
    }
    return (path, document)
  }

  /// The open document that a request is about, with its tree.
  mutating func parsedDocument(
    _ parameters: Parameters
  ) throws(ResponseError) -> (path: String, document: OpenDocument, parsed: Checked<SyntaxTree>) {
    let (path, document) = try document(parameters)
    guard let parsed = workspace.parse(path) else {
      throw ResponseError(.invalidParams, "'\(document.uri)' is not open")
    }
    return (path, document, parsed)
  }

  /// The address of a file as the client spells it; nil if the client cannot open the file.
  ///
  /// A built-in theme has a page. A document that is no file can only be opened while the client has it.
  mutating func uri(of path: String) -> String? {
    if let document = workspace.documents[path] { return document.uri }
    if let theme = BuiltInTheme(at: ImportPath(path)) {
      return page("themes/\(theme.name).nss", theme.bytes)
    }
    return path.hasPrefix("/") ? DocumentURI.uri(of: path) : nil
  }

  /// A hash of the text as the server has it, for tests of synchronization.
  mutating func hashText(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (_, document) = try document(parameters)
    let hash = FNVHash(document.text.bytes).value.hexDigits
    let (version, count) = (document.version, document.text.bytes.count)
    return { json in
      json.object { json in
        json.member("hash", hash)
        json.member("length", count)
        json.member("version", version)
      }
    }
  }
}
