/// A JSON value with its place, so that its reader can point at what is wrong with it.
package struct JSONValue: Sendable {
  /// The kind of the value, with its content.
  package enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }

  package var content: Content
  /// The range of the value in its file, quotes and brackets included.
  package var span: Span

  package init(_ content: Content, at span: Span) {
    self.content = content
    self.span = span
  }

  /// The text of a string, or nil for any other value.
  package var string: String? { if case .string(let text) = content { text } else { nil } }

  /// The number, or nil for any other value.
  package var number: Double? { if case .number(let number) = content { number } else { nil } }

  /// The truth value, or nil for any other value.
  package var boolean: Bool? { if case .boolean(let flag) = content { flag } else { nil } }

  /// The elements of an array, or nil for any other value.
  package var elements: [JSONValue]? { if case .array(let elements) = content { elements } else { nil } }

  /// The members of an object in source order, or nil for any other value.
  package var members: [JSONMember]? { if case .object(let members) = content { members } else { nil } }

  /// The value of the last member of that name, or nil if there is none.
  package subscript(name: String) -> JSONValue? { members?.last { $0.name == name }?.value }

  /// The kind of the value as messages name it: `an object`, `a string`.
  package var kindName: String {
    switch content {
    case .null: "null"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// One member of an object.
///
/// An object may name a member twice; its reader decides what that means.
package struct JSONMember: Sendable {
  package var name: String
  /// The range of the name, quotes included.
  package var nameSpan: Span
  package var value: JSONValue

  package init(_ name: String, at nameSpan: Span, _ value: JSONValue) {
    self.name = name
    self.nameSpan = nameSpan
    self.value = value
  }
}

/// The first place at which a text is not JSON.
package struct JSONFault: Error, Hashable, Sendable {
  /// The mistake, worded as a diagnostic.
  package var message: String
  package var span: Span
  /// The remedy, or nil if the message says it.
  package var help: String?

  package init(_ message: String, at span: Span, help: String? = nil) {
    self.message = message
    self.span = span
    self.help = help
  }
}
