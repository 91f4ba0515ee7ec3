import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// Fits fixes that name a whole class path to nested selectors: `&-title` becomes `&_title`, not the whole path.
enum NestedSelectorFix {
  /// The findings with such fixes fitted, or left out where the rule around has another path than the fix.
  ///
  /// Costs next to nothing unless there is such a fix.
  static func fit(_ findings: [Diagnostic], in program: Program) -> [Diagnostic] {
    let affected = affected(findings, program)
    guard !affected.isEmpty else { return findings }
    let paths = paths(at: Set(affected.map { findings[$0].span }), in: program)
    var findings = findings
    for index in affected {
      let span = findings[index].span
      findings[index].fixIts = findings[index].fixIts.compactMap { fix in
        guard let known = paths[span], known.count == 1, let path = known.first else { return nil }
        return fitted(fix, to: program.paths[path], span, program)
      }
    }
    return findings
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
