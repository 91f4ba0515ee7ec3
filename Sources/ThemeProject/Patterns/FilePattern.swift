import ThemeBase

/// A pattern of paths, relative to a folder.
///
/// `*` matches any characters of one name, `?` one character, and `**` any number of whole folders, or none. All other
/// characters match themselves. A pattern that matches a folder matches everything in it.
package struct FilePattern: Hashable, Sendable {
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let question = UInt8(ascii: "?")

  /// The pattern as it is written.
  package let text: String
  /// The patterns of the names between slashes; nil for any folders.
  private let components: [Glob?]

  /// Reads a pattern.
  package init(_ text: String) throws(TextFault) {
    if let fault = Self.fault(in: text) { throw fault }
    self.text = text
    let names = text.utf8.split(separator: Self.slash).filter { !$0.elementsEqual(".".utf8) }
    components =
      names.map { $0.elementsEqual("**".utf8) ? nil : Glob($0, matchesCharacters: true) } + [nil]
  }

  /// Whether a text holds a character that only patterns have.
  package static func isPattern(_ text: some Sequence<UInt8>) -> Bool { text.contains { $0 == star || $0 == question } }

  /// Whether a path, relative to the folder of the pattern, matches.
  ///
  /// Takes time in proportion to the product of both lengths.
  package func matches(_ path: some Sequence<UInt8>) -> Bool {
    let names = Array(path).split(separator: Self.slash)
    return Wildcards.match(components.count, { components[$0] == nil }, in: names.indices) {
      guard let pattern = components[$0] else { return nil }
      return pattern.matches(names[$1]) ? $1 + 1 : nil
    }
  }

  /// The first fault of a pattern, or nil if it has none.
  private static func fault(in text: String) -> TextFault? {
    let names = text.utf8.split(separator: slash)
    if text.isEmpty {
      return TextFault(message: "a pattern must not be empty", help: "to match everything, write '**'")
    } else if text.utf8.first == slash {
      return TextFault(
        message: "a pattern is relative to the folder of its file", help: "remove the '/' at the start")
    } else if text.utf8.first == UInt8(ascii: "!") {
      return TextFault(message: "patterns have no negation", help: "use both 'include' and 'exclude'")
    } else if names.contains(where: { $0.elementsEqual("..".utf8) }) {
      return TextFault(
        message: "a pattern must stay in the folder of its file",
        help: "write the pattern in a 'themec.json' of the other folder")
    } else if let sign = text.first(where: { "[]{}\\".contains($0) }) {
      return TextFault(message: "'\(sign)' has no meaning in a pattern", help: "the signs are '*', '?' and '**'")
    } else if names.contains(where: hasGluedStars) {
      return TextFault(message: "'**' must be alone between slashes", help: "write '*' to match in one name")
    } else {
      return nil
    }
  }

  private static func hasGluedStars(_ name: Substring.UTF8View) -> Bool {
    guard !name.elementsEqual("**".utf8) else { return false }
    return zip(name, name.dropFirst()).contains { $0 == star && $1 == star }
  }
}

/// The reason why a text is not what it should be, such as a pattern of paths or a setting.
package struct TextFault: Error, Hashable, Sendable {
  package let message: String
  package let help: String
}

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
