import ThemeEditor
import ThemeSyntax

/// Lists the lenses above definitions, without their texts.
enum CodeLensMethod: RequestMethod {
  static let name = "textDocument/codeLens"

  static func capability(_ client: ClientCapabilities) -> Capability? {
    ("codeLensProvider", ["resolveProvider": true] as JSONObject)
  }

  static func answer(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError) -> any JSONWritable {
    let (document, tree) = try server.parsedDocument(parameters)
    guard server.workspace.settings.showsLenses else { return [JSONObject]() }
    var cursor = document.cursor
    return CodeLens.find(in: tree).map { lens -> JSONObject in
      let data: JSONObject = [
        "uri": document.uri, "version": document.version, "name": lens.name,
      ]
      return ["range": cursor.range(of: lens.span), "data": data]
    }
  }
}
