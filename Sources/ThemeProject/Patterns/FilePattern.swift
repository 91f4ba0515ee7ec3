import ThemeBase

/// A pattern of paths, relative to a folder.
///
/// `*` matches any characters of one name, `?` one character, and `**` any number of whole folders, or none. All other
/// characters match themselves. A pattern that matches a folder matches everything in it.
package struct FilePattern: Hashable, Sendable {
  /// One part of a pattern between slashes.
  private enum Component: Hashable {
    case anyFolders
    case name(Glob)
  }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
  private static let question = UInt8(ascii: "?")

  /// The pattern as it is written.
  package let text: String
  private let components: [Component]

  /// Reads a pattern.
  package init(_ text: String) throws(FilePatternFault) {
    if let fault = FilePatternFault(text) { throw fault }
    self.text = text
    let names = text.utf8.split(separator: Self.slash).filter { !$0.elementsEqual(".".utf8) }
    components =
      names.map { $0.elementsEqual("**".utf8) ? .anyFolders : .name(Glob($0, matchesCharacters: true)) } + [.anyFolders]
  }

  /// Whether a text holds a character that only patterns have.
  package static func isPattern(_ text: some Sequence<UInt8>) -> Bool { text.contains { $0 == star || $0 == question } }

  /// Whether a path, relative to the folder of the pattern, matches.
  ///
  /// Takes time in proportion to the product of both lengths.
  package func matches(_ path: some Sequence<UInt8>) -> Bool {
    let names = Array(path).split(separator: Self.slash)
    return Wildcards.match(components.count, { components[$0] == .anyFolders }, in: names.indices) {
      guard case .name(let pattern) = components[$0] else { return nil }
      return pattern.matches(names[$1]) ? $1 + 1 : nil
    }
  }
}

/// The reason why a text is not a pattern of paths.
package struct FilePatternFault: Error, Hashable, Sendable {
  package let message: String
  package let help: String

  /// The first fault of a pattern, or nil if it has none.
  fileprivate init?(_ text: String) {
    let names = text.utf8.split(separator: UInt8(ascii: "/"))
    if text.isEmpty {
      self.init("a pattern must not be empty", help: "to match everything, write '**'")
    } else if text.utf8.first == UInt8(ascii: "/") {
      self.init("a pattern is relative to the folder of its file", help: "remove the '/' at the start")
    } else if text.utf8.first == UInt8(ascii: "!") {
      self.init("patterns have no negation", help: "use both 'include' and 'exclude'")
    } else if names.contains(where: { $0.elementsEqual("..".utf8) }) {
      self.init(
        "a pattern must stay in the folder of its file",
        help: "write the pattern in a 'themec.json' of the other folder")
    } else if let sign = text.first(where: { "[]{}\\".contains($0) }) {
      self.init("'\(sign)' has no meaning in a pattern", help: "the signs are '*', '?' and '**'")
    } else if names.contains(where: Self.hasGluedStars) {
      self.init("'**' must be alone between slashes", help: "write '*' to match in one name")
    } else {
      return nil
    }
  }

  private init(_ message: String, help: String) {
    self.message = message
    self.help = help
  }

  private static func hasGluedStars(_ name: Substring.UTF8View) -> Bool {
    let star = UInt8(ascii: "*")
    guard !name.elementsEqual("**".utf8) else { return false }
    return zip(name, name.dropFirst()).contains { $0 == star && $1 == star }
  }
}
