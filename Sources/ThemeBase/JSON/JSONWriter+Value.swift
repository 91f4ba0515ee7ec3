extension JSONWriter {
  /// Writes a value that was read, in the writer's own layout.
  package mutating func value(_ value: JSONValue, inline: Bool = true) {
    switch value.content {
    case .null: null()
    case .boolean(let flag): self.value(flag)
    case .number(let number): self.value(number)
    case .string(let text): self.value(text)
    case .array(let elements): array(elements, inline: inline) { $0.value($1, inline: inline) }
    case .object(let members):
      object(inline: inline) { json in
        for member in members {
          json.key(member.name)
          json.value(member.value, inline: inline)
        }
      }
    }
  }
}
