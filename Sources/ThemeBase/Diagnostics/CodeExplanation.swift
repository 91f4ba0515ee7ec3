/// The text of `themec explain CODE`, the one description of a code.
///
/// A test compiles both examples: `wrong` gives this code, `right` gives nothing at all.
package struct CodeExplanation: Sendable {
  /// The code's default severity.
  package var severity: Severity
  /// The meaning of the finding, in one or more paragraphs.
  package var meaning: String
  /// The consequence for the app and its users.
  package var reason: String
  /// A small theme that triggers the code.
  package var wrong: String
  /// The same theme put right.
  package var right: String
  /// The target to which the examples belong, named with `--target` and `--portable`; nil for most codes.
  package var target: String?
  /// A stylesheet over which the examples are laid, with `--layer`; nil for most codes.
  package var lowerLayer: String?
  /// The theme of an app of which the examples are sources in Swift; nil for most codes.
  package var theme: String?
  /// The first version of themec that reports the code: `0.1`.
  package var since = "0.1"

  /// The first sentence of the meaning, without line breaks.
  package var summary: String {
    let words = meaning.split { $0 == " " || $0 == "\n" }
    let end = words.firstIndex { $0.hasSuffix(".") } ?? words.endIndex - 1
    return words.isEmpty ? "" : words[...end].joined(separator: " ")
  }
}
