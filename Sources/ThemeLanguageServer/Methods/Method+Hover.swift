import ThemeBase
import ThemeEditor

extension Method {
  /// Explains the word under the cursor.
  static let hover = request("textDocument/hover", announcing: "hoverProvider") {
    (parameters, server) throws(ResponseError) in
    let (word, theme, _) = try server.themedWord(parameters)
    guard let target = word.target, let hover = Hover.find(target, of: theme) else { return JSONNull() }
    let contents = JSONObject.markup(hover.text, isMarkdown: server.client.hasMarkdownHover) {
      server.address(of: $0, in: theme)
    }
    return ["contents": contents, "range": word.document.range(hover.span)] as JSONObject
  }
}
