/// The undeclared classes of a file, which are one finding with many places until somebody asks about each of them.
///
/// An app's theme may style thousands of its own classes. Made one by one, their diagnostics cost a fifth more
/// instructions for a theme of 1 MB.
extension Diagnostic {
  /// A class that no component declares, which is probably the app's own.
  package static func undeclaredClass(_ name: ArraySlice<UInt8>, at span: Span) -> Diagnostic {
    Diagnostic(
      .undeclaredClass, name.enclosed(by: "no component declares the class '", "'"), at: span,
      help: [name.enclosed(by: "if it is the app's own, declare it: '@class ", ";'")])
  }

  /// The finding about the class at one of the places.
  ///
  /// `file` is the file of the places, in which the names stand.
  fileprivate func at(_ place: Span, in file: SourceFile) -> Diagnostic {
    var finding = Diagnostic.undeclaredClass(file.bytes(place), at: place)
    finding.severity = severity
    finding.shorten()
    return finding
  }
}

extension Sequence<Diagnostic> {
  /// The diagnostics with a finding for each undeclared class, for those who accept, compare or show each by itself.
  ///
  /// Only those at wanted spans. `file` gives the file of an id. The places of one finding stand together: sort the
  /// result for a report. Who shows only the first findings of a file needs no more than the `first` places of each.
  package func separated(
    in file: (FileID) -> SourceFile?, first limit: Int = .max, where isWanted: (Span) -> Bool = { _ in true }
  ) -> [Diagnostic] {
    flatMap { finding -> [Diagnostic] in
      guard finding.code == .undeclaredClass, !finding.places.isEmpty, let file = file(finding.span.file) else {
        return isWanted(finding.span) ? [finding] : []
      }
      let places = ([finding.span] + finding.places).lazy.filter(isWanted).prefix(limit)
      return places.map { finding.at($0, in: file) }
    }
  }
}
