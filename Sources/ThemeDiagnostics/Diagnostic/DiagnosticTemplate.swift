import ThemeBase

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

  /// A change at the place of the fault.
  package struct Fix: Sendable {
    fileprivate let title: String
    fileprivate let text: String
    fileprivate let applicability: FixIt.Applicability

    /// A change that does what the title says: it writes a text in the place of the fault.
    package init(
      _ title: String, writing text: String, applicability: FixIt.Applicability = .safe
    ) {
      self.title = title
      self.text = text
      self.applicability = applicability
    }

    /// A change that writes what was probably meant.
    init(meant: String) {
      self.init("replace with '\(meant)'", writing: meant, applicability: .unsafe)
    }

    /// The change at a place.
    func fixIt(at span: Span) -> FixIt {
      FixIt(title, replacing: span, with: text, applicability: applicability)
    }
  }

  let message: Phrase
  let help: Phrase?
  private let fix: Fix?
  /// How many bytes the longest text has besides the name.
  let longestText: Int

  package init(_ message: Phrase, help: Phrase? = nil, fix: Fix? = nil) {
    self.message = message
    self.help = help
    self.fix = fix
    longestText = max(message.length, help?.length ?? 0)
  }

  /// `meant` is what probably belongs in the place of the fault: then the help asks for it, and a fix-it writes it.
  package convenience init(_ message: Phrase, help: Phrase? = nil, meant: String?) {
    self.init(
      message, help: meant.map { Phrase("did you mean '\($0)'?") } ?? help,
      fix: meant.map { Fix(meant: $0) })
  }

  /// Whether the diagnostics have a fix-it.
  package var isFixable: Bool { fix != nil }

  /// The fix-its of the diagnostic at a place.
  func fixIts(at span: Span) -> [FixIt] { fix.map { [$0.fixIt(at: span)] } ?? [] }
}
