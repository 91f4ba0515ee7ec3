import ThemeBase
import ThemeConfiguration
import ThemeCompiler
import ThemeDiagnostics
import ThemeFormat
import ThemeJSON
import ThemeSyntax

/// Formatting, as `themec format` does it: the options of the editor do not count.
extension LanguageServer {
  mutating func format(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (path, document, parsed) = try parsedDocument(parameters)
    return reply(edits: edits(path, parsed, nil), in: document)
  }

  mutating func formatRange(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (path, document, parsed) = try parsedDocument(parameters)
    let range = document.text.offsets(of: try parameters.range(), client.encoding)
    return reply(edits: edits(path, parsed, range), in: document)
  }

  /// Lays out what a `;` or a `}` has ended: the line with the `;`, or the item with the `}`.
  mutating func formatLine(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (path, document, parsed) = try parsedDocument(parameters)
    let end = document.text.offset(of: try parameters.position(), client.encoding)
    let character = try parameters.string("ch")
    var start = document.text.lines.range(
      ofLine: document.text.lines.line(at: end), in: document.text.bytes
    ).lowerBound
    if character == "}" {
      let owner = parsed.value.nodes(at: end).last { node in
        [.rule, .mediaRule, .atRule].contains(node.kind) && Int(node.span.end) == end
      }
      if let owner { start = Int(owner.span.start) }
    }
    // The text after the cursor is not finished.
    let found = edits(path, parsed, start..<max(start, end)).filter { Int($0.span.end) <= end }
    return reply(edits: found, in: document)
  }

  private mutating func edits(
    _ path: String, _ parsed: Checked<SyntaxTree>, _ range: Range<Int>?
  ) -> [TextEdit] {
    let settings = workspace.settings.settings(for: ImportPath(path), workspace.documents)
    let options = FormatOptions(
      writesDefinitionsForLineReader: settings.definitions == .lineReader)
    return Formatter.edits(parsed, in: range, options: options)
  }

  /// Edits in source order.
  func reply(edits: [TextEdit], in document: OpenDocument) -> Reply {
    let cursor = document.text.cursor(client.encoding)
    return { json in
      var cursor = cursor
      json.array(edits) { json, edit in
        json.writeEdit(cursor.range(of: edit.span), edit.replacement)
      }
    }
  }
}
