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

  /// Lays out a selection.
  static let rangeFormatting = request("textDocument/rangeFormatting", announcing: "documentRangeFormattingProvider") {
    (parameters, server) throws(ResponseError) in
    let document = try server.document(parameters)
    let range = document.text.offsets(of: try parameters.range())
    return document.json(server.layout(of: document, in: range))
  }

  /// Lays out what a `;` or a `}` has ended: the line with the `;`, or the item with the `}`.
  static let onTypeFormatting = request(
    "textDocument/onTypeFormatting", announcing: "documentOnTypeFormattingProvider",
    options: { _ in ["firstTriggerCharacter": "}", "moreTriggerCharacter": [";"]] }
  ) { (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    let end = document.text.offset(of: try parameters.position())
    let character = try parameters.string("ch")
    var start = document.text.start(ofLine: document.text.line(at: end))
    if character == "}" {
      let owner = tree.nodes(at: end).last { node in
        [.rule, .mediaRule, .atRule].contains(node.kind) && Int(node.span.end) == end
      }
      if let owner { start = Int(owner.span.start) }
    }
    // The text after the cursor is not finished, and the cursor would follow a newline there.
    let edits = server.layout(of: document, in: start..<max(start, end)).filter {
      Int($0.span.end) <= end && Int($0.span.start) < end
    }.compactMap { $0.cut(before: start, in: tree) }
    return document.json(edits)
  }
}

extension LanguageServer {
  /// The edits that lay out a document, or only a range of it.
  mutating func layout(of document: OpenDocument, in range: Range<Int>? = nil) -> [TextEdit] {
    guard let parsed = workspace.parse(document.path) else { return [] }
    let settings = workspace.settings.settings(for: document.path, workspace.documents)
    let options = FormatOptions(writesDefinitionsForLineReader: settings.definitions == .lineReader)
    return Formatter.edits(parsed, in: range, options: options)
  }
}

extension OpenDocument {
  /// Edits in source order as the protocol's.
  func json(_ edits: [TextEdit]) -> [JSONObject] {
    var cursor = text.cursor
    return edits.map { .edit(cursor.range(of: $0.span), $0.replacement) }
  }
}

extension TextEdit {
  /// The edit without what lies before a line, which was laid out already; nil if nothing is left.
  fileprivate func cut(before line: Int, in tree: SyntaxTree) -> TextEdit? {
    guard Int(span.start) < line else { return self }
    let lines = replacement.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard Int(span.end) >= line, lines.count > 1, let indentation = lines.last else { return nil }
    return TextEdit(span: tree.file.span(line, Int(span.end)), replacement: String(indentation))
  }
}
