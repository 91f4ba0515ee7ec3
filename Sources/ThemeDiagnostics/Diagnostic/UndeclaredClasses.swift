package import ThemeBase

/// The undeclared classes of a file, which are one finding with many places until somebody asks about each of them.
///
/// An app's theme may style thousands of its own classes. Made one by one, their diagnostics are a fifth of the
/// instructions of a lint.
extension Diagnostic {
  /// A class that no component declares, which is probably the app's own.
  package static func undeclaredClass(_ name: ArraySlice<UInt8>, at span: Span) -> Diagnostic {
    Diagnostic(
      .undeclaredClass, name.enclosed(by: "no component declares the class '", "'"), at: span,
      help: [name.enclosed(by: "if it is the app's own, declare it: '@class ", ";'")])
  }

  /// A finding for each place of undeclared classes; any other diagnostic alone.
  ///
  /// `file` is the file of the places, whose names they are.
  fileprivate func separated(in file: SourceFile?) -> [Diagnostic] {
    guard code == .undeclaredClass, !places.isEmpty, let file else { return [self] }
    var first = self
    first.places = []
    return [first]
      + places.map { place in
        var finding = Diagnostic.undeclaredClass(file.bytes(place), at: place)
        finding.severity = severity
        finding.shorten()
        return finding
      }
  }
}

extension Sequence<Diagnostic> {
  /// The diagnostics with a finding for each undeclared class, for those who accept, compare or show each by itself.
  ///
  /// `file` gives the file of an id. The places of one finding stand together: sort the result for a report.
  package func separated(in file: (FileID) -> SourceFile?) -> [Diagnostic] {
    flatMap { $0.places.isEmpty ? [$0] : $0.separated(in: file($0.span.file)) }
  }
}
