import ThemeBase

/// Files whose values are plain texts: an export of Material's theme builder, with a scheme for each appearance, and lists
/// of colours such as `{"primary": "#6750A4"}`.
enum PlainColors {
  /// The tokens of a file, or nil if it has tokens of its own or no colours.
  static func layers(of root: JSONValue, _ findings: inout ImportFindings) -> TokenLayers? {
    guard !root.contains(where: TokenCollector.isToken), root.contains(where: { type(of: $0) == "color" }) else {
      return nil
    }
    guard let schemes = root["schemes"]?.members, schemes.allSatisfy({ $0.value.members != nil }) else {
      return GroupContexts.layers(of: tokens(root), &findings.choices)
    }
    let others = (root.members ?? []).filter { $0.name != "schemes" }
    let situated = NamedContexts(
      kind: "scheme", owner: "schemes", contexts: schemes.map { ($0.name, $0.nameSpan, $0.value) },
      preferred: schemes.first?.name
    ).situated(&findings)
    return TokenLayers(steps: [
      situated.map { [tokens($0)] }, Situated([tokens(JSONValue(.object(others), at: root.span))]),
    ])
  }

  /// A value in which texts that can be read are tokens, and named colours of a list are members.
  private static func tokens(_ value: JSONValue) -> JSONValue {
    if let type = type(of: value) {
      var members = [JSONMember("$value", at: value.span, value)]
      if !type.isEmpty { members.append(JSONMember("$type", at: value.span, JSONValue(.string(type), at: value.span))) }
      return JSONValue(.object(members), at: value.span)
    }
    if let elements = value.elements {
      let named = elements.compactMap { element in
        element["name"]?.string.flatMap { name in
          element["color"].map { JSONMember(name, at: element.span, tokens($0)) }
        }
      }
      return named.isEmpty ? value : JSONValue(.object(named), at: value.span)
    }
    guard let members = value.members else { return value }
    return JSONValue(
      .object(members.map { JSONMember($0.name, at: $0.nameSpan, tokens($0.value)) }), at: value.span)
  }

  /// The type that a text says, empty for a reference; nil for any other text.
  private static func type(of value: JSONValue) -> String? {
    guard let text = value.string else { return nil }
    if TokenReference.path(text) != nil { return "" }
    if CSSColorText.color(text) != nil { return "color" }
    return TokenValueReader.isLength(value) ? "dimension" : nil
  }
}
