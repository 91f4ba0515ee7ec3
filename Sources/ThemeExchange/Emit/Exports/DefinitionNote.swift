import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// The comment right above a definition.
///
///     /* The colour of links. */
///     @link: #0B6E99;
///
///     /* Deprecated: use @link. */
///     @anchor: @link;
package struct DefinitionNote: Sendable, Equatable {
  /// The comment in one line, or nil without one.
  package var text: String?
  /// The advice after `Deprecated` if the comment begins with that word; empty if it says no more.
  package var deprecation: String?

  package init() {}

  /// The note of a comment's text.
  package init(comment: String) {
    // Many begin each line of a long comment with a star.
    let words = comment.split { $0.isNewline }.flatMap { line in
      line.split { $0.isWhitespace }.drop { $0.allSatisfy { $0 == "*" } }
    }
    let line = words.joined(separator: " ")
    // What is said to themec says nothing about the value.
    guard !line.isEmpty, !line.hasPrefix("themec-") else { return }
    let mark = "deprecated"
    let rest = line.dropFirst(mark.count)
    guard line.lowercased().hasPrefix(mark), rest.first.map({ !$0.isLetter && $0 != "-" }) ?? true else {
      text = line
      return
    }
    deprecation = rest.drop { ":.,;! ".contains($0) }.description
  }

  /// The note above a definition: a comment that begins its line and ends on the line before.
  init(above place: Program.Place, in program: Program) {
    self.init()
    let bytes = program.tree(place.file).file.bytes
    var end = Int(program.span(place).start)
    guard end <= bytes.count else { return }
    var lines = 0
    while end > 0, let space = bytes[..<end].last, [0x20, 0x09, 0x0A, 0x0D].contains(space) {
      if space == 0x0A { lines += 1 }
      end -= 1
    }
    guard lines == 1, bytes[..<end].suffix(2).elementsEqual("*/".utf8) else { return }
    let limit = max(0, end - Self.longest)
    var start = end - 4
    while start >= limit, !bytes[start...].starts(with: "/*".utf8) { start -= 1 }
    guard start >= limit else { return }
    let line = bytes[..<start].reversed().prefix { $0 != 0x0A }
    guard line.allSatisfy({ $0 == 0x20 || $0 == 0x09 }) else { return }
    let comment = CopyrightByte.decoded(bytes[(start + 2)..<(end - 2)])
    self.init(comment: String(decoding: comment, as: UTF8.self))
  }

  /// The longest comment that is looked at, in bytes: with a limit the whole search stays linear.
  private static let longest = 2_000
}
