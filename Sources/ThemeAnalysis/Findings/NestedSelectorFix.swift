import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// Fits fixes that name a whole class path to nested selectors: `&-title` becomes `&_title`, not the whole path.
enum NestedSelectorFix {
  /// Fits such fixes of findings about classes, or leaves them out where the rule around has another path than the fix.
  ///
  /// Costs next to nothing unless there is such a fix.
  static func fit(_ findings: inout DiagnosticList, in program: Program) {
    let affected = affected(findings.diagnostics, program)
    guard !affected.isEmpty else { return }
    let paths = paths(at: Set(affected.map { findings.diagnostics[$0].span }), in: program)
    for index in affected {
      var finding = findings.diagnostics[index]
      let known = paths[finding.span] ?? []
      let path = known.count == 1 ? known.first : nil
      finding.fixIts = finding.fixIts.compactMap { fix in
        path.flatMap { fitted(fix, to: program.paths[$0], finding.span, program) }
      }
      findings.replace(index, with: finding)
    }
  }

  /// The class paths that the selectors at some spans name.
  private static func paths(at spans: Set<Span>, in program: Program) -> [Span: Set<PathID>] {
    var paths: [Span: Set<PathID>] = [:]
    for selector in program.selectors.values where !selector.isFromPattern {
      let span = program.span(selector.place)
      if spans.contains(span) { paths[span, default: []].insert(selector.path) }
    }
    return paths
  }

  /// The findings about nested selectors that have a fix that names a whole path.
  private static func affected(_ findings: [Diagnostic], _ program: Program) -> [Int] {
    var file: (id: FileID, bytes: [UInt8])?
    var affected: [Int] = []
    for index in findings.indices where !findings[index].fixIts.isEmpty {
      let span = findings[index].span
      if file?.id != span.file { file = (span.file, program.tree(span.file).file.bytes) }
      guard let bytes = file?.bytes, Int(span.start) < bytes.count, bytes[Int(span.start)] == UInt8(ascii: "&"),
        findings[index].fixIts.contains(where: { $0.edits.first?.span == span })
      else { continue }
      affected.append(index)
    }
    return affected
  }

  private static func fitted(_ fix: FixIt, to path: String, _ span: Span, _ program: Program) -> FixIt? {
    guard let edit = fix.edits.first, fix.edits.count == 1, edit.span == span else { return fix }
    let suffix = program.tree(span.file).file.text(span).dropFirst()
    guard path.hasSuffix(suffix), path.count > suffix.count else { return nil }
    let parent = path.dropLast(suffix.count)
    guard edit.replacement.hasPrefix(parent), edit.replacement.count > parent.count else { return nil }
    let text = "&" + edit.replacement.dropFirst(parent.count)
    return FixIt("replace with '\(text)'", replacing: span, with: text, applicability: fix.applicability)
  }
}
