import TestSupport
import Testing

/// The page about JSON is made from the schemas.
@Suite struct JSONFormPageTests {
  private static let forms = [
    "report", "styles", "explanation", "difference", "registry", "codes", "settings", "baseline", "metafile", "table",
  ]

  @Test func thePageIsFresh() throws {
    let sections = try Self.forms.map { try FormSection(name: $0, schema: JSONFormTests.schema($0)).text }
    GeneratedFile.check(
      """
      # JSON

      The documents that themec prints for other tools, member by member.

      ## Overview

      Each document is an object with its `format`, such as `themec-report`, and a `version`, which rises when a reader of the
      earlier form could go wrong. New members may come without that, so skip what you do not know. Names are sorted. Each form
      has a JSON Schema beside this page, from which the tables below are made; tests hold the documents to it.

      \(sections.joined(separator: "\n"))
      """, at: "Sources/themec/themec.docc/JSONForms.md")
  }
}

/// What the page says of one form.
private struct FormSection {
  let name: String
  let schema: JSONValue

  var text: String {
    var text = "## \(schema["title"]?.string ?? name)\n\n\(schema["description"]?.string ?? "")\n"
    text += "Its schema is `\(name).schema.json`.\n\n" + Self.table(of: schema)
    for (name, definition) in (schema["$defs"]?.members ?? [:]).sorted(by: { $0.key < $1.key })
    where definition["properties"] != nil {
      text += "\n### \(self.name): \(name)\n\n"
      if let description = definition["description"]?.string { text += description + "\n\n" }
      text += Self.table(of: definition)
    }
    return text
  }

  private static func table(of schema: JSONValue) -> String {
    "| member | form | meaning |\n|---|---|---|\n" + rows(of: schema, under: "").joined()
  }

  /// A row for each member, and for those of the objects in it.
  private static func rows(of schema: JSONValue, under prefix: String) -> [String] {
    let required = Set((schema["required"]?.elements ?? []).compactMap(\.string))
    return (schema["properties"]?.members ?? [:]).sorted { $0.key < $1.key }.flatMap { name, member -> [String] in
      let path = prefix + name
      let form = form(of: member) + (required.contains(name) ? "" : ", optional")
      let row = "| `\(path)` | \(form) | \(member["description"]?.string ?? "") |\n"
      return [row] + inner(member, under: path)
    }
  }

  /// The rows of the objects that a member is made of.
  private static func inner(_ member: JSONValue, under path: String) -> [String] {
    if let items = member["items"] { return inner(items, under: path + "[]") }
    if let values = member["additionalProperties"], values.members != nil { return inner(values, under: path + ".*") }
    if let choice = member["oneOf"]?.elements?.first(where: { $0["properties"] != nil }) {
      return inner(choice, under: path)
    }
    return member["properties"] == nil ? [] : rows(of: member, under: path + ".")
  }

  private static func form(of schema: JSONValue) -> String {
    if let reference = schema["$ref"]?.string { return reference.split(separator: "/").last.map { "*\($0)*" } ?? "" }
    if let choices = schema["oneOf"]?.elements { return choices.map(form).joined(separator: " or ") }
    if let words = schema["enum"]?.elements {
      return words.compactMap(\.string).map { "`\($0)`" }.joined(separator: ", ")
    }
    switch schema["const"] {
    case .string(let word): return "`\(word)`"
    case .number(let number): return "`\(Int(number))`"
    default: break
    }
    switch schema["type"]?.string {
    case "array": return "list of " + (schema["items"].map(form) ?? "anything")
    case "object" where schema["properties"] == nil: return "object by name"
    case "string": return "text"
    case "integer": return "whole number"
    case let type?: return type
    case nil: return "any"
    }
  }
}
