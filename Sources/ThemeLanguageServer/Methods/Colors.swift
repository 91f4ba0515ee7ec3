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
    return JSONStream { json in
      var cursor = document.cursor
      json.array(marks) { json, mark in
        json.object { json in
          json.member("range", cursor.range(of: mark.span))
          json.object("color") { json in
            for (name, channel) in [
              ("red", mark.color.red), ("green", mark.color.green), ("blue", mark.color.blue),
              ("alpha", mark.color.alpha),
            ] {
              json.key(name)
              json.raw(channelTexts[Int(channel)])
            }
          }
        }
      }
    }
  }

  /// Each channel as the protocol has it, a number up to 1.
  ///
  /// Kept as text: shortest digits take long to find, and a theme has thousands of channels.
  private static let channelTexts: [[UInt8]] = (0...255).map { Array((Double($0) / 255).shortestDigits.utf8) }

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
