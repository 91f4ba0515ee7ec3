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

  var json: JSONObject {
    if hasDocumentChanges { return ["documentChanges": changes] }
    var files = JSONObject()
    for change in changes { files.append(change.uri, change.edits) }
    return ["changes": files]
  }
}
