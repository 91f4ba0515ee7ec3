import ThemeBase
import ThemeCompiler

/// Findings about declarations that the class paths of a selector list, or of a pattern, share.
///
/// Each class path is checked as if it stood alone. Findings of one code at one place are merged into one, which has the
/// highest severity among them. So a list weighs as much as its heaviest part.
struct SharedFindings {
  private var list = DiagnosticList()
  private var sites: [Site: Finding] = [:]

  private struct Site: Hashable {
    var code: DiagnosticCode
    var span: Span
  }

  /// A finding with the class paths to which it applies.
  fileprivate struct Finding {
    /// The index in the list, or nil if the list had no room.
    var index: Int?
    var severity: Severity
    /// The class path that the diagnostic names.
    var owner: PathID
    var others: [PathID] = []
    var otherCount = 0
  }

  /// The number of class paths that are named besides the first.
  fileprivate static let named = 3

  /// Whether a finding about a class path is to be made: nothing as severe was reported at the place, and the list has room.
  mutating func wants(_ code: DiagnosticCode, _ severity: Severity, at span: Span, on owner: PathID) -> Bool {
    let site = Site(code: code, span: span)
    guard let known = sites[site] else {
      guard list.skips(code, severity) else { return true }
      sites[site] = Finding(severity: severity, owner: owner)
      return false
    }
    if severity > known.severity { return known.index != nil || !list.skips(code, severity) }
    sites[site]?.note(owner)
    return false
  }

  /// The same about a place that only one class path has.
  mutating func wants(_ code: DiagnosticCode, _ severity: Severity) -> Bool { !list.skips(code, severity) }

  /// Adds a finding about a place that only one class path has.
  mutating func add(_ diagnostic: Diagnostic) { list.append(diagnostic) }

  /// Adds a wanted finding, which replaces a milder one at the same place.
  mutating func add(_ diagnostic: Diagnostic, on owner: PathID) {
    let site = Site(code: diagnostic.code, span: diagnostic.span)
    let new = Finding(severity: diagnostic.severity, owner: owner)
    sites[site, default: new].hold(diagnostic, on: owner, in: &list)
  }

  /// All findings, in the order in which their places were met.
  consuming func finish(_ program: Program) -> DiagnosticList {
    for finding in sites.values where finding.otherCount > 0 {
      guard let index = finding.index else { continue }
      list.note(finding.remark { program.paths[$0] }, at: index)
    }
    return list
  }
}

extension SharedFindings.Finding {
  /// Puts a diagnostic into a list, in the place of the milder one that the list has of this finding.
  fileprivate mutating func hold(_ diagnostic: Diagnostic, on newOwner: PathID, in list: inout DiagnosticList) {
    if owner != newOwner {
      // The former owner was met before all others, so it leads them.
      others = [owner] + others.prefix(SharedFindings.named - 1)
      otherCount += 1
      (owner, severity) = (newOwner, diagnostic.severity)
    }
    if let index {
      list.replace(index, with: diagnostic)
    } else {
      index = list.diagnostics.count
      list.append(diagnostic)
    }
  }

  fileprivate mutating func note(_ other: PathID) {
    otherCount += 1
    if others.count < SharedFindings.named { others.append(other) }
  }

  fileprivate func remark(_ name: (PathID) -> String) -> String {
    "the same is true of \(others.map(name).quotedList(more: otherCount - others.count))"
  }
}
