import ThemeBase
import ThemeProject
import ThemeSyntax

extension Method {
  /// Lays a document out as `themec format` does: the options of the editor are ignored.
  static let formatting = request("textDocument/formatting", announcing: "documentFormattingProvider") {
    (parameters, server) throws(ResponseError) in
    let document = try server.document(parameters)
    return document.json(server.layout(of: document))
  }
}

extension LanguageServer {
  /// The edits that lay out a document, or only a range of it.
  mutating func layout(of document: RequestedDocument, in range: Range<Int>? = nil) -> [TextEdit] {
    guard let parsed = workspace.parse(document.path) else { return [] }
    let settings = workspace.settings.settings(for: document.path, workspace.documents)
    let options = FormatOptions(writesDefinitionsForLineReader: settings.definitions == .lineReader)
    return Formatter.edits(parsed, in: range, options: options)
  }
}

extension RequestedDocument {
  /// Edits in source order as the protocol's.
  func json(_ edits: [TextEdit]) -> [JSONObject] {
    var cursor = cursor
    return edits.map { .edit(cursor.range(of: $0.span), $0.replacement) }
  }
}
