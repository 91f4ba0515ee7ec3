import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// Edits of some files as one change of the workspace.
struct WorkspaceEdit: JSONObjectConvertible {
  /// A file with the edits that it gets.
  typealias File = (path: ImportPath, tree: SyntaxTree, edits: [TextEdit])

  /// The edits of a file.
  private struct Change: JSONObjectConvertible {
    let uri: String
    /// The version of the open document that is edited, or nil for a file that is not open.
    let version: Int?
    var edits: [JSONObject]

    var json: JSONObject {
      let document: JSONObject = ["uri": uri, "version": version.orNull]
      return ["textDocument": document, "edits": edits]
    }
  }

  private var changes: [Change] = []
  /// The addresses of files that are made before they are edited.
  private var newFiles: [String] = []
  /// Whether some edits are in the app's files, about which the client asks the user.
  private var asksAboutApp = false
  /// Whether the client takes changes with the versions of their documents.
  private let hasDocumentChanges: Bool

  init(_ files: [File], _ server: inout LanguageServer) {
    hasDocumentChanges = server.client.has(.documentChanges)
    for file in files where !file.edits.isEmpty {
      guard let uri = server.uri(of: file.path) else { continue }
      let document = server.workspace.documents[file.path]
      let bytes = file.tree.file.bytes
      var cursor = PositionCursor(document?.text.lines ?? LineTable(bytes), bytes, server.client.encoding)
      let edits = file.edits.sorted { $0.span < $1.span }.map {
        JSONObject.edit(cursor.range(of: $0.span), $0.replacement)
      }
      changes.append(Change(uri: uri, version: document?.version, edits: edits))
    }
  }

  /// Replaces places of a file of the app, which the client asks about if it can.
  mutating func replace(
    _ ranges: [Range<Int>], with text: String, in file: ServedApp.File, _ server: inout LanguageServer
  ) {
    guard let uri = server.uri(of: file.path) else { return }
    var cursor = PositionCursor(LineTable(file.bytes), file.bytes, server.client.encoding)
    asksAboutApp = hasDocumentChanges && server.client.has(.changeAnnotations)
    let edits = ranges.map { range -> JSONObject in
      var edit = JSONObject.edit(cursor.range(range), text)
      if asksAboutApp { edit.append("annotationId", Self.app) }
      return edit
    }
    if let known = changes.firstIndex(where: { $0.uri == uri }) {
      changes[known].edits += edits
    } else {
      changes.append(Change(uri: uri, version: server.workspace.documents[file.path]?.version, edits: edits))
    }
  }

  /// The identifier of the annotation of edits in the app.
  private static let app = "app"

  /// Inserts a text into a file that need not be of a theme, at its end if no offset is given.
  ///
  /// A missing file is made. False if the client makes none.
  mutating func insert(_ text: String, at offset: Int? = nil, into path: ImportPath, _ server: inout LanguageServer)
    -> Bool
  {
    guard let uri = server.uri(of: path) else { return false }
    let document = server.workspace.documents[path]
    let bytes = server.workspace.documents.bytes(of: path)
    if bytes == nil {
      guard hasDocumentChanges, server.client.createsFiles else { return false }
      newFiles.append(uri)
    }
    let content = bytes ?? []
    let place = UInt32(clamping: offset ?? content.count)
    var cursor = PositionCursor(LineTable(content), content, server.client.encoding)
    let range = cursor.range(of: Span(file: FileID(index: 0), start: place, end: place))
    let isOpenLine = offset == nil && content.last.map { $0 != UInt8(ascii: "\n") } ?? false
    let edit = JSONObject.edit(range, (isOpenLine ? "\n" : "") + text)
    changes.append(Change(uri: uri, version: document?.version, edits: [edit]))
    return true
  }

  var json: JSONObject {
    if hasDocumentChanges {
      let made = newFiles.map { ["kind": "create", "uri": $0] as JSONObject }
      let label: JSONObject = [
        "label": "Rename in the app", "needsConfirmation": true,
        "description": "the sources ask for the class by its name",
      ]
      return [
        "documentChanges": made + changes.map(\.json),
        "changeAnnotations": asksAboutApp ? [Self.app: label] as JSONObject : nil,
      ]
    }
    var files = JSONObject()
    for change in changes { files.append(change.uri, change.edits) }
    return ["changes": files]
  }
}
