/// The work of `preview --edit`: writing the studio with some themes in it.
struct EditRequest {
  private let themes: ThemeRequest
  private let studio: StudioPage
  private let destination: Destination

  /// The options that mean nothing to the studio: it shows one theme at a time, as the default target reads it.
  private static let others: [OptionSpec] = [
    .against, .pageWatch, .pageTextSize, .layer, .app, .registry, .target, .palette,
  ]

  init(_ parsed: ParsedArguments) throws(Failure) {
    guard parsed.has(.edit) else { throw .usage("'--studio' goes with '--edit'") }
    for option in Self.others where parsed.has(option) {
      throw .usage("'--edit' goes without \(quoted(option.spelling))")
    }
    destination = parsed.pageDestination
    var themes = try ThemeRequest(parsed, themes: parsed.positionals, takesFolders: true)
    guard themes.paths.count == themes.inputs.count else {
      throw .usage("'--edit' needs files: standard input has no name to save it by")
    }
    if destination == .standardOutput { try themes.reporter.leaveStandardOutput(to: "the page") }
    let page = try Self.page(parsed.value(.studio))
    try themes.claim(destination.path.map { [($0, "the page")] } ?? [], reading: page)
    self.themes = themes
    guard let studio = StudioPage(try page.read().bytes) else {
      throw Failure("\(quoted(page.name, limit: 1_000)) is not the studio", help: [Self.source])
    }
    self.studio = studio
  }

  /// The file that the user named, or the one beside the executable.
  private static func page(_ named: Argument?) throws(Failure) -> Input {
    if let named { return Input(FilePath(named)) }
    let page = Platform.executable?.folder.appending(StudioPage.fileName)
    guard let page, LocalFileSystem().statusIfAny(of: page) != nil else {
      throw Failure(
        "'\(StudioPage.fileName.text)' is not beside the executable",
        help: ["put it there, or name it with '--studio'", source])
    }
    return Input(page)
  }

  private static let source =
    "'\(StudioPage.fileName.text)' is a file of each release of themec; 'Sources/Studio/README.md' tells how to make it"

  /// Writes the page; findings are reported as for every page, and the page shows them too.
  func run(on console: Console) throws(Failure) -> ExitCode {
    let sources = try themes.load()
    let code = try themes.reporter.publish(
      sources.resolveAll().findings, on: console, sources.plan, consequence: "the page shows the mistakes"
    ) { _, outputs in outputs.items = [.file(Output(destination, studio.filled(with: sources.graph)))] }.code
    if let path = destination.path { console.report("wrote \(path.display())") }
    return code
  }
}
