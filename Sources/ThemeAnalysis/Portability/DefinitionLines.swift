import ThemeBase
import ThemeSyntax

/// Definitions that SAP's SwiftUI runtime, which goes line by line, reads otherwise or not at all.
///
/// Anything that changes a colour is reported at its place. White space in front of hex digits and comments after them
/// do no harm, but are one edit away from it: they are reported once for each file.
struct DefinitionLines {
  private let theme: PortableTheme
  private let tree: SyntaxTree
  private var diagnostics = DiagnosticList()
  /// Definitions that are read rightly in spite of what is around their value, with the place of that.
  private var harmless: [DiagnosticCode: [(place: Span, definition: DefinitionText)]] = [:]

  static func run(_ theme: PortableTheme, _ tree: SyntaxTree) -> DiagnosticList {
    var rule = DefinitionLines(theme: theme, tree: tree)
    rule.visitDefinitions()
    rule.noteHarmless()
    return rule.diagnostics
  }

  private var bytes: [UInt8] { tree.file.bytes }

  /// Takes definitions together that begin on one line.
  private mutating func visitDefinitions() {
    var group: [DefinitionSyntax] = []
    var groupEnd = 0
    var walker = tree.walker()
    while let node = walker.next() {
      guard let definition = DefinitionSyntax(node) else { continue }
      guard walker.parent?.kind == .stylesheet else {
        visitConditional(definition)
        continue
      }
      let span = definition.span
      if Int(span.start) >= groupEnd {
        visit(group)
        group = []
        groupEnd = DefinitionLine(around: Int(span.start), of: bytes).range.upperBound
      }
      group.append(definition)
    }
    visit(group)
  }

  private mutating func visit(_ group: [DefinitionSyntax]) {
    let texts = group.compactMap { DefinitionText($0) }
    guard let first = texts.first, texts.count == group.count else { return }
    if texts.count > 1 {
      guard let color = texts.first(where: { $0.isColor }) else { return }
      report(
        .definitionSharesLine, "reads one definition a line, and none of several", at: texts[1].name, of: color,
        rewriting: texts)
    } else if first.isColor {
      visit(first)
    }
  }

  private mutating func visit(_ definition: DefinitionText) {
    let start = Int(definition.whole.start)
    let line = DefinitionLine(around: start, of: bytes)
    let before = line.range.lowerBound..<start
    if !before.isEmpty {
      let isIndented = isBlank(before)
      return report(
        isIndented ? .definitionSpacing : .definitionSharesLine, "reads a definition only at the start of a line",
        at: isIndented ? tree.file.span(before.lowerBound, before.upperBound) : definition.name, of: definition)
    }
    if let gap = definition.lineBreak(in: tree) {
      return report(.definitionSpacing, "reads definitions of one line only", at: gap, of: definition)
    }
    let rest = Int(definition.whole.end)..<line.range.upperBound
    guard let parts = line.parts else { return reportTrailing(definition, rest) }
    if parts.name != definition.key {
      report(.definitionSpacing, "reads what is before ':' as the name", at: definition.gapBeforeColon, of: definition)
    } else if DefinitionLine.color(parts.value) != definition.color {
      guard isBlank(rest) else { return reportTrailing(definition, rest) }
      report(
        .definitionSpacing, "reads white space as part of the name",
        at: rest.isEmpty ? definition.gapAroundValue : tree.file.span(rest.lowerBound, rest.upperBound), of: definition)
    } else if let text = stray(in: rest) {
      harmless[.definitionSharesLine, default: []].append((text, definition))
    } else if definition.gapAroundValue.length > 0 {
      harmless[.definitionSpacing, default: []].append((definition.gapAroundValue, definition))
    }
  }

  /// The text after a definition on its line, without white space.
  private func stray(in rest: Range<Int>) -> Span? {
    let text = rest.drop { isBlank($0..<$0 + 1) }
    return text.isEmpty ? nil : tree.file.span(text.lowerBound, text.upperBound)
  }

  private mutating func reportTrailing(_ definition: DefinitionText, _ rest: Range<Int>) {
    report(
      .definitionSharesLine, "reads what follows a definition as part of it",
      at: stray(in: rest) ?? definition.gapAfterColon, of: definition)
  }

  private mutating func visitConditional(_ syntax: DefinitionSyntax) {
    guard let definition = DefinitionText(syntax), definition.isColor || definition.isPaletteKey else { return }
    let start = Int(definition.whole.start)
    let isRead = DefinitionLine.begins(at: start, of: bytes) && DefinitionLine(around: start, of: bytes).parts != nil
    diagnostics.append(
      Diagnostic(
        .definitionUnderMedia, "\(theme.target.runtime) reads no '@media'", at: definition.name,
        severity: definition.severity,
        notes: [
          isRead
            ? "it applies everywhere if it is the first of that name"
            : "it skips the line, which does not begin with '@'"
        ]))
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    bytes[range].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      || String(decoding: bytes[range], as: UTF8.self).allSatisfy { $0.isWhitespace || $0 == "\u{FEFF}" }
  }

  // MARK: Reports

  /// Reports what the runtime does with a definition.
  private mutating func report(
    _ code: DiagnosticCode, _ deed: String, at span: Span, of definition: DefinitionText,
    rewriting group: [DefinitionText]? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        code, "\(theme.target.runtime) \(deed)", at: span, severity: definition.severity,
        notes: ["the colour '\(definition.key)' would not be what it says"], fixIts: rewritten(group ?? [definition])))
  }

  /// One note for all of a kind in a file: they have one cause and one remedy.
  private mutating func noteHarmless() {
    for (code, what) in [
      (DiagnosticCode.definitionSharesLine, "a comment after a definition"),
      (.definitionSpacing, "white space after the ':'"),
    ] {
      guard let all = harmless[code], let first = all.first else { continue }
      let edits = all.flatMap { rewritten([$0.definition]) }.flatMap { $0.edits }
      diagnostics.append(
        Diagnostic(
          code, "\(theme.target.runtime) takes \(what) for a part of the value", at: first.place, severity: .note,
          notes: ["hex digits are found in it all the same; a name, or a ':' in a comment, is lost"]
            + (all.count > 1 ? ["\(counted(all.count - 1, "more such definition")) in this file"] : []),
          fixIts: [FixIt("write '@name:value;' and nothing else on the line", edits: edits)]))
    }
  }

  /// The definitions on lines of their own, without white space; comments among them come first.
  private func rewritten(_ group: [DefinitionText]) -> [FixIt] {
    let gaps = zip(group, group.dropFirst()).map { (Int($0.whole.end), Int($1.whole.start)) }
    let areNeighbours = gaps.allSatisfy { tree.isTrivia(between: $0, $1) }
    guard areNeighbours, let first = group.first, let last = group.last, !last.lacksSemicolon else { return [] }
    let line = DefinitionLine(around: Int(first.whole.start), of: bytes).range
    let end = DefinitionLine(around: Int(last.whole.end), of: bytes).range.upperBound
    let isFirst = isBlank(line.lowerBound..<Int(first.whole.start))
    let rest = Int(last.whole.end)..<end
    let isLast = isBlank(rest)
    let blanks = rest.prefix { isBlank($0..<$0 + 1) }
    let start = isFirst ? line.lowerBound : Int(first.whole.start)
    let span = tree.file.span(start, isLast ? end : Int(last.whole.end) + blanks.count)
    let comments = group.flatMap { $0.comments(in: tree) } + gaps.flatMap { tree.comments(between: $0, $1) }
    let lines = comments + group.map { "@\($0.key):\($0.value);" }
    let text = (isFirst ? "" : "\n") + lines.joined(separator: "\n") + (isLast ? "" : "\n")
    return [FixIt("put each definition on its own line", replacing: span, with: text)]
  }
}
