import ThemeBase
import ThemeEditor
import ThemeTable

extension Method {
  /// Lists the literal colours of a document.
  static let documentColor = request("textDocument/documentColor", announcing: "colorProvider") {
    (parameters, server) throws(ResponseError) in
    let document = try server.document(parameters)
    let (theme, file) = try server.analysis(of: document.path)
    let marks = ColorMarks.find(in: theme.tree(file), of: theme)
    var cursor = document.cursor
    return marks.map { mark -> JSONObject in
      let color = mark.color
      let channels = [("red", color.red), ("green", color.green), ("blue", color.blue), ("alpha", color.alpha)]
      let object = channels.reduce(into: JSONObject()) { object, channel in
        object.append(channel.0, JSONDocument(bytes: Array((Double(channel.1) / 255).shortestDigits.utf8)))
      }
      return ["range": cursor.range(of: mark.span), "color": object]
    }
  }

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
