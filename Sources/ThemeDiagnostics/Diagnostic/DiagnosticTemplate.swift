/// What is said of each of many names in the same words, put together when somebody reads it.
///
/// One sheet can cause thousands of such diagnostics, and reports merge most of them without a look at their words.
package final class DiagnosticTemplate: Sendable {
  /// A text with the name in it, or without it where nothing stands after the name.
  package struct Phrase: Sendable {
    private let start: String
    private let end: String?

    /// The same text for each name.
    package init(_ text: String) { (start, end) = (text, nil) }

    /// A text with the name between two parts.
    package init(_ start: String, nameThen end: String) { (self.start, self.end) = (start, end) }

    /// The text about a name; invalid UTF-8 in the name is repaired.
    func text(about name: ArraySlice<UInt8>) -> String {
      guard let end else { return start }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(start.utf8.count + name.count + end.utf8.count)
      bytes.append(contentsOf: start.utf8)
      bytes.append(contentsOf: name)
      bytes.append(contentsOf: end.utf8)
      return String(decoding: bytes, as: UTF8.self)
    }

    /// How many bytes the text has besides the name.
    fileprivate var length: Int { start.utf8.count + (end?.utf8.count ?? 0) }
  }

  let message: Phrase
  let help: Phrase?
  /// What the fix-it writes; nil for no fix-it.
  private let replacement: String?
  /// How many bytes the longest text has besides the name.
  let longestText: Int

  /// `meant` is what probably belongs in the place of the fault: then the help asks for it, and a fix-it writes it.
  package init(_ message: Phrase, help: Phrase? = nil, meant: String? = nil) {
    let help = meant.map { Phrase("did you mean '\($0)'?") } ?? help
    self.message = message
    self.help = help
    replacement = meant
    longestText = max(message.length, help?.length ?? 0)
  }

  /// Whether the diagnostics have a fix-it.
  package var isFixable: Bool { replacement != nil }

  /// The fix-its of the diagnostic at a place.
  func fixIts(at span: Span) -> [FixIt] { Diagnostic.replacement(replacement, span) }
}
