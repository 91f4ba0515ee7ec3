import ThemeBase
import ThemeCompiler
import ThemeEditor

/// Writes findings as the protocol's diagnostics.
struct DiagnosticWriter {
  let client: ClientCapabilities
  /// The site to which codes lead, or nil for pages that the server writes.
  let site: CodePages?
  var ranges: FindingRanges

  /// Writes the diagnostic of a finding; the pages to which it refers are written too.
  ///
  /// A large theme has thousands of them after each edit, so none is collected first.
  mutating func write(_ finding: Diagnostic, to json: inout JSONWriter, _ pages: inout Pages) {
    json.object { json in
      json.key("range")
      ranges.range(of: finding.span, widened: true).write(to: &json)
      json.member("severity", Self.severity(finding.severity))
      json.member("code", finding.code.rawValue)
      if client.hasCodeDescription, let page = site?.page(of: finding.code) ?? pages.address(about: finding.code) {
        json.object("codeDescription") { $0.member("href", page) }
      }
      json.member("source", "themec")
      json.member("message", Self.message(finding))
      let tags = Self.tags(of: finding.code).filter(client.diagnosticTags.contains)
      if !tags.isEmpty {
        json.key("tags")
        tags.write(to: &json)
      }
      writeRelatedInformation(of: finding, to: &json, &pages)
      if client.hasDiagnosticData, !finding.fixIts.isEmpty {
        json.object("data") { $0.member("fixes", finding.fixIts.count) }
      }
    }
  }

  private mutating func writeRelatedInformation(of finding: Diagnostic, to json: inout JSONWriter, _ pages: inout Pages)
  {
    guard client.hasRelatedInformation, !finding.secondary.isEmpty else { return }
    var related: [JSONObject] = []
    for label in finding.secondary {
      let path = ranges.path(Int(label.span.file.index))
      guard let uri = pages.address(of: path, in: ranges.documents) else { continue }
      related.append([
        "location": Location(uri: uri, range: ranges.range(of: label.span)),
        "message": label.text.isEmpty ? "see here" : label.text,
      ])
    }
    guard !related.isEmpty else { return }
    json.key("relatedInformation")
    related.write(to: &json)
  }

  /// The message with the notes and the help that the command line shows below it.
  private static func message(_ finding: Diagnostic) -> String {
    var text = finding.message
    for note in finding.allNotes { text += "\n" + note }
    for help in finding.help { text += "\nhelp: " + help }
    return text
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
    .unusedDefinition, .emptyRule, .undoneMediaRule, .unusedSuppression, .straySemicolon, .unreachablePaletteOverride,
    .unreadProperty, .unusedClass,
  ]
  private static let deprecated: Set<DiagnosticCode> = [.oldPaletteName]
}
