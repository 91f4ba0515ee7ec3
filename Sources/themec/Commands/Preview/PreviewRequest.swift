import ThemeCompiler
import ThemeFiles
import ThemePage
import ThemeTable

/// What one run of `preview` is to do; it can be done again and again.
struct PreviewRequest: WatchedWork {
  private let themes: ThemeRequest
  private let destination: Destination
  private let options: PageOptions
  /// The themes of the last page without mistakes.
  private var lastGood: [PageTheme] = []

  init(_ parsed: ParsedArguments) throws(Failure) {
    let old = parsed.value(.against)
    if old != nil, parsed.positionals.count != 1 || parsed.has(.layer) {
      throw .usage("'--against' takes one theme to compare with another")
    }
    var themes = try ThemeRequest(
      parsed, themes: (old.map { [$0] } ?? []) + parsed.positionals,
      reporter: try Reporter(parsed))
    themes.takesTables = true
    destination =
      parsed.value(.pageOutput).map { Destination($0) } ?? .file(FilePath("preview.html"))
    options = parsed.pageOptions()
    if destination == .standardOutput {
      try themes.reporter.leaveStandardOutput(to: "the page")
    }
    if options.isLive, destination == .standardOutput || themes.paths.count < themes.inputs.count {
      throw .usage("'--watch' needs files: standard input and output do not change")
    }
    try themes.claim(destination.path.map { [($0, "the page")] } ?? [])
    self.themes = themes
  }

  var paths: [FilePath] { themes.paths }

  /// Compiles and writes the page.
  ///
  /// If there is an error, only the reports are written; a page that reloads itself shows the mistakes.
  mutating func runOnce(on console: Console) throws(Failure) -> WatchedRun {
    let sources = try themes.load()
    let resolved = sources.resolveAll()
    let code = try themes.reporter.announce(
      resolved.findings, on: console,
      consequence: options.isLive ? "the page shows the mistakes" : "nothing was written")
    let reports = themes.reporter.outputs(of: resolved.findings)
    let shown = try PageTheme.all(resolved.themes, named: themes.namesakes.map(\.name))
    guard code == .success || options.isLive else {
      try OutputWriter.write(reports, sources.plan)
      return WatchedRun(code: code, summary: "failed", log: sources.log)
    }
    let page: ThemePage
    if code == .success {
      lastGood = shown
      page = ThemePage(shown, options: options)
    } else {
      page = ThemePage(
        lastGood.isEmpty ? shown : lastGood, options: options, mistakes: PageMistakes(in: shown))
    }
    guard let path = destination.path else {
      try OutputWriter.write(reports, sources.plan)
      try console.write(document: page.bytes())
      return WatchedRun(code: code, summary: "", log: sources.log)
    }
    try OutputWriter.write(reports + [Output(destination, page.bytes())], sources.plan)
    let summary = "wrote \(path.display())"
    if !options.isLive { console.report(summary) }
    return WatchedRun(code: code, summary: summary, log: sources.log)
  }
}

extension PageTheme {
  /// Resolved themes as pages and pictures show them.
  static func all(
    _ themes: [ThemeSources.Resolved], named names: [String]
  ) throws(Failure) -> [PageTheme] {
    var shown: [PageTheme] = []
    for (name, theme) in zip(names, themes) {
      do {
        shown.append(
          try PageTheme(
            name: name, table: theme.table, compilation: theme.compilation,
            findings: theme.compilation?.diagnostics ?? []))
      } catch {
        throw Failure("\(quoted(name, limit: 1_000)) cannot be shown: \(error)")
      }
    }
    return shown
  }
}

extension ParsedArguments {
  /// What the reader of the page can choose from.
  fileprivate func pageOptions() -> PageOptions {
    var options = PageOptions(isLive: has(.pageWatch), isComparison: has(.against))
    let names = all(.pageTextSize).map(\.text)
    let sizes = StyleTextSize.allCases.filter { names.contains("\($0)") }
    if !sizes.isEmpty { options.textSizes = sizes }
    return options
  }
}
