import ThemeDiagnostics
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeJSON
import ThemeTable

/// Colours, inlay hints and code lenses, which show resolved values.
extension LanguageServer {
  mutating func listColors(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (path, document) = try document(parameters)
    let (theme, file) = try analysis(path)
    let marks = ColorMarks.find(in: theme.tree(file), of: theme)
    let cursor = document.text.cursor(client.encoding)
    return { json in
      var cursor = cursor
      json.reserve(marks.count * 180)
      json.array { json in
        for mark in marks {
          json.beginValue()
          json.fragment("{\"range\":")
          json.writeInPlace(cursor.range(of: mark.span))
          json.fragment(",\"color\":{\"red\":")
          Self.write(mark.color.red, to: &json)
          json.fragment(",\"green\":")
          Self.write(mark.color.green, to: &json)
          json.fragment(",\"blue\":")
          Self.write(mark.color.blue, to: &json)
          json.fragment(",\"alpha\":")
          Self.write(mark.color.alpha, to: &json)
          json.fragment("}}")
        }
      }
    }
  }

  /// Each channel as the protocol has it, a number up to 1.
  ///
  /// Kept as text: shortest digits take long to find, and a large theme has tens of thousands of channels.
  private static let channelTexts: [[UInt8]] = (0...255).map {
    Array(JSONWriter.digits(of: Double($0) / 255).utf8)
  }

  private static func write(_ channel: UInt8, to json: inout JSONWriter) {
    json.fragment(channelTexts[Int(channel)])
  }

  mutating func presentColor(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (path, _) = try document(parameters)
    let range = try parameters.range()
    let color = try parameters.object("color")
    var channels: [UInt8] = []
    for name in ["red", "green", "blue", "alpha"] {
      guard let number = color[name]?.number else { throw Parameters.missing(name, "a number") }
      channels.append(UInt8(min(max(number, 0), 1) * 255 + 0.5))
    }
    let (theme, _) = try analysis(path)
    let notations = ColorMarks.notations(
      for: StyleColor(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3]),
      of: theme)
    return { json in
      json.array(notations) { json, text in
        json.object { json in
          json.member("label", text)
          json.key("textEdit")
          json.writeEdit(range, text)
        }
      }
    }
  }

  mutating func listHints(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (path, document) = try document(parameters)
    let range = document.text.offsets(of: try parameters.range(), client.encoding)
    let (theme, file) = try analysis(path)
    let hints = InlayHint.find(in: range, ofFile: file, of: theme)
    let cursor = document.text.cursor(client.encoding)
    return { json in
      var cursor = cursor
      json.array(hints) { json, hint in
        let position = cursor.position(at: hint.offset)
        json.object { json in
          json.key("position")
          json.write(position)
          json.member("label", hint.text)
          json.member("paddingLeft", true)
        }
      }
    }
  }

  mutating func listLenses(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let (_, document, parsed) = try parsedDocument(parameters)
    guard showsLenses else { return { $0.array { _ in } } }
    let lenses = CodeLens.find(in: parsed.value)
    let cursor = document.text.cursor(client.encoding)
    return { json in
      var cursor = cursor
      json.array(lenses) { json, lens in
        json.object { json in
          json.member("range", cursor.range(of: lens.span))
          json.key("data")
          json.object { json in
            json.member("uri", document.uri)
            json.member("version", document.version)
            json.member("name", lens.name)
          }
        }
      }
    }
  }

  /// Adds the text to a lens that the user can see.
  mutating func resolveLens(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let data = try parameters.object("data")
    let range = try parameters.range()
    let path = DocumentURI.path(of: try data.string("uri"))
    guard let document = workspace.documents[path], data["version"]?.integer == document.version
    else { throw ResponseError(.contentModified, "the text has changed since then") }
    let text = CodeLens.text(ofDefinition: try data.string("name"), in: try analysis(path).0)
    return { json in
      json.object { json in
        json.member("range", range)
        json.key("command")
        json.object { json in
          json.member("title", text)
          json.member("command", "")
        }
      }
    }
  }
}
