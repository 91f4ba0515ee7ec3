import ThemeBase
import ThemeCompiler
import ThemePage
import ThemeProject
import ThemeReports
import ThemeTable

/// `themec preview`.
enum PreviewCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    if parsed.has(.svg) || parsed.has(.check) { return try PictureRequest(parsed).run(on: console) }
    if parsed.has(.edit) || parsed.has(.studio) { return try EditRequest(parsed).run(on: console) }
    var request = try PreviewRequest(parsed)
    guard parsed.has(.watch) else {
      let page = try request.run(on: console)
      for line in page.lines { console.report(line) }
      return page.code
    }
    var loop = WatchLoop(request.paths, console) { () throws(Failure) in try request.run(on: console) }
    return try loop.run()
  }
}

/// The work of one run of `preview`; it can be repeated.
struct PreviewRequest {
  private let themes: ThemeRequest
  private let destination: Destination
  private let options: PageOptions
  /// The themes of the last page without mistakes.
  private var lastGood: [PageTheme] = []

  init(_ parsed: ParsedArguments) throws(Failure) {
    let old = parsed.value(.against)
    var themes = try ThemeRequest(parsed, themes: (old.map { [$0] } ?? []) + parsed.positionals, takesFolders: true)
    if old != nil, themes.inputs.count != 2 || parsed.has(.layer) {
      throw .usage("'--against' takes one theme to compare with another")
    }
    themes.takesTables = true
    themes.readsApp = true
    destination = parsed.pageDestination
    options = parsed.pageOptions()
    if destination == .standardOutput { try themes.reports.leaveStandardOutput(to: "the page") }
    if options.isLive, destination == .standardOutput || themes.paths.count < themes.inputs.count {
      throw .usage("'--watch' needs files: standard input and output do not change")
    }
    try themes.claim(destination.path.map { [($0, "the page")] } ?? [])
    self.themes = themes
  }

  var paths: [FilePath] { themes.paths }

  /// Compiles and writes the page.
  ///
  /// A theme with mistakes is shown as far as it goes, below the mistakes. While watching, the last good picture is shown
  /// instead.
  mutating func run(on console: Console) throws(Failure) -> WatchedRun {
    let sources = try themes.load()
    let (resolved, findings) = sources.resolveAll()
    let code = try sources.reporter.publish(
      findings, on: console, sources.plan, consequence: "the page shows the mistakes"
    ) { _, outputs throws(Failure) in
      let shown = try PageTheme.all(resolved, named: themes.productInputs.map(\.name), findings)
      outputs.items = [Output(destination, page(of: shown).bytes())]
    }.code
    let lines = destination.path.map { ["wrote \($0.display())"] } ?? []
    return WatchedRun(code: code, lines: lines, summary: lines.first ?? "", log: sources.log)
  }

  /// The page of some themes, or of their last version without mistakes.
  private mutating func page(of shown: [PageTheme]) -> ThemePage {
    guard shown.contains(where: \.hasErrors) else {
      lastGood = shown
      return ThemePage(shown, options: options)
    }
    let mistakes = PageMistakes(in: shown, areOlderThemesShown: !lastGood.isEmpty)
    return ThemePage(lastGood.isEmpty ? shown : lastGood, options: options, mistakes: mistakes)
  }
}

extension PageTheme {
  /// Resolved themes as pages and pictures show them.
  static func all(_ themes: [ThemeSources.Resolved], named names: [String], _ findings: Findings) throws(Failure)
    -> [PageTheme]
  {
    // The same findings as `lint` reports.
    let all = findings.triaged.groups.last?.diagnostics ?? []
    return try zip(names, themes).map { name, theme throws(Failure) in
      do {
        return try PageTheme(
          name: name, table: theme.table, compilation: theme.compilation, app: theme.app,
          findings: theme.compilation.map { $0.findings(among: all) } ?? [], pages: findings.pages)
      } catch { throw Failure("\(quoted(name, limit: 1_000)) cannot be shown: \(error)") }
    }
  }
}

extension Compilation {
  /// The findings about the files of the theme, each with its subject.
  fileprivate func findings(among findings: [Diagnostic]) -> [Diagnostic] {
    let files = Set(program.files)
    var finders: [FileID: SubjectFinder] = [:]
    return findings.filter { files.contains($0.span.file) }.map { finding in
      let file = finding.span.file
      let finder = finders[file] ?? SubjectFinder(program.tree(file))
      finders[file] = finder
      var finding = finding
      finding.subject = finding.subject ?? finder.subject(at: finding.span)
      return finding
    }
  }
}

extension ParsedArguments {
  /// Where the page goes.
  var pageDestination: Destination { value(.output).map { Destination($0) } ?? .file("preview.html") }

  /// The options of the page.
  fileprivate func pageOptions() -> PageOptions {
    var options = PageOptions(isLive: has(.watch), isComparison: has(.against))
    if !textSizes.isEmpty { options.textSizes = textSizes }
    return options
  }

  /// The text sizes that are named, the small ones first.
  var textSizes: [StyleTextSize] {
    let names = all(.textSize).map(\.text)
    return StyleTextSize.allCases.filter { names.contains("\($0)") }
  }
}
