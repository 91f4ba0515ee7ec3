import ThemeBase
import ThemeEditor

extension Method {
  /// Adds the text to a lens that the user can see.
  static let codeLensResolve = request("codeLens/resolve") { (parameters, server) throws(ResponseError) in
    guard parameters["command"] == nil else { return try parameters.completable("range") }
    let data = try parameters.object("data")
    let range = try parameters.range()
    let path = try server.unchangedDocument(data)
    let definition = try data.string("name")
    let title = CodeLens.text(ofDefinition: definition, in: try server.analysis(of: path).theme)
    let command: JSONObject =
      server.client.has(.pages)
      ? PageCommand.explain.json(title, try data.string("uri"), [definition]) : ["title": title, "command": ""]
    return ["range": range, "command": command] as JSONObject
  }
}
