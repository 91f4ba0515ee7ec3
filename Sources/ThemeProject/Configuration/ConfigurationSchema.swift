import ThemeBase

/// The JSON Schema of `themec.json`, made from the table of its keys.
///
/// The schema is of draft 7, which editors support best.
package enum ConfigurationSchema {
  /// The bytes of the document.
  package static func document() -> [UInt8] {
    var json = JSONWriter()
    let members = object(ConfigurationKey.all)
    let document: JSONObject = [
      "$schema": "http://json-schema.org/draft-07/schema#", "title": "The configuration of themec",
      "description": """
      Governs 'themec build', 'lint' and 'format' for the stylesheets in the folder of the file and below. A pattern has \
      '*' for any characters of a name, '?' for one character and '**' for any number of folders; it is relative to the \
      folder of the file, and one that matches a folder matches everything in it.
      """,
    ]
    let definitions: JSONObject = [
      "pattern": ["type": "string", "pattern": pattern] as JSONObject,
      "level": JSONObject.inline(["enum": ConfigurationKey.levels]),
    ]
    (document + members + ["definitions": definitions]).write(to: &json)
    return json.document()
  }

  /// A regular expression for the patterns that ``FilePattern`` accepts.
  private static let pattern = #"^(?![/!])(?!(.*/)?\.\.(/|$))(?!.*[\[\]{}\\])(?!.*[^/]\*\*)(?!.*\*\*[^/]).+$"#

  private static func object(_ keys: [ConfigurationKey], required: [String]? = nil) -> JSONObject {
    [
      "type": "object", "additionalProperties": false, "properties": JSONObject(keys.map { ($0.name, schema(of: $0)) }),
      "required": required?.inline,
    ]
  }

  private static func schema(of key: ConfigurationKey) -> JSONObject {
    let facts: JSONObject = [
      "description": key.description, "default": key.defaultValue, "examples": key.example.map { [$0].inline },
    ]
    return facts + schema(of: key.shape)
  }

  private static func schema(of shape: ConfigurationKey.Shape) -> JSONObject {
    switch shape {
    case .ignored: ["type": "string"]
    case .version: ["type": "string", "pattern": #"^[0-9]+(\.[0-9]+){0,2}$"#]
    case .address: ["type": "string", "pattern": "^(https?://|file:///)"]
    case .flag: ["type": "boolean"]
    case .word(let words): ["enum": words.inline]
    case .words(let words): array(of: ["enum": words.inline])
    case .count: ["type": "integer", "minimum": 0]
    case .path: path
    case .paths: array(of: path)
    case .patterns: array(of: ["$ref": "#/definitions/pattern"])
    case .levels: levels
    case .section(let keys): object(keys)
    case .overrides:
      array(of: object([ConfigurationKey.files] + ConfigurationKey.perFile, required: [ConfigurationKey.files.name]))
    }
  }

  private static var path: JSONObject { ["type": "string", "minLength": 1] }

  private static func array(of items: JSONObject) -> JSONObject { ["type": "array", "items": items] }

  private static var levels: JSONObject {
    let groups = DiagnosticGroup.allCases.map { ($0.rawValue, level("All codes of the group.")) }
    let codes = DiagnosticCode.allCases.map { code in
      (code.rawValue, level(code.explanation.summary, default: code.isOptIn ? "off" : code.defaultSeverity.rawValue))
    }
    return ["type": "object", "additionalProperties": false, "properties": JSONObject(groups + codes)]
  }

  private static func level(_ description: String, default level: String? = nil) -> JSONObject {
    let reference: JSONObject = ["$ref": "#/definitions/level"]
    return ["description": description, "default": level, "allOf": [reference].inline]
  }
}
