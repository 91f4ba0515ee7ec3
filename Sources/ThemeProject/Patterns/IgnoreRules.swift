import ThemeBase

/// The rules of one `.gitignore`: which files and folders, in its folder and below, Git leaves out.
package struct IgnoreRules: Sendable {
  private struct Rule: Sendable {
    /// The names of the pattern; an empty one stands for any folders.
    var names: [ArraySlice<UInt8>]
    var isForFolders = false
    var isNegated = false
  }

  private static let slash = UInt8(ascii: "/")
  private var rules: [Rule] = []

  /// Reads a file; lines that mean nothing are left out.
  package init(_ bytes: [UInt8]) {
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      if let rule = Self.rule(line) { rules.append(rule) }
    }
  }

  private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
    var text = line
    while text.last == UInt8(ascii: " ") || text.last == UInt8(ascii: "\t") { text.removeLast() }
    guard let first = text.first, first != UInt8(ascii: "#") else { return nil }
    var rule = Rule(names: [])
    if first == UInt8(ascii: "!") {
      rule.isNegated = true
      text.removeFirst()
    }
    if text.last == slash {
      rule.isForFolders = true
      text.removeLast()
    }
    guard !text.isEmpty else { return nil }
    let isAnchored = text.contains(slash)
    rule.names = text.split(separator: slash).map { $0.elementsEqual("**".utf8) ? [] : $0 }
    if !isAnchored { rule.names.insert([], at: 0) }
    return rule
  }

  /// Whether the rules leave a path out, relative to their folder; nil if they say nothing about it.
  ///
  /// The last rule that matches applies.
  package func leaveOut(_ path: some Sequence<UInt8>, isFolder: Bool) -> Bool? {
    let names = Array(path).split(separator: Self.slash)
    let last = rules.last { rule in
      (isFolder || !rule.isForFolders)
        && Wildcards.match(rule.names.count, { rule.names[$0].isEmpty }, in: names.indices) {
          NamePattern.matches(rule.names[$0], names[$1]) ? $1 + 1 : nil
        }
    }
    return last.map { !$0.isNegated }
  }
}

/// A pattern of one name, as shells have it: `*`, `?`, `[a-z]`, and `\` before a character that stands for itself.
private enum NamePattern {
  /// One character of some, or of all others; nil stands for any number of any characters.
  private struct Piece {
    var ranges: [ClosedRange<UInt8>] = []
    var isNegated = false
  }

  static func matches(_ pattern: ArraySlice<UInt8>, _ name: ArraySlice<UInt8>) -> Bool {
    let pieces = pieces(of: pattern)
    return Wildcards.match(pieces.count, { pieces[$0] == nil }, in: name.indices) { piece, place in
      guard let set = pieces[piece] else { return nil }
      return set.ranges.contains { $0.contains(name[place]) } != set.isNegated ? place + 1 : nil
    }
  }

  private static func pieces(of pattern: ArraySlice<UInt8>) -> [Piece?] {
    var pieces: [Piece?] = []
    var rest = pattern
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): pieces.append(nil)
      case UInt8(ascii: "?"): pieces.append(Piece(isNegated: true))
      case UInt8(ascii: "["):
        if let end = rest.dropFirst().firstIndex(of: UInt8(ascii: "]")) {
          pieces.append(set(rest[..<end]))
          rest = rest[(end + 1)...]
        } else {
          pieces.append(Piece(ranges: [byte...byte]))
        }
      case UInt8(ascii: "\\"):
        let next = rest.popFirst() ?? byte
        pieces.append(Piece(ranges: [next...next]))
      default: pieces.append(Piece(ranges: [byte...byte]))
      }
    }
    return pieces
  }

  /// The characters between brackets, of which `!` or `^` at the start makes all others.
  private static func set(_ text: ArraySlice<UInt8>) -> Piece {
    var rest = text
    let isNegated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if isNegated { rest.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while let first = rest.popFirst() {
      guard rest.first == UInt8(ascii: "-"), rest.count > 1 else {
        ranges.append(first...first)
        continue
      }
      rest.removeFirst()
      let last = rest.removeFirst()
      ranges.append(first...Swift.max(first, last))
    }
    return Piece(ranges: ranges, isNegated: isNegated)
  }
}
