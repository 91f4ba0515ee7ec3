import ThemeEditor

/// Explains the word under the cursor.
enum HoverMethod: RequestMethod {
  static let name = "textDocument/hover"

  static func capability(_ client: ClientCapabilities) -> Capability? { ("hoverProvider", true) }

  static func answer(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError) -> any JSONWritable {
    let word = try server.themedWord(parameters)
    guard let target = word.target, let hover = Hover.find(target, in: word.file, of: word.theme)
    else { return JSONNull() }
    let contents = JSONObject.markup(hover.text, isMarkdown: server.client.hasMarkdownHover)
    return ["contents": contents, "range": word.document.range(hover.span)] as JSONObject
  }
}
