import ThemeCompiler
import ThemeDiagnostics
import ThemeFiles
import ThemePage
import ThemeTable

/// What one run of `preview` is to do; it can be done again and again.
struct PreviewRequest: Sendable {
  let themes: ThemeRequest
  private let destination: Destination
  private let options: PageOptions

  init(_ parsed: ParsedArguments) throws(Failure) {
    var themes = try ThemeRequest(
      parsed, themes: parsed.positionals, reporter: try Reporter(parsed))
    themes.takesTables = true
    destination =
      parsed.value(.pageOutput).map { Destination($0) } ?? .file(FilePath("preview.html"))
    options = parsed.pageOptions()
    if destination == .standardOutput {
      try themes.reporter.leaveStandardOutput(to: "the page")
    }
    try themes.claim(destination.path.map { [($0, "the page")] } ?? [])
    self.themes = themes
  }

  /// Compiles and writes the page, or only the reports if there is an error.
  func run(on console: Console) throws(Failure) -> ExitCode {
    let sources = try themes.load()
    let resolved = sources.resolveAll()
    let code = try themes.reporter.announce(
      resolved.findings, on: console, consequence: "nothing was written")
    let reports = themes.reporter.outputs(of: resolved.findings)
    guard code == .success else {
      try OutputWriter.write(reports, sources.plan)
      return code
    }
    let page = ThemePage(try pageThemes(resolved.themes), options: options).bytes()
    guard destination != .standardOutput else {
      try OutputWriter.write(reports, sources.plan)
      try console.write(document: page)
      return code
    }
    try OutputWriter.write(reports + [Output(destination, page)], sources.plan)
    if let path = destination.path { console.report("wrote \(path.display())") }
    return code
  }

  /// The themes as the page shows them.
  private func pageThemes(_ resolved: [ThemeSources.Resolved]) throws(Failure) -> [PageTheme] {
    var shown: [PageTheme] = []
    for (input, theme) in zip(themes.namesakes, resolved) {
      do {
        shown.append(
          try PageTheme(
            name: input.name, table: theme.table, compilation: theme.compilation,
            findings: theme.compilation?.diagnostics ?? []))
      } catch {
        throw Failure("\(quoted(input.name, limit: 1_000)) cannot be shown: \(error)")
      }
    }
    return shown
  }
}

extension ParsedArguments {
  /// What the reader of the page can choose from.
  fileprivate func pageOptions() -> PageOptions {
    var options = PageOptions()
    let names = all(.pageTextSize).map(\.text)
    let sizes = StyleTextSize.allCases.filter { names.contains("\($0)") }
    if !sizes.isEmpty { options.textSizes = sizes }
    return options
  }
}
