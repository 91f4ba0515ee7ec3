import ThemeEditor

/// Shows the values of definitions where they are used.
enum InlayHintMethod: RequestMethod {
  static let name = "textDocument/inlayHint"

  static func capability(_ client: ClientCapabilities) -> Capability? {
    ("inlayHintProvider", true)
  }

  static func answer(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError) -> any JSONWritable {
    let document = try server.document(parameters)
    let range = document.offsets(of: try parameters.range())
    let (theme, file) = try server.analysis(of: document)
    var cursor = document.cursor
    return InlayHint.find(in: range, ofFile: file, of: theme).map { hint -> JSONObject in
      ["position": cursor.position(at: hint.offset), "label": hint.text, "paddingLeft": true]
    }
  }
}
