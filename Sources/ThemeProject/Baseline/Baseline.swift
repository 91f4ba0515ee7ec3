package import ThemeBase

/// Findings that a team knows and accepts for now.
///
/// A finding is known by its content: code, class path, property, state and value. Lines, files and folders are not part of
/// it, so moved rules, another layout and a renamed folder keep a baseline valid. Equal findings are counted. Errors go
/// into a baseline too, unless they keep a file from being read.
package struct Baseline: Hashable, Sendable {
  /// The code and the subject that findings of one kind share.
  package struct Key: Hashable, Sendable {
    package var code: String
    package var subject: DiagnosticSubject

    package init(code: String, subject: DiagnosticSubject) {
      self.code = code
      self.subject = subject
    }

    /// The key of a diagnostic, or nil if no baseline can accept it.
    init?(_ diagnostic: Diagnostic) {
      guard diagnostic.canBeAcceptedByBaseline else { return nil }
      self.init(
        code: diagnostic.code.rawValue, subject: diagnostic.subject ?? DiagnosticSubject(value: diagnostic.message))
    }
  }

  /// The number of accepted findings of each key; never below 1.
  package private(set) var counts: [Key: Int] = [:]

  package init() {}

  /// The baseline that accepts all these findings, as far as they can be accepted.
  package init(accepting diagnostics: some Sequence<Diagnostic>) {
    for key in diagnostics.lazy.compactMap(Key.init) { counts[key, default: 0] += 1 }
  }

  /// Adds findings of a key.
  package mutating func add(_ key: Key, count: Int) {
    guard count > 0 else { return }
    let (sum, overflow) = counts[key, default: 0].addingReportingOverflow(count)
    counts[key] = overflow ? .max : sum
  }

  /// The number of all accepted findings.
  package var count: Int { counts.values.reduce(0) { $0.addingReportingOverflow($1).partialValue } }

  /// The keys in the order in which they are written.
  package var sortedKeys: [Key] { counts.keys.sorted() }

  /// The part of this baseline that another one does not cover.
  package func subtracting(_ other: Baseline) -> Baseline {
    var rest = Baseline()
    for (key, count) in counts { rest.add(key, count: count - (other.counts[key] ?? 0)) }
    return rest
  }

  /// The part of this baseline that still matches findings: what `themec baseline prune` keeps.
  package func pruned(to found: Baseline) -> Baseline {
    var rest = Baseline()
    for (key, count) in counts { rest.add(key, count: min(count, found.counts[key] ?? 0)) }
    return rest
  }

  /// Takes one finding out of the baseline; false if it is not accepted, or no more.
  package mutating func consume(_ diagnostic: Diagnostic) -> Bool {
    guard !counts.isEmpty, let key = Key(diagnostic), let count = counts[key] else { return false }
    counts[key] = count > 1 ? count - 1 : nil
    return true
  }

  // MARK: - The file

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

extension Baseline.Key: Comparable {
  private var order: [String] {
    [code] + [subject.classPath, subject.property, subject.state, subject.value].map { $0 ?? "" }
  }

  package static func < (left: Baseline.Key, right: Baseline.Key) -> Bool {
    left.order.lexicographicallyPrecedes(right.order) { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
