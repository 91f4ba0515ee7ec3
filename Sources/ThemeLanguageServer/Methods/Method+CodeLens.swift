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
}
