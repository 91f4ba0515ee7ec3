import ThemeBase
import ThemeCompiler
import ThemeSyntax

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
    if destination == .standardOutput { try themes.reports.leaveStandardOutput(to: "the page") }
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
    let code = try sources.reporter.publish(
      sources.resolveAll().findings, on: console, sources.plan, consequence: "the page shows the mistakes"
    ) { _, outputs in
      let page = studio.filled(with: sources.graph, themes: sources.themes.count, and: settings)
      outputs.items = [Output(destination, page)]
    }.code
    if let path = destination.path { console.report("wrote \(path.display())") }
    return code
  }
}

/// The studio, a page on which people edit themes, with a place for the files that it begins with.
///
/// `Sources/Studio/pack.py` makes the page. In front of the module, which is most of the page, an element holds the files.
struct StudioPage {
  /// The name of the page.
  static let fileName: FilePath = "themec-studio.html"

  /// Where the page may lie for an executable: beside it, as in a folder of a release; in the `share` of its prefix, as in a
  /// wheel, a bundle or `~/.local`; and in the `dist` of the sources that it was built from.
  static func places(of executable: FilePath) -> [FilePath] {
    let folder = executable.folder
    let build = folder.foldersAbove.first { $0.lastComponent == ".build" }
    return [
      folder.appending(fileName), folder.folder.appending("share/themec").appending(fileName),
      build?.folder.appending("dist").appending(fileName),
    ].compactMap(\.self)
  }

  private static let start = Array("<script type=\"application/json\" id=\"files\">".utf8)
  private static let end = Array("</script>\n<script type=\"text/plain\" id=\"module\">".utf8)

  private let head: ArraySlice<UInt8>
  private let tail: ArraySlice<UInt8>

  /// Finds the place for the files; nil in a page that is no studio.
  init?(_ page: [UInt8]) {
    guard let start = page.firstRange(of: Self.start), let end = page[start.upperBound...].firstRange(of: Self.end)
    else { return nil }
    head = page[..<start.upperBound]
    tail = page[end.lowerBound...]
  }

  /// The page with some themes and all stylesheets that they import, each theme before its imports, and with other files, those
  /// of the settings.
  ///
  /// Built-in themes are left out, as the page has them.
  func filled(
    with graph: ImportGraph, themes count: Int, and others: [(path: FilePath, bytes: [UInt8])]
  ) -> [UInt8] {
    let numbers = graph.paths.indices.filter { graph.paths[$0].origin != .builtIn }
    let sheets = numbers.map { (path: FilePath(bytes: graph.paths[$0].bytes), bytes: graph.files[$0].tree.file.bytes) }
    let files = sheets + others
    let names = Self.namesBelowSharedFolder(files.map(\.path))
    let themes = graph.entries.prefix(count).compactMap { numbers.firstIndex(of: $0) }
    let contents: JSONObject = [
      "themes": themes.map { names[$0] },
      "files": zip(names, files).map { [$0, String(decoding: $1.bytes, as: UTF8.self)] },
    ]
    var json = JSONWriter(.compact)
    contents.write(to: &json)
    return head + Self.escaped(json.document()) + tail
  }

  /// The path of each file below the folder that all of them share.
  ///
  /// Imports lead from one such path to another, and nothing tells where on the disk they lie.
  private static func namesBelowSharedFolder(_ paths: [FilePath]) -> [String] {
    let places = paths.map(\.absolute.bytes)
    let shared = places.dropFirst().reduce(places.first ?? []) { shared, place in
      zip(shared, place).prefix { $0 == $1 }.map(\.0)
    }
    let start = shared.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
    return places.map { String(decoding: $0[start...], as: UTF8.self) }
  }

  /// JSON in which no text ends an element of a page or begins a comment.
  private static func escaped(_ json: [UInt8]) -> [UInt8] {
    json.flatMap { $0 == UInt8(ascii: "<") ? Array(#"\u003C"#.utf8) : [$0] }
  }
}
