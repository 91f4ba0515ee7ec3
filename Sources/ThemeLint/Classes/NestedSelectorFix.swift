import ThemeCompiler
import ThemeDiagnostics
import ThemeSyntax

/// Fits fixes that name a whole class path to nested selectors: `&-title` becomes `&_title`, not the whole path.
enum NestedSelectorFix {
  /// The findings with such fixes fitted, or left out where the rule around has another path than the fix.
  ///
  /// Costs next to nothing unless there is such a fix.
  static func fit(_ findings: [Diagnostic], in program: Program) -> [Diagnostic] {
    guard findings.contains(where: { isAffected($0, program) }) else { return findings }
    var paths: [Span: Set<PathID>] = [:]
    for selector in program.selectors.values where !selector.isFromPattern {
      paths[program.span(selector.place), default: []].insert(selector.path)
    }
    return findings.map { finding in
      guard isAffected(finding, program) else { return finding }
      var finding = finding
      finding.fixIts = finding.fixIts.compactMap { fix in
        let known = paths[finding.primary.span] ?? []
        guard known.count == 1, let path = known.first else { return nil }
        return fitted(fix, to: program.paths[path], finding.primary.span, program)
      }
      return finding
    }
  }

  /// Whether the finding is about a nested selector, and has a fix that names a whole path.
  private static func isAffected(_ finding: Diagnostic, _ program: Program) -> Bool {
    guard finding.isFixable else { return false }
    let span = finding.span
    guard finding.fixIts.contains(where: { $0.edits.first?.span == span }) else { return false }
    let bytes = program.tree(span.file).file.bytes
    return Int(span.start) < bytes.count && bytes[Int(span.start)] == UInt8(ascii: "&")
  }

  private static func fitted(
    _ fix: FixIt, to path: String, _ span: Span, _ program: Program
  ) -> FixIt? {
    guard let edit = fix.edits.first, fix.edits.count == 1, edit.span == span else { return fix }
    let suffix = program.tree(span.file).file.text(span).dropFirst()
    guard path.hasSuffix(suffix), path.count > suffix.count else { return nil }
    let parent = path.dropLast(suffix.count)
    guard edit.replacement.hasPrefix(parent), edit.replacement.count > parent.count else {
      return nil
    }
    let text = "&" + edit.replacement.dropFirst(parent.count)
    return FixIt(
      "replace with '\(text)'", replacing: span, with: text, applicability: fix.applicability)
  }
}
