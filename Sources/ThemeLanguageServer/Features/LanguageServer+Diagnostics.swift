import ThemeCompiler
import ThemeConfiguration
import ThemeDiagnostics
import ThemeEditor
import ThemeJSON

/// The diagnostics that were sent last for a file.
struct PublishedDiagnostics {
  var version: Int?
  var body: [UInt8]
  var resultID: Int
}

/// Diagnostics, pushed or pulled.
extension LanguageServer {
  /// How many diagnostics of one file are sent.
  private static let maximumCount = 2_000

  /// Whether diagnostics are to be sent once the client is quiet.
  package var isUnsettled: Bool { !unsettled.isEmpty && phase == .running }

  mutating func unsettle(_ path: String) { unsettled.insert(path) }

  mutating func unsettleAll() {
    unsettled.formUnion(workspace.documents.keys)
    if client.hasPullDiagnostics, client.refreshesDiagnostics, phase == .running {
      send(request: "workspace/diagnostic/refresh")
    }
  }

  /// Sends the diagnostics that have changed, once the client has been quiet for a moment.
  package mutating func settle() {
    let changed = unsettled
    unsettled = []
    guard phase == .running else { return }
    guard !client.hasPullDiagnostics else {
      prepare(changed)
      return publishConfigurationFaults()
    }
    var tops: Set<String> = []
    for path in workspace.documents.keys {
      let themes = workspace.themes(of: path)
      if changed.contains(path) || !changed.isDisjoint(with: themes) { tops.formUnion(themes) }
    }
    var files: Set<String> = changed
    for top in tops.sorted() {
      guard let theme = workspace.analysis(of: top) else { continue }
      for file in theme.files { files.insert(theme.graph.paths[file].text) }
    }
    // Files that no open document needs any longer are cleared.
    let needed = neededFiles()
    for path in files.union(published.keys).sorted() {
      publish(path, isNeeded: needed.contains(path) || workspace.documents[path] != nil, files)
    }
    publishConfigurationFaults()
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
      send(diagnostics: json.document(), of: path, version: workspace.documents[path]?.version)
    }
    faultyConfigurations = Set(faults.keys)
  }

  /// Analyses the themes of some files, so that the next question about them is answered at once.
  private mutating func prepare(_ paths: Set<String>) {
    for path in paths where workspace.documents[path] != nil {
      for top in workspace.themes(of: path) { _ = workspace.analysis(of: top) }
    }
  }

  /// The files of all themes to which open documents belong.
  private mutating func neededFiles() -> Set<String> {
    var files: Set<String> = []
    for path in workspace.documents.keys {
      for top in workspace.themes(of: path) {
        guard let theme = workspace.analysis(of: top) else { continue }
        for file in theme.files { files.insert(theme.graph.paths[file].text) }
      }
    }
    return files
  }

  private mutating func publish(_ path: String, isNeeded: Bool, _ changed: Set<String>) {
    guard isNeeded else {
      if published.removeValue(forKey: path).map({ $0.body.count > 3 }) ?? false {
        send(diagnostics: Array("[]\n".utf8), of: path, version: nil)
      }
      return
    }
    guard changed.contains(path) else { return }
    let version = workspace.documents[path]?.version
    let body = diagnostics(of: path)
    let old = published[path]
    if let old, old.body == body, old.version == version { return }
    if old == nil, version == nil, body.count <= 3 { return }
    published[path] = PublishedDiagnostics(version: version, body: body, resultID: 0)
    send(diagnostics: body, of: path, version: version)
  }

  private mutating func send(diagnostics: [UInt8], of path: String, version: Int?) {
    let uri = uri(of: path)
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
    return report(path, previous: parameters["previousResultId"]?.string, isWorkspace: false)
  }

  /// The report of a file: whole, or that nothing has changed.
  private mutating func report(_ path: String, previous: String?, isWorkspace: Bool) -> Reply {
    let body = diagnostics(of: path)
    let old = published[path]
    let isSame = old.map { $0.body == body && "\($0.resultID)" == previous } ?? false
    if !isSame {
      lastResult += 1
      published[path] = PublishedDiagnostics(version: nil, body: body, resultID: lastResult)
    }
    let resultID = isSame ? old?.resultID ?? 0 : lastResult
    let (uri, version) = (uri(of: path), workspace.documents[path]?.version)
    return { json in
      json.object { json in
        json.member("kind", isSame ? "unchanged" : "full")
        json.member("resultId", "\(resultID)")
        if !isSame {
          json.key("items")
          json.raw(body)
        }
        if isWorkspace {
          json.member("uri", uri)
          json.key("version")
          if let version { json.value(version) } else { json.null() }
        }
      }
    }
  }

  mutating func pullWorkspaceDiagnostics(_ parameters: Parameters) throws(ResponseError) -> Reply {
    var previous: [String: String] = [:]
    for element in parameters["previousResultIds"]?.elements ?? [] {
      guard let uri = element["uri"]?.string, let id = element["value"]?.string else { continue }
      previous[DocumentURI.path(of: uri)] = id
    }
    var reports: [Reply] = []
    for path in workspace.allFiles() {
      reports.append(report(path, previous: previous[path], isWorkspace: true))
    }
    return { json in
      json.object { json in
        json.key("items")
        json.array(reports) { $1(&$0) }
      }
    }
  }

  // MARK: - Writing

  /// The diagnostics of a file in all themes to which it belongs, each once, as an array.
  private mutating func diagnostics(of path: String) -> [UInt8] {
    /// A finding in the file, without the theme that it was found in.
    struct Statement: Hashable {
      var start: UInt32
      var end: UInt32
      var code: DiagnosticCode
      var message: String
    }
    var json = JSONWriter(.compact)
    var pieces: [(theme: AnalyzedTheme, findings: [Diagnostic])] = []
    var known: Set<Statement> = []
    for top in workspace.themes(of: path) {
      guard let theme = workspace.analysis(of: top), let file = theme.file(at: ImportPath(path))
      else { continue }
      let id = FileID(index: UInt32(clamping: file))
      let own = theme.findings.filter { $0.primary.span.file == id }.filter { finding in
        // Several themes that import a file report the same findings in it.
        let span = finding.primary.span
        let statement = Statement(
          start: span.start, end: span.end, code: finding.code, message: finding.message)
        return known.insert(statement).inserted
      }
      pieces.append((theme, own))
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

  /// The address of the page about a code, written when it is first needed.
  mutating func page(about code: DiagnosticCode) -> String? {
    let name = "codes/\(code.rawValue).md"
    if let known = pages[name] { return known.isEmpty ? nil : known }
    let text = CodePage.markdown(code)
    let path = workspace.files.publish(name, Array(text.utf8))
    pages[name] = path.map(DocumentURI.uri) ?? ""
    return path.map(DocumentURI.uri)
  }
}
