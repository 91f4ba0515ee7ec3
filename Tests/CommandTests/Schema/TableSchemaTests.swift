import Foundation
import TestSupport
import Testing

/// The JSON form of a table against its published schema.
@Suite struct TableSchemaTests {
  private static let schemaPath = "Sources/themec/themec.docc/table.schema.json"

  /// One value of each type.
  private static let theme = """
    @ink: black;
    Own {
      background-color: @ink; font-size: 12; font-name: Arial; text-align: center; hidden: true;
      padding: 1 2 3 4; text-shadow-offset: 1, 2; exclude-views: A, B; background-image: a.png;
    }
    @media (device: ipad) and (appearance: dark) { Own { font-size: 14; } }
    fdlFUIHierarchyItemView_title { font-style: headline; }
    """

  private func schema() throws -> JSONSchema { JSONSchema(try JSONValue(parsing: Repository.bytes(Self.schemaPath))) }

  private func check(_ document: JSONValue, _ sourceLocation: SourceLocation) throws {
    try expectEqual(schema().faults(of: document), [], sourceLocation: sourceLocation)
    expectEqual(document["styles"]?.members?.isEmpty, false, sourceLocation: sourceLocation)
  }

  private func check(_ path: String, in sandbox: Sandbox, sourceLocation: SourceLocation = #_sourceLocation) throws {
    for provenance in [[], ["--provenance"]] {
      let options = provenance.joined(separator: " ")
      let result = try sandbox.shell("themec build '\(path)' --emit json -q -o - \(options)")
      expectEqual(result.code, 0, "\(result.errors)", sourceLocation: sourceLocation)
      try check(JSONValue(parsing: result.bytes), sourceLocation)
    }
  }

  @Test(arguments: Repository.files(under: "Themes", ending: ".nss")) func shippedThemesFollowTheSchema(_ theme: String)
    throws
  { try check(Repository.url(theme).path, in: Sandbox()) }

  @Test func everyTypeFollowsTheSchema() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Self.theme, to: "a.nss")
    try check("a.nss", in: sandbox)
    let document = try sandbox.run("build", "a.nss", "--emit", "json", "-o", "-", "-q").output
    let types = Set(document.matches(of: /"type": "([a-z-]+)"/).map { String($0.1) })
    expect(types.count >= 9, "\(types.sorted())")
  }

  @Test func emptyThemesFollowTheSchema() throws {
    let sandbox = try Sandbox()
    for text in ["", "Label { }"] {
      let result = try sandbox.run("build", "-", "--emit", "json", "-q", input: text)
      try expectEqual(schema().faults(of: JSONValue(parsing: result.bytes)), [])
    }
  }

  private static let sample = """
    {"format": "themec-table", "version": 1, "styles": {"A": {"b": [
      {"text": "1", "type": "number", "value": 1, "when": [{"device": "ipad"}],
       "origin": {"column": 1, "line": 2, "path": "a.nss"}}]}}}
    """

  @Test(arguments: [
    ("", "", true), ("themec-table", "other", false), ("\"version\": 1", "\"version\": 2", false),
    ("\"version\": 1, ", "", false), ("\"version\": 1", "\"version\": 1, \"more\": 1", false),
    ("\"text\": \"1\", ", "", false), ("\"value\": 1", "\"value\": \"1\"", false),
    ("\"value\": 1", "\"value\": true", false), ("number", "nubmer", false),
    ("\"number\", \"value\": 1", "\"color\", \"value\": \"#11223344\"", true),
    ("\"number\", \"value\": 1", "\"color\", \"value\": \"#112233\"", false),
    ("\"number\", \"value\": 1", "\"box\", \"value\": [1, 2, 3]", false),
    ("\"number\", \"value\": 1", "\"integer\", \"value\": 1.5", false),
    ("\"number\", \"value\": 1", "\"names\", \"value\": [1]", false), ("ipad", "mac", false),
    ("{\"device\": \"ipad\"}", "{}", false), ("{\"device\": \"ipad\"}", "", false),
    ("\"line\": 2", "\"line\": 0", false), ("\"line\": 2, ", "", false), ("device", "screen", false),
  ]) func theSchemaTellsRightFromWrong(_ part: String, _ other: String, _ isValid: Bool) throws {
    let text = Self.sample.replacingOccurrences(of: part, with: other)
    expect(part.isEmpty || text != Self.sample)
    try expectEqual(schema().faults(of: JSONValue(parsing: Array(text.utf8))).isEmpty, isValid)
  }

  @Test func aValueSaysWhatDefinitionsItIsMadeOf() throws {
    let sandbox = try Sandbox()
    try sandbox.write("@accent: @leaf;\n@leaf: red;\nLabel { font-color: @accent; }", to: "a.nss")
    let json = try sandbox.run("build", "a.nss", "--emit=json", "--provenance", "-o", "-").output
    let definitions = [("@accent", 1), ("@leaf", 2)].map { name, line in
      "{\"column\": 1, \"line\": \(line), \"name\": \"\(name)\", \"path\": \"a.nss\"}"
    }
    expect(json.contains("\"definitions\": [\(definitions.joined(separator: ", "))]"))
    expect(try schema().faults(of: JSONValue(parsing: Array(json.utf8))).isEmpty)
  }

  @Test func everyValueSaysWhereItWasDeclared() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Label {\n  font-size: 1;\n}\n", to: "parts/base.nss")
    try sandbox.write("@import \"parts/base.nss\"; Label { font-color: red; }", to: "a.nss")
    let json = try sandbox.run("build", "a.nss", "--emit=json", "--provenance", "-o", "-").output
    for origin in [
      "{\"column\": 3, \"line\": 2, \"path\": \"parts/base.nss\"}",
      "{\"column\": 35, \"line\": 1, \"path\": \"a.nss\"}",
    ] { expect(json.contains("{\"origin\": \(origin), \"text\"")) }
    expect(try schema().faults(of: JSONValue(parsing: Array(json.utf8))).isEmpty)
    try expectEqual(sandbox.run("build", "a.nss", "--provenance", "-q").code, 0)
    let table = String(decoding: sandbox.bytes("a.nsst") ?? [], as: UTF8.self)
    expect(table.contains("parts/base.nss:2:3") && table.contains("a.nss:1:35"))
    // The texts come with it.
    expect(try sandbox.run("resolve", "a.nsst").output.contains("font-color: red;"))
    let sheet = try sandbox.run("build", "a.nss", "--emit=nss", "--provenance")
    expectEqual(sheet.code, 64)
  }
}
