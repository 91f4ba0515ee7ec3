package import ThemeBase

/// Renders each diagnostic on one line, as compilers do and editors read it.
///
///     Themes/Dark.nss:12:3: error: 'Button' has no property 'colour' [unknown-property]
package struct ConciseRenderer: Sendable {
  private let options: RenderingOptions
  private var positions: SourcePositions

  package init(_ sources: SourceSet, _ options: RenderingOptions = RenderingOptions()) {
    positions = SourcePositions(sources)
    self.options = options
  }

  /// The line of one diagnostic, with a newline at its end.
  package mutating func render(_ diagnostic: Diagnostic) -> String {
    var output = StyledText(options)
    let span = diagnostic.span
    if let file = positions.sources[span.file], let place = positions.position(in: span.file, at: span.start) {
      let path = file.path
      output.append("\(path):\(place.line):\(place.column): ", .emphasis)
    }
    output.append("\(diagnostic.severity.rawValue): ", .severity(diagnostic.severity))
    output.append(diagnostic.message)
    output.append(line: " [\(diagnostic.code.rawValue)]")
    return output.text
  }
}
