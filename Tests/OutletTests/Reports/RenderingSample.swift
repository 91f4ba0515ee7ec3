import TestSupport
import ThemeBase
import ThemeReports

/// A diagnostic over marked sample themes: markers 1 and 2 bound the primary span of the first file.
struct RenderingSample {
  var sources = SourceSet()
  var diagnostic: Diagnostic
  private var marks: [MarkedSource] = []

  init(
    _ marked: String, _ message: String = "something is wrong here", label: String = "",
    path: String = "Themes/Sample.nss"
  ) {
    let source = MarkedSource(marked)
    let file = sources.add(path: path, bytes: source.bytes)
    marks.append(source)
    diagnostic = Diagnostic(.missingSemicolon, message, at: file.span(source[1], source[2]), label: label)
  }

  init(bytes: [UInt8], _ span: Range<Int>, label: String = "") {
    let file = sources.add(path: "Themes/Sample.nss", bytes: bytes)
    diagnostic = Diagnostic(
      .missingSemicolon, "something is wrong here", at: file.span(span.lowerBound, span.upperBound), label: label)
  }

  /// Adds another file.
  mutating func add(_ marked: String, path: String) {
    let source = MarkedSource(marked)
    sources.add(path: path, bytes: source.bytes)
    marks.append(source)
  }

  /// The span between two markers of a file.
  func span(_ start: Int, _ end: Int, file: Int = 0) -> Span {
    sources.files[file].span(marks[file][start], marks[file][end])
  }

  /// Adds a secondary label between two markers.
  mutating func label(_ start: Int, _ end: Int, _ text: String, file: Int = 0) {
    diagnostic.secondary.append(.init(span(start, end, file: file), text))
  }

  func text(_ options: RenderingOptions = RenderingOptions(width: 80)) -> String {
    var renderer = TextRenderer(sources, options)
    return renderer.render(diagnostic)
  }

  /// Both forms, one below the other.
  var bothForms: String { text() + "\n" + text(RenderingOptions(width: 80, ascii: true)) }
}
