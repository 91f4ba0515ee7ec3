/// The words of findings that differ only in a name, each before and after it.
///
/// A file may have thousands of them, such as a class of the app's own a rule. Those in a row are one finding with many
/// places until somebody asks about each: made one by one, they cost a fifth more instructions for a theme of 1 MB.
package final class NamedWords: Sendable, Hashable {
  fileprivate let message: (before: StaticString, after: StaticString)
  fileprivate let help: (before: StaticString, after: StaticString)

  package init(message: (StaticString, StaticString), help: (StaticString, StaticString)) {
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
    self.init(
      code, name.enclosed(by: words.message.before, words.message.after), at: span,
      help: [name.enclosed(by: words.help.before, words.help.after)], topic: topic)
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
