import ThemeEditor

/// Adds the text to a lens that the user can see.
enum CodeLensResolveMethod: RequestMethod {
  static let name = "codeLens/resolve"

  static func answer(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError) -> any JSONWritable {
    let data = try parameters.object("data")
    let range = try parameters.range()
    let path = try server.unchangedDocument(data)
    let definition = try data.string("name")
    let title = CodeLens.text(ofDefinition: definition, in: try server.analysis(of: path).theme)
    return ["range": range, "command": ["title": title, "command": ""] as JSONObject] as JSONObject
  }
}
