import ThemeBase
import ThemeJSON

/// One token and its members.
extension TokenCollector {
  mutating func add(_ token: JSONValue, at span: Span, _ context: Context) {
    budget -= 1
    let path = context.name
    if let modification = Self.modification(of: token) {
      return findings.lose(
        "modification", "'\(path)' is left out: it is computed from other tokens",
        at: modification.span)
    }
    reportFaults(of: token, path, at: span)
    let isLegacy = token["$value"] == nil && token["$ref"] == nil
    let value =
      token["$value"] ?? (token["$ref"] == nil ? token["value"] : token) ?? token
    let type = token["$type"]?.string ?? (isLegacy ? token["type"]?.string : nil)
    let own = token["$deprecated"] ?? (isLegacy ? token["deprecated"] : nil)
    let note = token["$description"] ?? (isLegacy ? token["description"] ?? token["comment"] : nil)
    let modes = TokenModes.values(of: token, plain: value, &findings)
    if modes != nil { table.hasModes = true }
    table.add(
      TokenTable.Entry(
        path: path, type: type ?? context.type,
        value: modes?[situation] ?? value, note: note?.string,
        deprecation: own.map(Self.deprecation) ?? context.deprecation,
        span: span, isOlder: isLegacy, alpha: token["alpha"]))
  }

  /// A modification of Tokens Studio, which lightens, darkens or mixes a colour.
  private static func modification(of token: JSONValue) -> JSONValue? {
    (token["$extensions"] ?? token["extensions"])?["studio.tokens"]?["modify"]
  }

  /// Whether an object is a token, not a group.
  ///
  /// Beside members a reference is that of a group, which extends another one.
  static func isToken(_ value: JSONValue) -> Bool {
    if value["$value"] != nil { return true }
    if value["$ref"]?.string != nil {
      return value.members?.allSatisfy { $0.name.hasPrefix("$") } ?? false
    }
    guard let legacy = value["value"] else { return false }
    return legacy.members == nil || value["type"]?.string != nil
  }

  /// The advice of a deprecated token, or nil if it is not deprecated.
  static func deprecation(_ value: JSONValue) -> String? {
    value.string ?? (value.boolean == true ? "" : nil)
  }
}
