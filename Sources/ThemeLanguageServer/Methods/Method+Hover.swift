import ThemeEditor

extension Method {
  /// Explains the word under the cursor.
  static let hover = request("textDocument/hover", announcing: "hoverProvider") {
    (parameters, server) throws(ResponseError) in
    let word = try server.themedWord(parameters)
    guard let target = word.target, let hover = Hover.find(target, in: word.file, of: word.theme)
    else { return JSONNull() }
    let contents = JSONObject.markup(hover.text, isMarkdown: server.client.hasMarkdownHover)
    return ["contents": contents, "range": word.document.range(hover.span)] as JSONObject
  }
}
