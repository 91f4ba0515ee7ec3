import ThemeJSON

/// The members of an object, in the order in which they are written.
///
/// A member whose value is nil is left out:
///
///     ["range": range, "version": document?.version]
struct JSONObject: JSONWritable, ExpressibleByDictionaryLiteral {
  private var members: [(name: String, value: any JSONWritable)]

  init(dictionaryLiteral members: (String, (any JSONWritable)?)...) {
    self.members = members.compactMap { name, value in value.map { (name, $0) } }
  }

  /// The members of an object of the client, which the server completes and sends back.
  init(_ members: [JSONMember] = []) {
    self.members = members.map { ($0.name, $0.value) }
  }

  mutating func append(_ name: String, _ value: (any JSONWritable)?) {
    if let value { members.append((name, value)) }
  }

  func write(to json: inout JSONWriter) {
    json.object { json in
      for member in members {
        json.key(member.name)
        member.value.write(to: &json)
      }
    }
  }
}
