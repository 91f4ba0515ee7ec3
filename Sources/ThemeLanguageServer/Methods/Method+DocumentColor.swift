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
      json.reserve(marks.count * 180)
      json.array { json in
        for mark in marks {
          json.beginValue()
          json.fragment("{\"range\":")
          json.writeInPlace(cursor.range(of: mark.span))
          json.fragment(",\"color\":{\"red\":")
          json.fragment(channelTexts[Int(mark.color.red)])
          json.fragment(",\"green\":")
          json.fragment(channelTexts[Int(mark.color.green)])
          json.fragment(",\"blue\":")
          json.fragment(channelTexts[Int(mark.color.blue)])
          json.fragment(",\"alpha\":")
          json.fragment(channelTexts[Int(mark.color.alpha)])
          json.fragment("}}")
        }
      }
    }
  }

  /// Each channel as the protocol has it, a number up to 1.
  ///
  /// Kept as text: shortest digits take long to find, and a large theme has tens of thousands of channels.
  private static let channelTexts: [[UInt8]] = (0...255).map { Array((Double($0) / 255).shortestDigits.utf8) }
}
