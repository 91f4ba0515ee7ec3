import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeProject

/// The diagnostics of files, as they are pushed and pulled.
extension LanguageServer {
  /// The limit of diagnostics that are sent for a file.
  private static let maximumCount = 2_000

  /// The report on a file: its diagnostics, or that they have not changed.
  struct FileReport {
    /// Nil if nothing has changed.
    var body: [UInt8]?
    var resultID: Int

    var json: JSONObject {
      ["kind": body == nil ? "unchanged" : "full", "resultId": "\(resultID)", "items": body.map(JSONDocument.init)]
    }
  }

  /// The report on a file; one that is known to be up to date is not worked out again.
  mutating func report(on path: ImportPath, previous: String?, isCurrent: Bool = false) -> FileReport {
    let old = reports.sent[path]
    let current = isCurrent ? old?.body : nil
    let body = current ?? appReports.bodies[path] ?? diagnostics(findings(in: path), in: path)
    if let old, old.body == body, "\(old.resultID)" == previous { return FileReport(resultID: old.resultID) }
    let id = reports.makeResultID()
    reports.sent[path] = Reports.Sent(body: body, resultID: id)
    return FileReport(body: body, resultID: id)
  }

  /// The findings of a theme in a file, which has a number in the theme.
  typealias FileFindings = (theme: AnalyzedTheme, file: Int, findings: [Diagnostic])

  /// Some findings in one file as an array.
  mutating func diagnostics(_ pieces: [FileFindings], in path: ImportPath) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.array { json in
      var room = Self.maximumCount
      let site = workspace.settings.settings(for: path, workspace.documents).pages
      for (theme, _, findings) in pieces {
        let ranges = FindingRanges(theme, client.encoding, workspace.documents)
        var writer = DiagnosticWriter(client: client, site: site, ranges: ranges)
        for finding in findings.prefix(room) { writer.write(finding, to: &json, &pages) }
        room -= min(room, findings.count)
      }
    }
    return json.document()
  }

  /// The findings in a file by the themes to which it belongs.
  mutating func findings(in path: ImportPath) -> [FileFindings] {
    var pieces = workspace.currentThemes(of: path).compactMap { top in
      workspace.analysis(of: top).flatMap { theme in
        theme.file(at: path).map { (theme, $0, theme.findings(inFile: $0, first: Self.maximumCount)) as FileFindings }
      }
    }
    // Several themes that import a file report the same findings in it.
    var reported: Set<Statement> = []
    for index in pieces.indices where pieces.count > 1 {
      pieces[index].findings.removeAll { finding in
        let place = finding.span.start..<finding.span.end
        let statement = Statement(place: place, code: finding.code, message: finding.message)
        return !reported.insert(statement).inserted
      }
    }
    return pieces
  }
}

/// A finding in a file, without the theme that it was found in.
private struct Statement: Hashable {
  let place: Range<UInt32>
  let code: DiagnosticCode
  let message: String
}
