import ThemeBase

/// The values that a token has in modes of its own, as several tools write them.
///
///     "$value": {"light": "#FFFFFF", "dark": "#000000"}
///     "$extensions": {"mode": {"dark": "#000000"}}
enum TokenModes {
  /// The value in each situation, or nil for a token without modes.
  static func values(of token: JSONValue, plain: JSONValue, _ findings: inout ImportFindings) -> Situated<JSONValue>? {
    var modes: [JSONMember] = []
    if let members = plain.members, members.count > 1, plain["$ref"] == nil,
      members.allSatisfy({ findings.choices.condition(of: $0.name) != nil }),
      members.contains(where: { findings.choices.condition(of: $0.name)?.isPlain ?? false })
    {
      modes = members
    }
    if let extensions = token["$extensions"] ?? token["extensions"] {
      modes +=
        extensions["mode"]?.members ?? extensions["modes"]?.members ?? extensions["com.figma"]?["modes"]?.members ?? []
    }
    let contexts = modes.map { (name: $0.name, span: $0.nameSpan, value: $0.value) }
    guard !contexts.isEmpty else { return nil }
    return NamedContexts(kind: "mode", contexts: contexts).situated(over: plain, &findings)
  }
}
