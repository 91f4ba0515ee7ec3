import ThemeCompiler

/// The work of `preview --edit`: writing the studio with some themes in it.
struct EditRequest {
  private let themes: ThemeRequest
  private let studio: StudioPage
  private let destination: Destination

  /// The options that mean nothing to the studio: it shows one theme at a time, with the settings of its `themec.json` files.
  private static let others: [OptionSpec] = [
    .against, .watch, .textSize, .layer, .app, .registry, .target, .palette,
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

  /// The file that the user named, or the one that was installed with the executable.
  private static func page(_ named: Argument?) throws(Failure) -> Input {
    if let named { return Input(FilePath(named)) }
    let system = LocalFileSystem()
    let places = Platform.executable.map { StudioPage.places(of: $0) } ?? []
    guard let page = places.first(where: { system.statusIfAny(of: $0) != nil }) else {
      throw Failure("the studio, '\(StudioPage.fileName.text)', was not installed with themec", help: [source])
    }
    return Input(page)
  }

  private static let source = """
    run 'Sources/themec/Packaging/pack.py dist --studio' in the sources of themec, which makes it, and then 'dist/themec'; \
    or name the file of a release with '--studio'
    """

  /// The configurations that apply to the themes, and the registry files that they name.
  private func settings(of sources: ThemeSources) throws(Failure) -> [(path: FilePath, bytes: [UInt8])] {
    var files: [(path: FilePath, bytes: [UInt8])] = []
    for (path, _) in sources.configurations.files(for: Array(sources.graph.files.indices)) {
      files.append((path, try Input(path).read().bytes))
    }
    for (input, content) in sources.setups.registries.flatMap(\.files) {
      if let path = input.path { files.append((path, content.bytes)) }
    }
    return files
  }

  /// Writes the page; findings are reported as for every page, and the page shows them too.
  func run(on console: Console) throws(Failure) -> ExitCode {
    let sources = try themes.load()
    let settings = try settings(of: sources)
    let code = try themes.reporter.publish(
      sources.resolveAll().findings, on: console, sources.plan, consequence: "the page shows the mistakes"
    ) { _, outputs in
      let page = studio.filled(with: sources.graph, themes: sources.themes.count, and: settings)
      outputs.items = [Output(destination, page)]
    }.code
    if let path = destination.path { console.report("wrote \(path.display())") }
    return code
  }
}
