import ThemeBase
import ThemeDiagnostics
import ThemeJSON
import ThemeSyntax

extension Method {
  /// Lays out what a `;` or a `}` has ended: the line with the `;`, or the item with the `}`.
  static let onTypeFormatting = request(
    "textDocument/onTypeFormatting", announcing: "documentOnTypeFormattingProvider",
    options: { _ in ["firstTriggerCharacter": "}", "moreTriggerCharacter": [";"]] }
  ) { (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    let end = document.offset(of: try parameters.position())
    let character = try parameters.string("ch")
    let lines = document.text.lines
    var start = lines.range(ofLine: lines.line(at: end), in: document.text.bytes).lowerBound
    if character == "}" {
      let owner = tree.nodes(at: end).last { node in
        [.rule, .mediaRule, .atRule].contains(node.kind) && Int(node.span.end) == end
      }
      if let owner { start = Int(owner.span.start) }
    }
    // The text after the cursor is not finished, that before was laid out already, and the cursor would follow a newline.
    let edits = server.layout(of: document, in: start..<max(start, end)).filter {
      Int($0.span.start) >= start && Int($0.span.end) <= end && Int($0.span.start) < end
    }
    return document.json(edits)
  }
}
