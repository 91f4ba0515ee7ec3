import ThemeBase
import ThemeEditor

extension Method {
  /// Shows the values of definitions where they are used.
  static let inlayHint = request("textDocument/inlayHint", announcing: "inlayHintProvider") {
    (parameters, server) throws(ResponseError) in
    let document = try server.document(parameters)
    let range = document.offsets(of: try parameters.range())
    let (theme, file) = try server.analysis(of: document.path)
    var cursor = document.cursor
    return InlayHint.find(in: range, ofFile: file, of: theme).map { hint -> JSONObject in
      ["position": cursor.position(at: hint.offset), "label": hint.text, "paddingLeft": true]
    }
  }
}
