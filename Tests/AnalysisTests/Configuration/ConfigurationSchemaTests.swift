import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeProject

/// The schema that editors read accepts what themec accepts.
@Suite struct ConfigurationSchemaTests {
  @Test func theShippedSchemaIsFresh() {
    GeneratedFile.check(
      String(decoding: ConfigurationSchema.document(), as: UTF8.self),
      at: "Sources/ThemeProject/Schema/themec.schema.json")
  }

  /// Documents with what both have to say: nothing, or that there is a mistake.
  private static let good = [
    "{}", #"{"requires": "0.1"}"#, #"{"requires": "0.1.0"}"#, #"{"$schema": "x", "root": true, "target": "nui"}"#,
    #"{"portable": ["nui", "fiori-uikit"], "palette": "v3", "registry": ["a.nss"]}"#,
    #"{"rules": {"unit-suffix": "off"}, "requireReasons": false}"#,
    #"{"include": ["**/*.nss", "a/**"], "exclude": ["build", "a?/*", "./x/"], "overrides": []}"#,
    #"{"overrides": [{"files": ["legacy/**"], "rules": {"empty-rule": "note"}, "target": "nui"}]}"#,
    #"{"format": {"definitions": "spaced"}}"#, #"{"format": {}, "rules": {}}"#,
  ]
  private static let bad = [
    "[]", "1", #"{"requires": 0.1}"#, #"{"requires": "0.1."}"#, #"{"requires": ""}"#, #"{"taget": "nui"}"#,
    #"{"target": "nuii"}"#, #"{"target": 1}"#, #"{"root": "yes"}"#, #"{"portable": "nui"}"#, #"{"portable": ["ios"]}"#,
    #"{"registry": [""]}"#, #"{"registry": [1]}"#, #"{"rules": {"unit-sufix": "off"}}"#,
    #"{"rules": {"unit-suffix": "fatal"}}"#, #"{"rules": []}"#, #"{"format": {"x": 1}}"#, #"{"format": "spaced"}"#,
    #"{"overrides": [{}]}"#, #"{"overrides": {}}"#, #"{"overrides": [{"files": ["a"], "root": true}]}"#,
    #"{"overrides": [{"files": "a"}]}"#, #"{"exclude": ["/a"]}"#, #"{"exclude": ["../a"]}"#, #"{"exclude": ["a/.."]}"#,
    #"{"exclude": ["{a,b}"]}"#, #"{"exclude": ["a**"]}"#, #"{"exclude": ["**a"]}"#, #"{"exclude": [""]}"#,
    #"{"exclude": ["!a"]}"#, #"{"include": ["a\\b"]}"#,
  ]

  private func isRead(_ text: String) -> Bool {
    var sources = SourceSet()
    let file = sources.add(path: "themec.json", bytes: Array(text.utf8))
    return (try? Configuration(file, in: Array("/".utf8))) != nil
  }

  @Test func theReaderTakesTheGoodOnes() {
    for text in Self.good { expect(isRead(text), "\(text)") }
    for text in Self.bad { expect(!isRead(text), "\(text)") }
  }

  @Test func everyExampleAndDefaultIsRead() throws {
    for key in ConfigurationKey.all {
      let values = [key.example, key.defaultValue].compactMap(\.self)
      expect(key.example != nil, "\(key.name)")
      for value in values {
        var json = JSONWriter()
        json.object { json in
          json.key(key.name)
          json.value(value)
        }
        let text = json.text()
        expect(isRead(text), "\(text)")
      }
    }
  }

  /// The same documents, judged by the `jsonschema` package of Python with the shipped schema.
  @Test func theSchemaAgreesWithTheReader() throws {
    let script = """
      import json
      schema = json.loads(sys.argv[1])
      jsonschema.Draft7Validator.check_schema(schema)
      validator = jsonschema.Draft7Validator(schema)
      print("".join("1" if validator.is_valid(json.loads(text)) else "0" for text in sys.argv[2:]))
      for key, value in schema["properties"].items():
          for example in value["examples"]:
              validator.validate({key: example})
      """
    let schema = String(decoding: ConfigurationSchema.document(), as: UTF8.self)
    guard let data = try Python.run(script, importing: ["jsonschema"], [schema] + Self.good + Self.bad) else { return }
    let expected = String(repeating: "1", count: Self.good.count) + String(repeating: "0", count: Self.bad.count)
    expectEqual(String(decoding: data, as: UTF8.self), expected + "\n")
  }
}
