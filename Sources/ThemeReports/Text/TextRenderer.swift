package import ThemeBase

/// Renders diagnostics for people: message, source with what is meant underlined, notes, help and fixes.
///
///     error[unknown-property]: 'Button' has no property 'colour'
///        ┌ Themes/Dark.nss:12:3
///        │
///     12 │   colour: #fff;
///        │   ^^^^^^ not a property of 'Button'
///        │
///        = help: did you mean 'color'?
///        = more: themec explain unknown-property
///
/// The same diagnostic gives the same text wherever it is rendered. Keep one renderer for all diagnostics of a
/// run: it maps each file once.
package struct TextRenderer: Sendable {
  private let options: RenderingOptions
  private let pages: CodePages?
  private var positions: SourcePositions

  /// A renderer whose messages lead to `pages`, or to `themec explain` without a site.
  package init(_ sources: SourceSet, _ options: RenderingOptions = RenderingOptions(), _ pages: CodePages? = nil) {
    positions = SourcePositions(sources)
    self.options = options
    self.pages = pages
  }

  /// The text of one diagnostic, with a newline at its end.
  ///
  /// `repeats` are the places where the same thing was found again.
  package mutating func render(_ diagnostic: Diagnostic, repeats: [Span] = []) -> String {
    text(of: RepeatedFinding(diagnostic: diagnostic, repeats: repeats)).text
  }

  /// The text of a finding with its roles.
  package mutating func text(of finding: RepeatedFinding) -> StyledText {
    var output = StyledText(options)
    render(finding, to: &output)
    return output
  }

  /// Adds the text of one finding to that of others.
  mutating func render(_ finding: RepeatedFinding, to output: inout StyledText) {
    let diagnostic = finding.diagnostic
    guard !diagnostic.isHeading else { return renderHeading(diagnostic, to: &output) }
    let frames = frames(of: diagnostic)
    let hunks = diagnostic.fixIts.map { FixItHunk.hunks(of: $0, positions: &positions) }
    let lastLine = Swift.max(frames.map { $0.lastLine }.max() ?? 1, hunks.joined().map { $0.lastLine }.max() ?? 1)
    let renderer = FrameRenderer(options: options, severity: diagnostic.severity, numberWidth: String(lastLine).count)
    renderHeader(diagnostic, to: &output)
    for (index, frame) in frames.enumerated() {
      renderOrigin(frame, isFirst: index == 0, renderer, to: &output)
      renderer.render(frame, to: &output)
    }
    if !frames.isEmpty { renderer.renderBar(to: &output) }
    if let places = finding.furtherPlaces(&positions) { renderRemark("also", places, renderer, to: &output) }
    for note in diagnostic.allNotes { renderRemark("note", note, renderer, to: &output) }
    for help in diagnostic.help { renderRemark("help", help, renderer, to: &output) }
    for (fixIt, hunks) in zip(diagnostic.fixIts, hunks) {
      render(fixIt, hunks, besides: diagnostic.span.file, renderer, to: &output)
    }
    let page = pages?.page(of: diagnostic.code) ?? "themec explain \(diagnostic.code.rawValue)"
    renderRemark("more", page, renderer, to: &output)
  }

  // MARK: - Frames

  /// A frame for each file that a label points into, the primary label's first.
  private mutating func frames(of diagnostic: Diagnostic) -> [Frame] {
    var files: [FileID] = []
    var annotations: [FileID: [Annotation]] = [:]
    for (index, label) in ([Diagnostic.Label(diagnostic.span, diagnostic.label)] + diagnostic.secondary).enumerated() {
      let id = label.span.file
      guard let map = positions.map(of: id) else { continue }
      if annotations[id] == nil { files.append(id) }
      annotations[id, default: []].append(Annotation(label, isPrimary: index == 0, in: map))
    }
    return files.compactMap { id in
      guard let file = positions.sources[id], let map = positions.map(of: id) else { return nil }
      return Frame(file, map, annotations[id] ?? [])
    }
  }

  private mutating func renderOrigin(
    _ frame: Frame, isFirst: Bool, _ renderer: FrameRenderer, to output: inout StyledText
  ) {
    let glyphs = options.glyphs
    if !isFirst { renderer.renderBar(to: &output) }
    let arrow = isFirst ? glyphs.origin : glyphs.otherFile
    let start = frame.annotations.first?.bytes.lowerBound ?? 0
    var origin = frame.file.path
    if let place = positions.position(in: frame.file.id, at: UInt32(clamping: start)) {
      origin += ":\(place.line):\(place.column)"
    }
    output.append(spaces: renderer.numberWidth + (arrow.count == 1 ? 1 : 0))
    output.append(arrow, .gutter)
    output.append(line: " " + origin)
    renderer.renderBar(to: &output)
  }

  // MARK: - Words

  /// The code and the message; one without a frame names its file.
  private func renderHeader(_ diagnostic: Diagnostic, to output: inout StyledText) {
    let role = TextRole.severity(diagnostic.severity)
    let file = diagnostic.isHeading ? positions.sources[diagnostic.span.file] : nil
    let start = file.map { ": \($0.path): " } ?? ": "
    let title = "\(diagnostic.severity.rawValue)[\(diagnostic.code.rawValue)]"
    output.append(title, role)
    output.append(message: start + diagnostic.message, .emphasis, at: title.count, indent: 2, options)
  }

  /// A finding whose place another one shows.
  private func renderHeading(_ diagnostic: Diagnostic, to output: inout StyledText) {
    renderHeader(diagnostic, to: &output)
    let renderer = FrameRenderer(options: options, severity: diagnostic.severity, numberWidth: 1)
    for help in diagnostic.help { renderRemark("help", help, renderer, to: &output) }
  }

  /// A row such as `= help: …`; further lines of the text are aligned below the first.
  private func renderRemark(_ kind: String, _ text: String, _ renderer: FrameRenderer, to output: inout StyledText) {
    // Nearly all texts have one line, and characters are slow to split at.
    let lines = text.utf8.contains(0x0A) ? text.split(separator: "\n", omittingEmptySubsequences: false) : [text[...]]
    for (index, line) in lines.enumerated() {
      output.append(spaces: renderer.numberWidth + 1)
      if index == 0 {
        output.append("=", .gutter)
        output.append(" ")
        output.append(kind, .emphasis)
        output.append(": ")
      } else {
        output.append(spaces: kind.count + 4)
      }
      let column = renderer.numberWidth + kind.count + 5
      output.append(message: String(line), .remark, at: column, indent: column, options)
    }
  }

  private func render(
    _ fixIt: FixIt, _ hunks: [FixItHunk], besides file: FileID, _ renderer: FrameRenderer, to output: inout StyledText
  ) {
    let kind =
      switch fixIt.applicability {
      case .safe: "fix"
      case .unsafe: "fix (unsafe)"
      case .shownOnly: "hint"
      }
    renderRemark(kind, fixIt.title, renderer, to: &output)
    FixItRenderer(frames: renderer).render(hunks, besides: file, to: &output)
  }
}

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

/// Renders what `themec explain CODE` says about a code.
package struct ExplanationRenderer: Sendable {
  private let options: RenderingOptions

  package init(_ options: RenderingOptions = RenderingOptions()) { self.options = options }

  /// The whole text, with a newline at its end.
  package func render(_ code: DiagnosticCode) -> StyledText {
    render(code.rawValue, code.explanation, optInGroup: code.isOptIn ? code.group : nil)
  }

  /// `optInGroup` is the group of a code that is reported only if the user asks for it.
  func render(_ code: String, _ explanation: CodeExplanation, optInGroup: DiagnosticGroup? = nil) -> StyledText {
    let severity = explanation.severity
    var output = StyledText(options)
    output.append(line: "\(severity.rawValue)[\(code)]", .severity(severity))
    append(explanation.meaning, to: &output)
    if let optInGroup {
      let level = severity.rawValue
      append(
        "It is reported only if you ask for it: with '--only \(optInGroup.rawValue)', or with '-W \(code)=\(level)'.",
        to: &output)
    }
    append(explanation.reason, under: "Why it matters", to: &output)
    if let layer = explanation.lowerLayer { append(example: layer, under: "With this layer below", to: &output) }
    if let theme = explanation.theme {
      append(example: theme, under: "With this theme, in the app's sources", to: &output)
    }
    append(example: explanation.wrong, under: "This is wrong", to: &output)
    append(example: explanation.right, under: "This is right", to: &output)
    return output
  }

  private func append(heading: String, to output: inout StyledText) {
    output.endLine()
    output.append(line: heading + ":", .emphasis)
  }

  /// Paragraphs, wrapped to the width, each after an empty line.
  private func append(_ text: String, under heading: String? = nil, to output: inout StyledText) {
    if let heading { append(heading: heading, to: &output) }
    for lines in WrappedText.paragraphs(of: text, width: options.width - 2) {
      output.endLine()
      for line in lines {
        output.append(spaces: heading == nil ? 0 : 2)
        output.append(line: line)
      }
    }
  }

  private func append(example: String, under heading: String, to output: inout StyledText) {
    append(heading: heading, to: &output)
    output.endLine()
    for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
      output.append(spaces: 4)
      output.append(line: String(line))
    }
  }
}
