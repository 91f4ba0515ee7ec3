package import ThemeBase
package import ThemeSyntax

/// Which fixes are applied.
package enum FixLevel: Sendable {
  /// Those that keep what the author plainly meant.
  case safe
  /// All but those that are only shown.
  case unsafe
}

/// Which of the fixes of a file's findings can be applied together.
///
/// Nothing is compiled here: ``Fixer`` tests the chosen fixes.
package struct FixChoice: Sendable {
  /// A finding with the fix that is applied for it.
  package struct Chosen: Sendable {
    package var finding: Diagnostic
    package var fix: FixIt
  }

  /// In the order of the findings.
  package private(set) var chosen: [Chosen] = []

  /// Chooses the wanted fixes of a level in a file, in the order of the findings.
  ///
  /// None is chosen around an error of syntax that no fix repairs: the intended meaning is unknown.
  ///
  /// A fix that touches another one is left out: it is found again once the other one is applied. `fitting` fits an edit to
  /// its file, or gives nil if the edit cannot be applied there.
  package init(
    _ findings: [Diagnostic], level: FixLevel, in tree: SyntaxTree, fitting: (TextEdit) -> TextEdit? = { $0 },
    where isWanted: (Chosen) -> Bool = { _ in true }
  ) {
    guard let damage = DamagedRegions(findings, level: level, in: tree) else { return }
    var taken: [Range<UInt32>] = []
    var insertions: Set<TextEdit> = []
    for finding in findings {
      guard var fix = finding.fix(level), isWanted(Chosen(finding: finding, fix: fix)),
        fix.edits.allSatisfy({ $0.span.file == tree.file.id && !damage.touch($0.span) })
      else { continue }
      let edits = fix.edits.compactMap(fitting)
      guard edits.count == fix.edits.count else { continue }
      fix.edits = edits
      let isApart = fix.edits.allSatisfy { edit in
        !Self.touches(edit.span, taken)
          // Whole lines can be inserted at one place in any number, but each once.
          || edit.insertsLines && !insertions.contains(edit) && insertions.contains { $0.span == edit.span }
      }
      guard isApart else { continue }
      for edit in fix.edits {
        if edit.insertsLines { insertions.insert(edit) }
        let place = Self.place(of: edit.span, in: taken)
        taken.insert(edit.span.start..<edit.span.end, at: place)
      }
      chosen.append(Chosen(finding: finding, fix: fix))
    }
  }

  /// Whether a span overlaps or touches one of some spans that are sorted and apart.
  private static func touches(_ span: Span, _ spans: [Range<UInt32>]) -> Bool {
    let place = place(of: span, in: spans)
    if place < spans.count, spans[place].lowerBound <= span.end { return true }
    return place > 0 && spans[place - 1].upperBound >= span.start
  }

  /// The first of some sorted spans that does not begin before a span.
  private static func place(of span: Span, in spans: [Range<UInt32>]) -> Int {
    spans.partitionPoint { $0.lowerBound < span.start }
  }
}

extension TextEdit {
  /// Whether the edit adds whole lines and removes nothing.
  fileprivate var insertsLines: Bool { span.length == 0 && replacement.hasSuffix("\n") }
}

extension Diagnostic {
  /// The first fix of a level, of which those that are only shown are none; nil if the finding has none.
  package func fix(_ level: FixLevel) -> FixIt? {
    fixIts.first { fix in
      let isApplied = fix.applicability == .safe || fix.applicability == .unsafe && level == .unsafe
      return isApplied && !fix.edits.isEmpty
    }
  }

  /// Whether the parser could not read something as a stylesheet.
  var isSyntaxError: Bool { code.group == .syntax && code.defaultSeverity == .error }
}

/// The parts of a file around errors of syntax that no fix repairs: there the author's meaning is not certain.
///
/// A part is a whole item of the top level with the gaps beside it. Some errors leave open where any item ends.
struct DamagedRegions {
  /// The regions, by their starts.
  private var regions: [Range<UInt32>] = []

  /// The errors that change nothing outside their item, whatever was meant.
  private static let localCodes: Set<DiagnosticCode> = [
    .declarationOutsideRule, .definitionInRule, .descendantSelector, .lookAlike, .malformedAtRule,
    .malformedImportSource, .malformedMediaCondition, .misplacedAtRule, .missingColon, .missingSemicolon, .missingValue,
    .nestedSelectorWithoutParent, .nonAsciiName, .parentOutsideRule, .strayColon, .unexpectedCharacter,
    .unexpectedToken, .unknownAtRule,
  ]

  /// Nil if an error that no fix of the level repairs may concern the whole file.
  init?(_ findings: [Diagnostic], level: FixLevel, in tree: SyntaxTree) {
    let errors = findings.filter { $0.isSyntaxError && $0.span.file == tree.file.id && $0.fix(level) == nil }
    guard !errors.isEmpty else { return }
    guard errors.allSatisfy({ Self.localCodes.contains($0.code) }) else { return nil }
    let items = tree.stylesheet.items.map { $0.node.span }
    regions = errors.map { error in
      let next = items.partitionPoint { $0.start <= error.span.start }
      let start = next < 2 ? 0 : items[next - 2].end
      let end = next < items.count ? items[next].start : UInt32(clamping: tree.file.bytes.count)
      return start..<max(start, end, error.span.end)
    }.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Whether a span overlaps or touches one of the regions.
  func touch(_ span: Span) -> Bool {
    // Those of one item are alike, so they end in the order in which they begin.
    let later = regions.partitionPoint { $0.upperBound < span.start }
    return later < regions.count && regions[later].lowerBound <= span.end
  }
}
