import Foundation

/// A checker for the part of JSON Schema (draft 2020-12) that our schemas use.
///
/// A keyword that it does not know is an error, so that no rule of a schema goes unchecked.
struct JSONSchema {
  struct UnknownKeyword: Error { var keyword: String }

  private static let annotations: Set<String> = ["$schema", "$defs", "title", "description"]

  private let root: JSONValue

  init(_ root: JSONValue) { self.root = root }

  /// The faults of a document, each with its path; empty for a valid one.
  func faults(of document: JSONValue) throws -> [String] { try faults(of: document, root).map { "$" + $0 }.sorted() }

  /// The faults of a value, each with its path from there.
  private func faults(of value: JSONValue, _ schema: JSONValue) throws -> [String] {
    try (schema.members ?? [:]).flatMap { keyword, rule in
      Self.annotations.contains(keyword) ? [] : try check(value, keyword, rule, schema)
    }
  }

  private func check(_ value: JSONValue, _ keyword: String, _ rule: JSONValue, _ schema: JSONValue) throws -> [String] {
    switch keyword {
    case "$ref": try faults(of: value, target(of: rule))
    case "const": value == rule ? [] : [" is not the constant"]
    case "enum": rule.elements?.contains(value) ?? false ? [] : [" is no choice"]
    case "type": Self.isOf(rule.string ?? "", value) ? [] : [" is of another type"]
    case "pattern":
      value.string?.range(of: rule.string ?? "", options: .regularExpression) != nil || value.string == nil
        ? [] : [" does not match"]
    case "minimum": value.number ?? .infinity >= rule.number ?? 0 ? [] : [" is too small"]
    case "minItems": Self.count(value.elements, atLeast: rule)
    case "maxItems": Self.count(value.elements, atMost: rule)
    case "minProperties": Self.count(value.members, atLeast: rule)
    case "items":
      try (value.elements ?? []).enumerated().flatMap { number, element in
        try faults(of: element, rule).map { "[\(number)]" + $0 }
      }
    case "required":
      (rule.elements ?? []).compactMap(\.string).filter { value.members != nil && value[$0] == nil }.map {
        ".\($0) is missing"
      }
    case "properties", "additionalProperties": try members(of: value, keyword, rule, schema)
    case "oneOf":
      try (rule.elements ?? []).count { try faults(of: value, $0).isEmpty } == 1 ? [] : [" is not of one form"]
    default: throw UnknownKeyword(keyword: keyword)
    }
  }

  private func members(of value: JSONValue, _ keyword: String, _ rule: JSONValue, _ schema: JSONValue) throws
    -> [String]
  {
    try (value.members ?? [:]).flatMap { name, member -> [String] in
      let found: [String]
      if keyword == "properties" {
        found = try rule[name].map { try faults(of: member, $0) } ?? []
      } else if schema["properties"]?[name] != nil {
        found = []
      } else {
        found = rule == .boolean(false) ? [" is not foreseen"] : try faults(of: member, rule)
      }
      return found.map { ".\(name)" + $0 }
    }
  }

  /// The schema that `#/$defs/name` names.
  private func target(of reference: JSONValue) -> JSONValue {
    let name = (reference.string ?? "").split(separator: "/").last.map(String.init) ?? ""
    return root["$defs"]?[name] ?? .boolean(false)
  }

  private static func isOf(_ type: String, _ value: JSONValue) -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number), ("boolean", .boolean),
      ("null", .null):
      true
    case ("integer", .number(let number)): number == number.rounded()
    default: false
    }
  }

  private static func count(_ items: (some Collection)?, atLeast least: JSONValue) -> [String] {
    Double(items?.count ?? .max) >= least.number ?? 0 ? [] : [" has too few"]
  }

  private static func count(_ items: (some Collection)?, atMost most: JSONValue) -> [String] {
    Double(items?.count ?? 0) <= most.number ?? 0 ? [] : [" has too many"]
  }
}
