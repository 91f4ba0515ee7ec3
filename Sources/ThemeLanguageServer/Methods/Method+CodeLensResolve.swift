import ThemeEditor
import ThemeJSON

extension Method {
  /// Adds the text to a lens that the user can see.
  static let codeLensResolve = request("codeLens/resolve") {
    (parameters, server) throws(ResponseError) in
    let data = try parameters.object("data")
    let range = try parameters.range()
    let path = try server.unchangedDocument(data)
    let definition = try data.string("name")
    let title = CodeLens.text(ofDefinition: definition, in: try server.analysis(of: path).theme)
    return ["range": range, "command": ["title": title, "command": ""] as JSONObject] as JSONObject
  }
}
