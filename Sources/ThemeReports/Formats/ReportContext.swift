/// The facts about a run that a report mentions besides its findings.
package struct ReportContext: Sendable {
  /// The look of text for people.
  package var rendering: RenderingOptions
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

  package init(
    rendering: RenderingOptions = RenderingOptions(), consequence: String? = nil, version: String = "",
    exitCode: Int = 0, showsAccepted: Bool = false, isAnswer: Bool = false
  ) {
    self.rendering = rendering
    self.consequence = consequence
    self.version = version
    self.exitCode = exitCode
    self.showsAccepted = showsAccepted
    self.isAnswer = isAnswer
  }
}
