import ThemeBase

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

extension JSONValue {
  /// The last member of that name, or the element with that number, or nil.
  func child(_ name: String) -> JSONValue? {
    guard let elements else { return self[name] }
    return Int(name).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }
}
