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
