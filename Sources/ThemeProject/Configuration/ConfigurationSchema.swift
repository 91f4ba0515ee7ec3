import ThemeBase

/// The JSON Schema of `themec.json`, made from the table of its keys.
///
/// The schema is of draft 7, which editors support best.
package enum ConfigurationSchema {
  /// The bytes of the document.
  package static func document() -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("$schema", "http://json-schema.org/draft-07/schema#")
      json.member("title", "The configuration of themec")
      json.member(
        "description",
        """
        Governs 'themec build', 'lint' and 'format' for the stylesheets in the folder of the file and below. A pattern has \
        '*' for any characters of a name, '?' for one character and '**' for any number of folders; it is relative to the \
        folder of the file, and one that matches a folder matches everything in it.
        """)
      writeObject(ConfigurationKey.all, to: &json)
      json.object("definitions") { json in
        json.object("pattern") { json in
          json.member("type", "string")
          json.member("pattern", pattern)
        }
        json.object("level", inline: true) { json in json.array("enum", ConfigurationKey.levels) { $0.value($1) } }
      }
    }
    return json.document()
  }

  /// A regular expression for the patterns that ``FilePattern`` accepts.
  private static let pattern = #"^(?![/!])(?!(.*/)?\.\.(/|$))(?!.*[\[\]{}\\])(?!.*[^/]\*\*)(?!.*\*\*[^/]).+$"#

  private static func writeObject(_ keys: [ConfigurationKey], required: [String] = [], to json: inout JSONWriter) {
    json.member("type", "object")
    json.member("additionalProperties", false)
    json.object("properties") { json in for key in keys { json.object(key.name) { json in write(key, to: &json) } } }
    guard !required.isEmpty else { return }
    json.array("required", required, inline: true) { $0.value($1) }
  }

  private static func write(_ key: ConfigurationKey, to json: inout JSONWriter) {
    json.member("description", key.description)
    if let value = key.defaultValue {
      json.key("default")
      json.value(value)
    }
    if let value = key.example { json.array("examples", inline: true) { $0.value(value) } }
    switch key.shape {
    case .ignored: json.member("type", "string")
    case .version:
      json.member("type", "string")
      json.member("pattern", #"^[0-9]+(\.[0-9]+){0,2}$"#)
    case .address:
      json.member("type", "string")
      json.member("pattern", "^(https?://|file:///)")
    case .flag: json.member("type", "boolean")
    case .word(let words): writeWords(words, to: &json)
    case .words(let words): writeArray(to: &json) { writeWords(words, to: &$0) }
    case .count:
      json.member("type", "integer")
      json.member("minimum", 0)
    case .path:
      json.member("type", "string")
      json.member("minLength", 1)
    case .paths:
      writeArray(to: &json) { json in
        json.member("type", "string")
        json.member("minLength", 1)
      }
    case .patterns: writeArray(to: &json) { $0.member("$ref", "#/definitions/pattern") }
    case .levels: writeLevels(to: &json)
    case .section(let keys): writeObject(keys, to: &json)
    case .overrides:
      writeArray(to: &json) { json in
        writeObject(
          [ConfigurationKey.files] + ConfigurationKey.perFile, required: [ConfigurationKey.files.name], to: &json)
      }
    }
  }

  private static func writeWords(_ words: [String], to json: inout JSONWriter) {
    json.array("enum", words, inline: true) { $0.value($1) }
  }

  private static func writeArray(to json: inout JSONWriter, _ element: (inout JSONWriter) -> Void) {
    json.member("type", "array")
    json.object("items") { element(&$0) }
  }

  private static func writeLevels(to json: inout JSONWriter) {
    json.member("type", "object")
    json.member("additionalProperties", false)
    json.object("properties") { json in
      for group in DiagnosticGroup.allCases { writeLevel(of: group.rawValue, "All codes of the group.", to: &json) }
      for code in DiagnosticCode.allCases {
        writeLevel(
          of: code.rawValue, code.explanation.summary, default: code.isOptIn ? "off" : code.defaultSeverity.rawValue,
          to: &json)
      }
    }
  }

  private static func writeLevel(
    of name: String, _ description: String, default level: String? = nil, to json: inout JSONWriter
  ) {
    json.object(name) { json in
      json.member("description", description)
      if let level { json.member("default", level) }
      json.array("allOf", inline: true) { json in json.object { $0.member("$ref", "#/definitions/level") } }
    }
  }
}
