import Foundation

/// A JSON document as a value, truth and numbers told apart.
enum JSONValue: Hashable, Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(parsing text: some DataProtocol) throws { self = try JSONDecoder().decode(JSONValue.self, from: Data(text)) }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    // The most frequent first: an attempt that fails takes longer than one that does not.
    if let value = try? container.decode([String: JSONValue].self) {
      self = .object(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if container.decodeNil() {
      self = .null
    } else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no JSON")
    }
  }

  /// The member of that name; nil where there is none.
  subscript(key: String) -> JSONValue? { if case .object(let members) = self { members[key] } else { nil } }

  var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  var members: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }

  var number: Double? { if case .number(let number) = self { number } else { nil } }

  var string: String? { if case .string(let string) = self { string } else { nil } }
}

extension Sandbox {
  /// A file of the sandbox as JSON.
  func json(_ name: String) throws -> JSONValue { try JSONValue(parsing: bytes(name) ?? []) }
}
