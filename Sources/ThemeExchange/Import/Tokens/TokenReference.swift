import ThemeBase

/// A reference from one token to another.
enum TokenReference {
  /// The path that a text names as a whole: `{color.brand}`, `#/color/brand`, or nil for any other text.
  static func path(_ text: String) -> String? {
    if text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}") {
      let path = text.dropFirst().dropLast()
      guard !path.isEmpty, !path.utf8.contains(where: { "{}".utf8.contains($0) }) else { return nil }
      // Older files name the value itself.
      let trimmed = path.trimmingSpaces
      return trimmed.hasSuffix(".value") ? String(trimmed.dropLast(6)) : trimmed
    }
    guard text.hasPrefix("#/") else { return nil }
    var names = Self.names(text.dropFirst(2), omittingEmpty: false)
    if names.last == "$value" { names.removeLast() }
    return names.contains("$value") ? nil : names.joined(separator: ".")
  }

  /// A pointer into the value of a token: the token's path, and the names after `$value`.
  static func inside(_ text: String) -> (path: String, names: [String])? {
    guard text.hasPrefix("#/") else { return nil }
    let names = Self.names(text.dropFirst(2), omittingEmpty: false)
    guard let mark = names.firstIndex(of: "$value"), mark + 1 < names.count else { return nil }
    return (names[..<mark].joined(separator: "."), Array(names[(mark + 1)...]))
  }

  /// The names of a JSON pointer in a URI fragment.
  static func names(_ pointer: Substring, omittingEmpty: Bool = true) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: omittingEmpty).map { decode($0) }
  }

  /// A name with `%20`, `~0` and `~1` decoded.
  private static func decode(_ name: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(name.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let number = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(number)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    let name = String(decoding: bytes, as: UTF8.self)
    return bytes.contains(UInt8(ascii: "~")) ? name.replacing("~1", with: "/").replacing("~0", with: "~") : name
  }
}

extension JSONValue {
  /// The last member of that name, or the element with that number, or nil.
  func child(_ name: String) -> JSONValue? {
    guard let elements else { return self[name] }
    return Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }

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

/// The members of objects by their names, so that many look-ups in one object take linear time.
struct MemberIndex {
  private var members: [Span: [String: JSONValue]] = [:]

  /// The member or the element of that name, or nil if there is none.
  mutating func value(_ name: String, of value: JSONValue) -> JSONValue? {
    guard let list = value.members else { return value.child(name) }
    if let indexed = members[value.span] { return indexed[name] }
    let byName = Dictionary(list.map { ($0.name, $0.value) }) { $1 }
    members[value.span] = byName
    return byName[name]
  }

  /// The value at a path of names, or nil if the path leads nowhere.
  mutating func value(at names: some Sequence<String>, in root: JSONValue) -> JSONValue? {
    var result = root
    for name in names {
      guard let next = value(name, of: result) else { return nil }
      result = next
    }
    return result
  }
}
