import ThemeBase
import ThemeEditor

extension Method {
  /// Lists the lenses above definitions, without their texts.
  static let codeLens = request(
    "textDocument/codeLens", announcing: "codeLensProvider", options: { _ in ["resolveProvider": true] }
  ) { (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    guard server.workspace.settings.showsLenses else { return [JSONObject]() }
    var cursor = document.cursor
    var lenses: [JSONObject] = []
    if server.client.has(.pages) {
      let preview = PageCommand.preview.json("Show a preview", document.uri)
      lenses.append(["range": document.range(0..<0), "command": preview])
    }
    return lenses
      + CodeLens.find(in: tree).map { lens -> JSONObject in
        let data: JSONObject = ["uri": document.uri, "version": document.version, "name": lens.name]
        return ["range": cursor.range(of: lens.span), "data": data]
      }
  }

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
