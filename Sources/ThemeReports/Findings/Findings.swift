package import ThemeBase

/// The diagnostics of a whole run, as every report shows them.
package struct Findings: Sendable {
  /// Some diagnostics with the sources to which their spans belong.
  package struct Group: Sendable {
    package let sources: SourceSet
    package var diagnostics: [Diagnostic]
    /// The findings that a comment or a baseline accepts.
    package var accepted: [Diagnostic]
    /// Whether the run has more findings than are here.
    var isCut = false

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
    for index in groups.indices {
      // By index, because a diagnostic is expensive to copy.
      let all = groups[index].diagnostics
      copy.groups[index].diagnostics = all.indices.filter { isKept(all[$0]) }.map { all[$0] }
    }
    return copy
  }
}

/// A class of the themes or of the app, and who uses it.
package struct ClassUse: Sendable {
  package var name: String
  /// The kinds of view that carry it, by name.
  package var kinds: [String]
  /// The places of the app that ask for it.
  package var places: [Span]
  /// Whether a theme or the registry styles it.
  package var isStyled: Bool

  package init(name: String, kinds: [String], places: [Span], isStyled: Bool) {
    self.name = name
    self.kinds = kinds
    self.places = places
    self.isStyled = isStyled
  }
}
