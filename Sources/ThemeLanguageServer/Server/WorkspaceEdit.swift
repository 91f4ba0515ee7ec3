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
    let edits: [JSONObject]

    var json: JSONObject {
      let document: JSONObject = ["uri": uri, "version": version.orNull]
      return ["textDocument": document, "edits": edits]
    }
  }

  private var changes: [Change] = []
  /// The addresses of files that are made before they are edited.
  private var newFiles: [String] = []
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
      return ["documentChanges": made + changes.map(\.json)]
    }
    var files = JSONObject()
    for change in changes { files.append(change.uri, change.edits) }
    return ["changes": files]
  }
}
