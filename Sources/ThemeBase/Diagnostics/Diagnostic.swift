/// One finding about a theme: what is wrong, where, why and how to put it right.
///
/// Worded as in rustc: one phrase, lower case, no full stop, names in 'quotes'. The remedy is in `help` or in a
/// fix-it. Passes return diagnostics as values; only the shell sorts and renders them.
package struct Diagnostic: Hashable, Sendable {
  /// A span with a few words about it.
  package struct Label: Hashable, Sendable {
    package var span: Span
    package var text: String

    package init(_ span: Span, _ text: String = "") {
      self.span = span
      self.text = text
    }
  }

  package var code: DiagnosticCode
  package var severity: Severity
  /// The smallest span that shows the fault.
  package var span: Span
  package var message: String
  /// A few words about ``span``, or nothing if the message says it all.
  package var label: String
  /// Other spans that matter: the first declaration, the opening brace, the rule that wins.
  package var secondary: [Label]
  /// Further spans of the same finding.
  ///
  /// Reports for tools list them all, text for people counts them. With ``words``, another name stands at each.
  package var places: [Span]
  /// The words about the name at each place, see ``Swift/Sequence/separated(in:first:where:)``; nil if all is about one.
  package internal(set) var words: Optional<NamedWords>
  /// Whether text for people shows the message alone, because another finding shows the place.
  package var isHeading: Bool
  /// A note about how NUI reads the fault, which a theme for another runtime does without; nil if there is nothing to say.
  package var nuiNote: Optional<String>
  package var notes: [String]
  package var help: [String]
  package var fixIts: [FixIt]
  /// The part of the theme that the finding is about, or nil if nobody has looked for it.
  package var subject: Optional<DiagnosticSubject>
  /// The subject of the finding, or nil if nobody asks for it later.
  package var topic: Optional<DiagnosticTopic>
  /// Why the finding is left as it is, or nil if it applies.
  package var acceptance: Optional<Acceptance>

  // The optional properties are spelled out because one with '?' is set to nil first, and the whole value is then copied.
  package init(
    _ code: DiagnosticCode, _ message: String, at span: Span, label: String = "", severity: Severity? = nil,
    secondary: [Label] = [], nui: String? = nil, notes: [String] = [], help: [String] = [], fixIts: [FixIt] = [],
    subject: DiagnosticSubject? = nil, topic: DiagnosticTopic? = nil
  ) {
    self.code = code
    self.severity = severity ?? code.defaultSeverity
    self.span = span
    self.message = message
    self.label = label
    self.secondary = secondary
    places = []
    words = nil
    isHeading = false
    nuiNote = nui
    self.notes = notes
    self.help = help
    self.fixIts = fixIts
    self.subject = subject
    self.topic = topic
    acceptance = nil
  }

  /// All notes as reports show them.
  package var allNotes: [String] { nuiNote.map { [$0] + notes } ?? notes }

  /// Hashes the code and the span, which tell nearly all diagnostics of a run apart.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(code)
    hasher.combine(span)
  }

  /// The help that suggests a name, or nil without a name.
  package static func suggestion(_ nearest: String?) -> [String]? { nearest.map { ["did you mean '\($0)'?"] } }

  /// The fix that writes a suggested name; empty without a name.
  package static func replacement(_ nearest: String?, _ span: Span) -> [FixIt] {
    nearest.map { [FixIt("replace with '\($0)'", replacing: span, with: $0, applicability: .unsafe)] } ?? []
  }

  // MARK: Short texts
  //
  // Thousands of messages may contain a name of a megabyte.

  /// The number of bytes that a text of a diagnostic may have; a longer one loses its middle.
  package static let maximumText = 2_000

  /// Cuts every text for people to ``maximumText``; fix-its stay whole.
  mutating func shorten() {
    message.shorten()
    label.shorten()
    for index in secondary.indices where secondary[index].text.isLong { secondary[index].text.shorten() }
    nuiNote?.shorten()
    for index in notes.indices where notes[index].isLong { notes[index].shorten() }
    for index in help.indices where help[index].isLong { help[index].shorten() }
  }

  /// The place of a diagnostic in a report: its file, start and end, and how severe it is, errors first.
  ///
  /// A finding about a whole file comes before those about its parts.
  private var order: (file: UInt32, start: UInt64, end: UInt32, lightness: Int) {
    (span.file.index, code == .lostStylesheet ? 0 : UInt64(span.start) + 1, span.end, -severity.rank)
  }

  /// The diagnostics in the order in which they are reported, the same on every run.
  ///
  /// By file, position, severity (errors first), code and message. That a file is lost as a whole comes first of its
  /// findings. Duplicates at one place are removed. Sorts numbers, because a diagnostic is expensive to move.
  fileprivate static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > 1 else { return diagnostics }
    let orders = diagnostics.map { $0.order }
    let numbers = diagnostics.indices.sorted { left, right in
      guard orders[left] == orders[right] else { return orders[left] < orders[right] }
      return (diagnostics[left].code.rawValue, diagnostics[left].message, left)
        < (diagnostics[right].code.rawValue, diagnostics[right].message, right)
    }
    var result: [Diagnostic] = []
    result.reserveCapacity(numbers.count)
    for (place, number) in numbers.enumerated() {
      let isBesides = place > 0 && orders[numbers[place - 1]] == orders[number]
      if isBesides, let last = result.last, last.repeats(diagnostics[number]) { continue }
      result.append(diagnostics[number])
    }
    return result
  }

  /// Whether two diagnostics at one place are one mistake that was met twice, as in a definition with several uses.
  private func repeats(_ other: Diagnostic) -> Bool { code == other.code && message == other.message }
}

extension String {
  fileprivate var isLong: Bool { utf8.count > Diagnostic.maximumText }

  /// Keeps the beginning and the end of a text that is longer than a text of a diagnostic may be.
  mutating func shorten() {
    guard isLong else { return }
    let bytes = utf8
    let head = bytes.index(startIndex, offsetBy: Diagnostic.maximumText * 3 / 4)
    let tail = bytes.index(endIndex, offsetBy: -Diagnostic.maximumText / 8)
    self = self[..<head.rounded(in: self)] + "…" + self[tail.rounded(in: self)...]
  }
}

extension String.Index {
  /// The beginning of the character in which an index lies.
  fileprivate func rounded(in text: String) -> String.Index {
    text.unicodeScalars.index(before: text.unicodeScalars.index(after: self))
  }
}

extension Sequence<Diagnostic> {
  /// The diagnostics in the order in which they are reported, the same on every run.
  ///
  /// By file, position, severity (errors first), code and message. Duplicates at one place are removed.
  package func sortedForReport() -> [Diagnostic] { Diagnostic.sorted(Array(self)) }
}

/// The part of a theme that a diagnostic is about, in the words of the language.
///
/// It stays the same when lines move, when the file is formatted anew and when its folder is renamed. Baselines and
/// fingerprints rely on it.
package struct DiagnosticSubject: Hashable, Sendable {
  /// The class path of the rule, such as `Button_title`, or nil outside of rules.
  package var classPath: String?
  /// The property without its state, or the definition's name with its `@`; nil for a finding about neither.
  package var property: String?
  /// The state, such as `highlighted`; nil for the plain state.
  package var state: String?
  /// The value, its tokens joined by single spaces, or nil for a finding that is not about a value.
  package var value: String?

  package init(classPath: String? = nil, property: String? = nil, state: String? = nil, value: String? = nil) {
    self.classPath = classPath
    self.property = property
    self.state = state
    self.value = value
  }
}

/// The words of findings that differ only in a name, each before and after it.
///
/// A file may have thousands of them, such as a class of the app's own a rule. Those in a row are one finding with many
/// places until somebody asks about each: made one by one, they cost a fifth more instructions for a theme of 1 MB.
package final class NamedWords: Sendable, Hashable {
  fileprivate let message: (before: String, after: String)
  fileprivate let help: (before: String, after: String)

  package init(message: (String, String), help: (String, String)) {
    self.message = message
    self.help = help
  }

  package static func == (left: NamedWords, right: NamedWords) -> Bool { left === right }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Diagnostic {
  /// A finding about a name.
  package init(
    _ code: DiagnosticCode, _ words: NamedWords, _ name: ArraySlice<UInt8>, at span: Span, topic: DiagnosticTopic? = nil
  ) {
    let name = String(decoding: name, as: UTF8.self)
    self.init(
      code, words.message.before + name + words.message.after, at: span,
      help: [words.help.before + name + words.help.after], topic: topic)
    self.words = words
  }
}

extension Sequence<Diagnostic> {
  /// The diagnostics with a finding for each name, for those who accept, compare or show each by itself.
  ///
  /// Only those at wanted spans. `file` gives the file of an id. The places of one finding stand together: sort the
  /// result for a report. Who shows only the first findings of a file needs no more than the `first` places of each.
  package func separated(
    in file: (FileID) -> SourceFile?, first limit: Int = .max, where isWanted: (Span) -> Bool = { _ in true }
  ) -> [Diagnostic] {
    flatMap { finding -> [Diagnostic] in
      guard let words = finding.words, !finding.places.isEmpty, let file = file(finding.span.file) else {
        return isWanted(finding.span) ? [finding] : []
      }
      return ([finding.span] + finding.places).lazy.filter(isWanted).prefix(limit).map { place in
        var each = Diagnostic(finding.code, words, file.bytes(place), at: place, topic: finding.topic)
        each.severity = finding.severity
        each.shorten()
        return each
      }
    }
  }
}
