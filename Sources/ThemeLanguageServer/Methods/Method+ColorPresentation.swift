import ThemeBase
import ThemeEditor
import ThemeTable

extension Method {
  /// Lists the notations of a colour that the user has picked.
  static let colorPresentation = request("textDocument/colorPresentation") {
    (parameters, server) throws(ResponseError) in
    let document = try server.document(parameters)
    let range = try parameters.range()
    let object = try parameters.object("color")
    let color = StyleColor(
      red: try channel("red", of: object), green: try channel("green", of: object),
      blue: try channel("blue", of: object), alpha: try channel("alpha", of: object))
    let theme = try server.analysis(of: document.path).theme
    return ColorMarks.notations(for: color, of: theme).map { text -> JSONObject in
      ["label": text, "textEdit": JSONObject.edit(range, text)]
    }
  }

  private static func channel(_ name: String, of color: Parameters) throws(ResponseError) -> UInt8 {
    UInt8(min(max(try color.number(name), 0), 1) * 255 + 0.5)
  }
}
