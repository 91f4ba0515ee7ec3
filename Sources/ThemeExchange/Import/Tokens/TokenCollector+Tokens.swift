import ThemeBase

/// One token and its members.
extension TokenCollector {
  mutating func add(_ token: JSONValue, at span: Span, _ context: Context) {
    guard takeStep(at: span) else { return }
    let path = context.name
    let modification = Self.modification(of: token)
    let faded = modification.flatMap { Self.faded(token, by: $0) }
    if let modification, faded == nil {
      return findings.lose(
        "modification", "'\(path)' is left out: it is computed from other tokens", at: modification.span)
    }
    reportFaults(of: token, path, at: span)
    let isLegacy = token["$value"] == nil && token["$ref"] == nil
    let value = faded ?? token["$value"] ?? (token["$ref"] == nil ? token["value"] : token) ?? token
    var type = token["$type"]?.string ?? (isLegacy ? token["type"]?.string : nil) ?? context.type
    if type == nil, isLegacy, let category = TokenCategory.type(of: context.path, value) {
      findings.reject(
        "category", "'\(path)' has no type: its path and its value say '\(category)'", at: span, severity: .note)
      type = category
    }
    let own = token["$deprecated"] ?? (isLegacy ? token["deprecated"] : nil)
    let note = token["$description"] ?? (isLegacy ? token["description"] ?? token["comment"] : nil)
    if isLegacy, type == "fontSize", let size = value.string.flatMap(Double.init), 0..<6 ~= size {
      // Nobody reads such a font in points: the tool scales it.
      table.numbersAreRem = true
    }
    let modes = TokenModes.values(of: token, plain: value, &findings)
    if let modes { table.situations.formUnion(modes.situations) }
    table.add(
      TokenTable.Entry(
        path: path, type: type, value: modes?[situation] ?? value, note: note?.string,
        deprecation: own.map(Self.deprecation) ?? context.deprecation, span: span, isOlder: isLegacy,
        alpha: token["alpha"]))
  }

  /// A modification of Tokens Studio, which lightens, darkens or mixes a colour.
  private static func modification(of token: JSONValue) -> JSONValue? {
    (token["$extensions"] ?? token["extensions"])?["studio.tokens"]?["modify"]
  }

  /// The value of a token whose modification only sets the alpha, as a call: `rgba({brand}, 0.5)`.
  private static func faded(_ token: JSONValue, by modification: JSONValue) -> JSONValue? {
    guard modification["type"]?.string == "alpha", let amount = modification["value"],
      let alpha = amount.string ?? amount.number?.shortestDigits, let value = token["$value"] ?? token["value"],
      let text = value.string
    else { return nil }
    return JSONValue(.string("rgba(\(text), \(alpha))"), at: value.span)
  }

  /// Whether an object is a token, not a group.
  ///
  /// Beside members a reference is that of a group, which extends another one.
  static func isToken(_ value: JSONValue) -> Bool {
    if value["$value"] != nil { return true }
    if value["$ref"]?.string != nil { return value.members?.allSatisfy { $0.name.hasPrefix("$") } ?? false }
    guard let legacy = value["value"] else { return false }
    return legacy.members == nil || value["type"]?.string != nil
  }

  /// The advice of a deprecated token, or nil if it is not deprecated.
  static func deprecation(_ value: JSONValue) -> String? { value.string ?? (value.boolean == true ? "" : nil) }
}
