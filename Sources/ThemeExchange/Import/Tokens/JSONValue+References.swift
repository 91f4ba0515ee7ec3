import ThemeBase

extension JSONValue {
  /// The object with null for a member, whose reference was reported.
  func forgetting(_ name: String) -> JSONValue {
    let members = (members ?? []).map { member in
      guard member.name == name else { return member }
      return JSONMember(name, at: member.nameSpan, JSONValue(.null, at: member.value.span))
    }
    return JSONValue(.object(members), at: span)
  }

  /// The object with the target of its reference, the member `key`.
  ///
  /// A token takes the members that it lacks from a token; a group has the other group as its `$ref`.
  func taking(_ target: JSONValue, for key: String, isMember: Bool, isValue: Bool) -> JSONValue {
    guard isMember else { return target }
    if isValue || target.members == nil { return self["$value"] == nil ? replacing(key, by: "$value", target) : self }
    if TokenCollector.isToken(target) {
      guard self["$value"] == nil, key == "$ref" else { return self }
      return JSONValue(target.overlaid(by: self).content, at: span)
    }
    return replacing(key, by: "$ref", target)
  }

  /// The object without a member, and with another one at its end.
  private func replacing(_ key: String, by name: String, _ value: JSONValue) -> JSONValue {
    let others = (members ?? []).filter { $0.name != key }
    return JSONValue(.object(others + [JSONMember(name, at: span, value)]), at: span)
  }

  /// An object in which the members of another one replace those of the same name, but for its `$ref`.
  func overlaid(by other: JSONValue) -> JSONValue {
    let own = other.members?.filter { $0.name != "$ref" } ?? []
    guard !own.isEmpty, let members else { return self }
    let names = Set(own.map(\.name))
    return JSONValue(.object(members.filter { !names.contains($0.name) } + own), at: span)
  }
}
