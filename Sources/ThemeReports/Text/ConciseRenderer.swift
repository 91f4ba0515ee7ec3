package import ThemeBase

/// Renders each finding on one line, as compilers do and editors read it.
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
    render(RepeatedFinding(diagnostic: diagnostic, repeats: []))
  }

  /// The line of a finding, with the places where the same thing was found again.
  mutating func render(_ finding: RepeatedFinding) -> String {
    var output = StyledText(options)
    let (diagnostic, span) = (finding.diagnostic, finding.diagnostic.span)
    if let file = positions.sources[span.file], let place = positions.position(in: span.file, at: span.start) {
      let path = file.path
      output.append("\(path):\(place.line):\(place.column): ", .emphasis)
    }
    output.append("\(diagnostic.severity.rawValue): ", .severity(diagnostic.severity))
    output.append(diagnostic.message)
    // A message about several places names them itself.
    if diagnostic.places.isEmpty, let places = finding.furtherPlaces(&positions) { output.append(" (\(places))") }
    output.append(line: " [\(diagnostic.code.rawValue)]")
    return output.text
  }
}
