package import ThemeBase

/// The diagnostics of a whole run, as every report shows them.
package struct Findings: Sendable {
  /// Some diagnostics with the sources to which their spans belong.
  package struct Group: Sendable {
    package let sources: SourceSet
    package var diagnostics: [Diagnostic]
    /// The findings that a comment or a baseline accepts.
    package var accepted: [Diagnostic]

    package init(sources: SourceSet, diagnostics: [Diagnostic], accepted: [Diagnostic] = []) {
      self.sources = sources
      self.diagnostics = diagnostics
      self.accepted = accepted
    }
  }

  /// The groups in the order in which they are reported.
  package var groups: [Group]
  /// The number of diagnostics beyond the limit.
  package var suppressed: Int
  /// The number of notes that a report for people leaves out.
  package var hiddenNotes = 0
  /// The pages about codes to which reports lead; nil for `themec explain`.
  package var pages: CodePages?
  /// The classes that themes or the app name; nil where no app was named.
  package var classes: [ClassUse]?

  package init(groups: [Group] = [], suppressed: Int = 0) {
    self.groups = groups
    self.suppressed = suppressed
  }

  /// The number of diagnostics of each severity.
  package var summary: DiagnosticSummary {
    var summary = DiagnosticSummary(suppressed: suppressed)
    for group in groups { summary.add(group.diagnostics) }
    return summary
  }

  /// The findings without those below a severity.
  package func filtered(atLeast least: Severity) -> Findings { filtered { $0.severity >= least } }

  /// The findings that satisfy a condition.
  package func filtered(_ isKept: (Diagnostic) -> Bool) -> Findings {
    var copy = self
    for index in groups.indices { copy.groups[index].diagnostics = groups[index].diagnostics.filter(isKept) }
    return copy
  }
}
