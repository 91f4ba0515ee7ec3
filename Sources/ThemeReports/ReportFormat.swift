package import ThemeBase

/// A form in which the findings of a run are written.
///
/// Each format is a constant beside the code that writes it, and has a place in the list ``all``.
package struct ReportFormat: Sendable {
  /// The name, as `--report` takes it.
  package let name: String
  /// Whether people read the format, so that it follows `--quiet` and leaves out notes without a remedy.
  package private(set) var isForPeople = false
  /// Writes the report piece by piece, so that a long one need not be kept as a whole.
  package let write: @Sendable (Findings, ReportContext, _ take: (_ piece: [UInt8]) -> Void) -> Void
  /// The number of bytes from which on a piece is given away.
  static let longestPiece = 1 << 16
}

extension ReportFormat {
  /// A format whose report is made as a whole.
  init(
    name: String, isForPeople: Bool = false, render: @escaping @Sendable (Findings, ReportContext) -> [UInt8]
  ) {
    self.init(name: name, isForPeople: isForPeople, write: { $2(render($0, $1)) })
  }

  /// The whole report.
  package func render(_ findings: Findings, _ context: ReportContext) -> [UInt8] {
    var report: [UInt8] = []
    write(findings, context) { report += $0 }
    return report
  }
}

/// The facts about a run that a report mentions besides its findings.
package struct ReportContext: Sendable {
  /// The look of text for people.
  package var rendering = RenderingOptions()
  /// The consequence of findings that fail the run, such as `nothing was written`, or nil if there is none.
  package var consequence: String?
  /// The version of themec.
  package var version: String
  /// The exit code that the findings lead to.
  package var exitCode: Int
  /// Whether findings that a comment or a baseline accepts are written too, marked as such.
  package var showsAccepted: Bool
  /// Whether the report is what the user asked for, so that it says when there are no findings.
  package var isAnswer: Bool

  package init(version: String = "", exitCode: Int = 0, showsAccepted: Bool = false, isAnswer: Bool = false) {
    (self.version, self.exitCode, self.showsAccepted, self.isAnswer) = (version, exitCode, showsAccepted, isAnswer)
  }
}

extension Severity {
  /// The word that a format has for the severity.
  func named(_ error: String, _ warning: String, _ note: String) -> String {
    switch self {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }
}

/// The look of text for people, which the shell chooses by the abilities of the terminal.
package struct RenderingOptions: Hashable, Sendable {
  /// The number of columns, to which source lines are trimmed and paragraphs wrapped.
  package var width: Int
  /// Whether parts are set apart with ANSI escape codes.
  package var color: Bool
  /// Whether frames are drawn with ASCII only.
  ///
  /// Text quoted from the source stays as it is.
  package var ascii: Bool

  /// Whether messages are wrapped to the width too; in files and pipes each stays on one line.
  package var wrapsMessages: Bool

  package init(width: Int = 100, color: Bool = false, ascii: Bool = false, wrapsMessages: Bool = false) {
    (self.width, self.wrapsMessages, self.color, self.ascii) = (width, wrapsMessages, color, ascii)
  }

  var glyphs: Glyphs { Glyphs(isASCII: ascii) }
}

extension DiagnosticSummary {
  /// The last line of a report, such as `error: 2 errors, 1 warning`, without a newline; nil if nothing was reported.
  package var line: String? { severity.map { "\($0.rawValue): \(counts)" } }

  /// The number of findings, such as `2 errors, 1 warning`.
  package var counts: String {
    var parts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }.map { counted($0, $1) }
    if suppressed > 0 { parts.append("\(suppressed) more not shown") }
    return parts.joined(separator: ", ")
  }
}

extension Findings {
  /// The last line of a report for people, with a newline.
  ///
  /// Empty without findings, unless the run is one whose answer is that there are none.
  func summaryLine(_ context: ReportContext) -> StyledText {
    var text = StyledText(context.rendering)
    let summary = summary
    let hidden = hiddenNotes > 0 ? ", \(counted(hiddenNotes, "note")) not shown" : ""
    if let severity = summary.severity {
      text.append(severity.rawValue, .severity(severity))
      text.append(": " + summary.counts)
      text.append(hidden)
      if let consequence = context.consequence { text.append("; \(consequence)") }
    } else if context.isAnswer {
      text.append("no findings" + hidden)
    } else {
      return text
    }
    text.endLine()
    return text
  }
}
