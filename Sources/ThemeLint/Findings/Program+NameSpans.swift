import ThemeCompiler
import ThemeDiagnostics

extension Program {
  /// The spans of the names at some places.
  ///
  /// For thousands of places: they lie scattered in memory, and where nothing else is done between them the processor
  /// waits for several at once.
  func nameSpans(_ places: some Sequence<Place>) -> [Span] { places.map { nameSpan($0) } }
}
