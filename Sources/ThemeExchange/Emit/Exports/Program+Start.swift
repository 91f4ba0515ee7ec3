import ThemeBase
import ThemeCompiler

extension Program {
  /// The beginning of the theme, for reports that concern all of it.
  var start: Span { Span(file: files.first ?? FileID(index: 0), start: 0, end: 0) }
}
