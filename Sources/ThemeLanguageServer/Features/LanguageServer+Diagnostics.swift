import ThemeBase
import ThemeCompiler
import ThemeConfiguration
import ThemeDiagnostics
import ThemeEditor
import ThemeJSON

/// The diagnostics that were sent last for a file.
struct PublishedDiagnostics {
  /// The address that they were pushed for, or nil if the client has pulled them.
  var uri: String?
  var version: Int?
  var body: [UInt8]
  var resultID: Int
}

/// A finding in a file, without the theme that it was found in.
private struct Statement: Hashable {
  private let start: UInt32
  private let end: UInt32
  private let code: DiagnosticCode
  private let message: String

  init(_ finding: Diagnostic) {
    start = finding.span.start
    end = finding.span.end
    code = finding.code
    message = finding.message
  }
}

/// Diagnostics, pushed or pulled.
extension LanguageServer {
  /// How many diagnostics of one file are sent.
  private static let maximumCount = 2_000

  /// Whether diagnostics are to be sent once the client is quiet.
  package var isUnsettled: Bool { !unsettled.isEmpty && phase == .running }

  mutating func unsettle(_ path: String) {
    if workspace.takeGeneralChange() { unsettleAll() }
    unsettled.insert(path)
    // Files that are parts of the same themes before the change, or after it, are looked at again.
    if changedSinceReport?.insert(path).inserted ?? false {
      currentReports.subtract(workspace.knownFilesAround(path))
    }
  }

  /// Notes that anything may have changed.
  mutating func unsettleAll() {
    unsettled.formUnion(workspace.documents.keys)
    changedSinceReport = nil
    refresh()
  }

  /// Sends the diagnostics that have changed, once the client has been quiet for a moment.
  package mutating func settle() {
    let changed = unsettled
    unsettled = []
    guard phase == .running else { return }
    defer { publishConfigurationFaults() }
    var themes: [(path: String, tops: [String])] = []
    for path in workspace.documents.keys {
      themes.append((path, workspace.currentThemes(of: path)))
    }
    var tops: Set<String> = []
    for document in themes
    where changed.contains(document.path) || !changed.isDisjoint(with: document.tops)
      || settledThemes[document.path] != document.tops
    {
      tops.formUnion(document.tops)
    }
    settledThemes = Dictionary(themes.map { ($0.path, $0.tops) }) { first, _ in first }
    // What is shown in other documents of these themes is out of date, and the client does not know.
    if themes.contains(where: { !changed.contains($0.path) && !tops.isDisjoint(with: $0.tops) }) {
      refresh()
    }
    guard !client.hasPullDiagnostics else {
      for top in tops { _ = workspace.analysis(of: top) }
      return
    }
    var files: Set<String> = changed
    for top in tops.sorted() {
      guard let theme = workspace.analysis(of: top) else { continue }
      for path in theme.files.map({ theme.graph.paths[$0] }) where !path.isBuiltIn {
        files.insert(path.text)
      }
    }
    // Files that no open document needs any longer are cleared.
    let needed = neededFiles()
    for path in files.union(published.keys).sorted() {
      publish(path, isNeeded: needed.contains(path) || workspace.documents[path] != nil, files)
    }
  }

  /// Publishes the mistakes in the configurations that apply, and clears those that were fixed.
  private mutating func publishConfigurationFaults() {
    let faults = workspace.settings.faults
    for path in Set(faults.keys).union(faultyConfigurations).sorted() {
      var json = JSONWriter(.compact)
      let encoding = client.encoding
      json.array { json in
        guard let fault = faults[path] else { return }
        let text = TextDocument(fault.file.bytes)
        for problem in fault.problems {
          json.object { json in
            let range = Int(problem.span.start)..<Int(problem.span.end)
            json.member("range", text.range(range, encoding))
            json.member("severity", 1)
            json.member("source", "themec")
            let help = problem.help.map { "\nhelp: \($0)" } ?? ""
            json.member("message", problem.message + help)
          }
        }
      }
      guard let uri = uri(of: path) else { continue }
      send(diagnostics: json.document(), of: uri, version: workspace.documents[path]?.version)
    }
    faultyConfigurations = Set(faults.keys)
  }

  /// The files of all themes to which open documents belong.
  private mutating func neededFiles() -> Set<String> {
    var files: Set<String> = []
    for path in workspace.documents.keys {
      for top in workspace.currentThemes(of: path) {
        guard let theme = workspace.analysis(of: top) else { continue }
        for file in theme.files { files.insert(theme.graph.paths[file].text) }
      }
    }
    return files
  }

  private mutating func publish(_ path: String, isNeeded: Bool, _ changed: Set<String>) {
    guard isNeeded else {
      if let old = published.removeValue(forKey: path), old.body.count > 3, let uri = old.uri {
        send(diagnostics: Array("[]\n".utf8), of: uri, version: nil)
      }
      return
    }
    guard changed.contains(path), let uri = uri(of: path) else { return }
    let version = workspace.documents[path]?.version
    let body = diagnostics(of: path)
    let old = published[path]
    if let old, old.body == body, old.version == version { return }
    if old == nil, version == nil, body.count <= 3 { return }
    published[path] = PublishedDiagnostics(uri: uri, version: version, body: body, resultID: 0)
    send(diagnostics: body, of: uri, version: version)
  }

  private mutating func send(diagnostics: [UInt8], of uri: String, version: Int?) {
    send(notification: "textDocument/publishDiagnostics") { json in
      json.object { json in
        json.member("uri", uri)
        if let version { json.member("version", version) }
        json.key("diagnostics")
        json.raw(diagnostics)
      }
    }
  }

  // MARK: - Pull

  mutating func pullDiagnostics(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let path = DocumentURI.path(of: try parameters.documentURI())
    let report = report(on: path, previous: parameters["previousResultId"]?.string)
    return { json in json.object { report.write(to: &$0) } }
  }

  /// The report on a file: its diagnostics, or that they have not changed.
  struct FileReport {
    /// Nil if nothing has changed.
    var body: [UInt8]?
    var resultID: Int

    func write(to json: inout JSONWriter) {
      json.member("kind", body == nil ? "unchanged" : "full")
      json.member("resultId", "\(resultID)")
      guard let body else { return }
      json.key("items")
      json.raw(body)
    }
  }

  /// The report on a file; one that is known to be up to date is not worked out again.
  mutating func report(
    on path: String, previous: String?, isCurrent: Bool = false
  ) -> FileReport {
    let old = published[path]
    let body = isCurrent ? old?.body ?? diagnostics(of: path) : diagnostics(of: path)
    if let old, old.body == body, "\(old.resultID)" == previous {
      return FileReport(resultID: old.resultID)
    }
    lastResult += 1
    published[path] = PublishedDiagnostics(version: nil, body: body, resultID: lastResult)
    return FileReport(body: body, resultID: lastResult)
  }

  // MARK: - Writing

  /// The diagnostics of a file in all themes to which it belongs, each once, as an array.
  private mutating func diagnostics(of path: String) -> [UInt8] {
    var json = JSONWriter(.compact)
    var pieces: [(theme: AnalyzedTheme, findings: ArraySlice<Diagnostic>)] = []
    for top in workspace.currentThemes(of: path) {
      guard let theme = workspace.analysis(of: top), let file = theme.file(at: ImportPath(path))
      else { continue }
      pieces.append((theme, theme.findings(inFile: file)))
    }
    // Several themes that import a file report the same findings in it.
    var known: Set<Statement> = []
    for index in pieces.indices where pieces.count > 1 {
      pieces[index].findings.removeAll { !known.insert(Statement($0)).inserted }
    }
    json.array { json in
      var count = 0
      for (theme, findings) in pieces {
        var writer = DiagnosticWriter(theme, client: client, documents: workspace.documents)
        for finding in findings.prefix(max(0, Self.maximumCount - count)) {
          writer.write(finding, &self, to: &json)
        }
        count += findings.count
      }
    }
    return json.document()
  }
}
