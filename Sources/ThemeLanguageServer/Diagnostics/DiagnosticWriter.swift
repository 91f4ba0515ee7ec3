import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeEditor
import ThemeSyntax

/// Makes the protocol's diagnostics of the findings of a theme that is up to date.
struct DiagnosticWriter {
  private let theme: AnalyzedTheme
  private let client: ClientCapabilities
  private let documents: Documents
  private var ranges: FindingRanges

  init(_ theme: AnalyzedTheme, client: ClientCapabilities, documents: Documents) {
    self.theme = theme
    self.client = client
    self.documents = documents
    ranges = FindingRanges(theme, client.encoding, documents)
  }

  /// The diagnostic of a finding; the pages to which it refers are written.
  mutating func diagnostic(of finding: Diagnostic, _ pages: inout Pages) -> JSONObject {
    let range = ranges.range(of: finding.span, widened: true)
    let page = client.hasCodeDescription ? pages.address(about: finding.code) : nil
    let tags = Self.tags(of: finding.code).filter(client.diagnosticTags.contains)
    let related = client.hasRelatedInformation ? relatedInformation(of: finding, &pages) : []
    let hasFixes = client.hasDiagnosticData && !finding.fixIts.isEmpty
    return [
      "range": range, "severity": Self.severity(finding.severity), "code": finding.code.rawValue,
      "codeDescription": page.map { ["href": $0] as JSONObject },
      "source": "themec", "message": Self.message(finding),
      "tags": tags.isEmpty ? nil : tags,
      "relatedInformation": related.isEmpty ? nil : related,
      "data": hasFixes ? ["fixes": finding.fixIts.count] as JSONObject : nil,
    ]
  }

  private mutating func relatedInformation(
    of finding: Diagnostic, _ pages: inout Pages
  ) -> [JSONObject] {
    var related: [JSONObject] = []
    for label in finding.secondary {
      let path = theme.graph.paths[Int(label.span.file.index)]
      guard let uri = pages.address(of: path, in: documents) else { continue }
      related.append([
        "location": Location(uri: uri, range: ranges.range(of: label.span)),
        "message": label.text.isEmpty ? "see here" : label.text,
      ])
    }
    return related
  }

  /// The message with the notes and the help that the command line shows below it.
  private static func message(_ finding: Diagnostic) -> String {
    ([finding.message] + finding.notes + finding.help.map { "help: \($0)" }).joined(separator: "\n")
  }

  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }

  /// 1 for code without effect, 2 for code that is out of date.
  private static func tags(of code: DiagnosticCode) -> [Int] {
    if unnecessary.contains(code) { return [1] }
    return deprecated.contains(code) ? [2] : []
  }

  private static let unnecessary: Set<DiagnosticCode> = [
    .unusedDefinition, .emptyRule, .undoneMediaRule, .unusedSuppression, .straySemicolon,
    .unreachablePaletteOverride, .unreadProperty,
  ]
  private static let deprecated: Set<DiagnosticCode> = [.oldPaletteName]
}
