import ThemeBase
import ThemeSyntax

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
