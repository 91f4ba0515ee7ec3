package import ThemeBase

extension Baseline {
  private static let format = "themec-baseline"
  private static let version = 1

  /// The file of the baseline: sorted, one finding a line, so that branches merge well.
  package func document() -> [UInt8] {
    var json = JSONWriter(.pretty)
    json.object { json in
      json.array("findings", sortedKeys) { json, key in
        json.object(inline: true) { json in
          if let path = key.subject.classPath { json.member("class", path) }
          json.member("code", key.code)
          json.member("count", counts[key] ?? 1)
          if let property = key.subject.property { json.member("property", property) }
          if let state = key.subject.state { json.member("state", state) }
          if let value = key.subject.value { json.member("value", value) }
        }
      }
      json.member("format", Self.format)
      json.member("version", Self.version)
    }
    return json.document()
  }

  /// Reads the file of a baseline.
  package init(_ file: SourceFile) throws(JSONFault) {
    let document = try JSONReader.read(file)
    guard document["format"]?.string == Self.format else {
      throw JSONFault("not a baseline", at: document.span, help: "'themec baseline write' writes one")
    }
    guard let version = document["version"], version.number == Double(Self.version) else {
      throw JSONFault("a baseline of an unknown version", at: document["version"]?.span ?? document.span)
    }
    guard let findings = document["findings"], let entries = findings.elements else {
      throw JSONFault("expected an array 'findings'", at: document.span)
    }
    self.init()
    for entry in entries { try read(entry) }
  }

  private mutating func read(_ entry: JSONValue) throws(JSONFault) {
    guard let members = entry.members else {
      throw JSONFault("expected an object, found \(entry.kindName)", at: entry.span)
    }
    var key = Key(code: "", subject: DiagnosticSubject())
    var count = 1
    for member in members {
      switch member.name {
      case "code": key.code = try Self.text(member)
      case "class": key.subject.classPath = try Self.text(member)
      case "property": key.subject.property = try Self.text(member)
      case "state": key.subject.state = try Self.text(member)
      case "value": key.subject.value = try Self.text(member)
      case "count":
        guard let number = member.value.number.flatMap({ Int(exactly: $0) }), number > 0 else {
          throw JSONFault("'count' must be a whole number from 1", at: member.value.span)
        }
        count = number
      default: throw JSONFault("unknown key '\(member.name)'", at: member.nameSpan)
      }
    }
    guard !key.code.isEmpty else { throw JSONFault("a finding without 'code'", at: entry.span) }
    add(key, count: count)
  }

  private static func text(_ member: JSONMember) throws(JSONFault) -> String {
    guard let text = member.value.string else {
      throw JSONFault("'\(member.name)' must be a string, not \(member.value.kindName)", at: member.value.span)
    }
    return text
  }
}
