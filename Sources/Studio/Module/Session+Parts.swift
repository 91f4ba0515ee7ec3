import ThemeAnalysis
import ThemeBase
import ThemeComponents
import ThemeEditor
import ThemePage
import ThemeTable

extension Session {
  /// The parts of a picture as JSON: its size, and frame, class list, state, text and looks of each part.
  mutating func parts(of name: String) -> [UInt8] {
    guard let theme, let shown = pageTheme(), let picture = PictureFiles.parts(name, of: shown) else {
      return JSONWriter.nothing
    }
    var places = Places(theme)
    return JSONWriter.answer { json in
      json.member("width", picture.size.width)
      json.member("height", picture.size.height)
      json.array("parts", picture.parts) { json, part in
        json.object { json in
          json.array("frame", [part.frame.minX, part.frame.minY, part.frame.width, part.frame.height]) { $0.value($1) }
          json.member("classes", part.classList)
          json.member("state", part.state == .plain ? "" : part.state.name)
          json.member("text", part.text)
          json.array("looks", part.looks) { write($1, &places, to: &$0) }
        }
      }
    }
  }

  private func write(_ look: PicturePart.Look, _ places: inout Places, to json: inout JSONWriter) {
    json.object { json in
      json.member("property", look.property)
      json.member("value", look.value.pageText)
      if let span = look.span { places.write(span, to: &json) }
      json.member("builtIn", look.builtIn ?? "")
      json.member("rule", look.rule)
    }
  }
}
