import ThemeBase

/// Reports mistakes in groups and in the members of a token.
extension TokenCollector {
  /// Reports members of a token that do not count, and another token with its path.
  mutating func reportFaults(of token: JSONValue, _ path: String, at span: Span) {
    reportMembers(of: token, path, at: span)
    if let base = token["$extends"] {
      findings.reject("extends token", "only a group has '$extends', and '\(path)' is a token", at: base.span)
    }
    if let extensions = token["$extensions"]?.members,
      let other = extensions.first(where: { !["mode", "modes", "com.figma", "studio.tokens"].contains($0.name) })
    {
      findings.lose(
        "extensions", "a stylesheet has nothing for '$extensions', as of '\(path)'", at: other.nameSpan, severity: .note
      )
    }
    if token["$value"] != nil, let reference = token["$ref"] {
      findings.reject(
        "value and reference", "'\(path)' has a '$value' and a '$ref'; its '$value' is used", at: reference.span)
    }
    if table.number(of: path) != nil {
      findings.reject("path \(path)", "two tokens have the path '\(path)'; the last one is used", at: span)
    }
  }

  /// Reports what a token or a group in a later source hides of an earlier one.
  mutating func reportHidden(_ values: [JSONValue], _ areTokens: [Bool], _ path: String, at span: Span) {
    guard values.count > 1 else { return }
    let isHiding = zip(values, areTokens).contains { value, isToken in
      // A group that holds only what is said about it is no loss.
      let members = isToken ? [] : value.members ?? []
      return isToken != areTokens[0]
        && (isToken || members.contains { $0.value.members != nil && !$0.name.hasPrefix("$") })
    }
    let files = values.prefix(2).map(\.span.file)
    let own = files.compactMap { layers.origins[$0] }
    if Set(files).count == 2, own.count == 2, own[0].condition == own[1].condition, areTokens.prefix(2) == [true, true]
    {
      let help = collisionHelps[files] ?? Self.helpAboutCollision(of: own[1].path, own[0].path)
      collisionHelps[files] = help
      findings.reject(
        "collision \(help)", "'\(path)' is in '\(own[1].path)' and in '\(own[0].path)', which is used", at: span,
        help: help)
    }
    guard isHiding else { return }
    findings.reject(
      "hidden \(path)",
      areTokens[0]
        ? "'\(path)' is a token here and a group in an earlier source; the group's tokens are left out"
        : "'\(path)' is a group here and a token in an earlier source; the token is left out", at: span)
  }

  private static func helpAboutCollision(of one: String, _ other: String) -> String {
    let options = [(one, other), (other, one)].compactMap {
      ContextChoices.choice(of: $0, not: $1).map(ImportFindings.option)
    }
    return options.isEmpty
      ? "name only the files that are to be read" : "choose one with \(options.joined(separator: " or "))"
  }

  /// Reports names that a group has twice: only the last of such members is used.
  mutating func reportRepeatedNames(in layers: [JSONValue]) {
    for layer in layers {
      var names: Set<String> = []
      for member in layer.members ?? [] where !names.insert(member.name).inserted {
        findings.reject(
          "twice", "the name '\(member.name)' appears twice in one group; the last one is used", at: member.nameSpan)
      }
    }
  }

  /// Reports children of a token, and members that no tool is known to write: they may change what the value means.
  private mutating func reportMembers(of token: JSONValue, _ path: String, at span: Span) {
    let unknown = (token.members ?? []).filter { !TokenWords.members.contains($0.name) }
    if unknown.contains(where: { !$0.name.hasPrefix("$") && Self.isToken($0.value) }) {
      findings.reject("children", "'\(path)' is a token and has children, which are left out", at: span)
    }
    for member in unknown where !Self.isToken(member.value) {
      findings.reject(
        "token member \(member.name)", "a token has no '\(member.name)', as '\(path)' has: it is not read",
        at: member.nameSpan)
    }
  }
}
