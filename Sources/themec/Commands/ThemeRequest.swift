import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry
import ThemeValues
import ThemeTable

/// What all commands have in common that compile themes: what is read, how, and how it is reported.
struct ThemeRequest: Sendable {
  let inputs: [Input]
  /// Whether the inputs are layers of one theme, the later over the earlier.
  let isLayered: Bool
  let reporter: Reporter
  /// Whether a compiled table may stand in the place of a stylesheet.
  var takesTables = false
  private let registryFiles: RegistryFiles
  var options: CompilerOptions
  private let mayLeaveRoot: Bool
  private var writeGuard = WriteGuard()

  init(
    _ parsed: ParsedArguments, themes: some Sequence<Argument>, reporter: Reporter
  ) throws(Failure) {
    inputs = try Input.list(Array(themes), standardInputName: parsed.value(.standardInputName))
    isLayered = parsed.has(.layer)
    registryFiles = try RegistryFiles(parsed)
    options = try parsed.compilerOptions()
    mayLeaveRoot = parsed.has(.allowOutsideRoot)
    self.reporter = reporter
    for path in reporter.files { try writeGuard.claim(path, for: "the report") }
  }

  /// The input by which each theme is called; of layers the last.
  var namesakes: [Input] { isLayered ? inputs.suffix(1) : inputs }

  /// The files that the user named, the registry's included.
  var paths: [FilePath] { (inputs + registryFiles.inputs).compactMap(\.path) }

  /// Announces the files that are to be written, before any work is done.
  mutating func claim(_ products: [(path: FilePath, name: String)]) throws(Failure) {
    for product in products { try writeGuard.claim(product.path, for: product.name) }
    for input in inputs + registryFiles.inputs { try writeGuard.check(reading: input.identity) }
  }

  /// Reads and parses the themes; a file that several of them import is read and parsed once.
  func load() throws(Failure) -> ThemeSources {
    var log = ReadingLog(paths)
    var options = options
    let said: Findings.Group?
    (options.registry, said) = try registryFiles.load(options)
    let watch = Stopwatch()
    let contents = try Input.readAll(inputs)
    log.times.add("read", watch.elapsed)
    var tables: [Int: ResolvedTable] = [:]
    for (index, bytes) in contents.enumerated() {
      tables[index] = try table(inputs[index], bytes)
    }
    let graph = loadGraph(of: contents, without: Set(tables.keys), &log)
    for file in graph.sources.files.dropFirst(inputs.count - tables.count) {
      try writeGuard.check(reading: try? Platform.status(of: FilePath(file.path)).identity)
    }
    return ThemeSources(
      graph: graph, themes: themes(of: graph, tables), options: options, registryFindings: said,
      registryFiles: registryFiles.inputs,
      inputPaths: Dictionary(inputs.map { ($0.name, $0.path) }) { first, _ in first }, log: log)
  }

  /// The table in some bytes; nil for a stylesheet.
  private func table(_ input: Input, _ bytes: [UInt8]) throws(Failure) -> ResolvedTable? {
    if takesTables, !isLayered { return try CompiledTable.read(bytes, named: input.name) }
    guard !CompiledTable.isTable(bytes) else {
      throw Failure(
        "\(quoted(input.name, limit: 1_000)) is a compiled table, not a stylesheet",
        help: ["'themec resolve' and 'themec diff' read tables"])
    }
    return nil
  }

  private func loadGraph(
    of contents: [[UInt8]], without tables: Set<Int>, _ log: inout ReadingLog
  ) -> ImportGraph {
    let entries = contents.indices.filter { !tables.contains($0) }.map { index in
      let name = inputs[index].name
      return ImportGraph.Entry(
        path: name, bytes: contents[index],
        root: mayLeaveRoot ? nil : ImportPath.root(ofTheme: name))
    }
    let watch = Stopwatch()
    var reading = Duration.zero
    let graph = ImportGraph.load(entries) { path in
      let watch = Stopwatch()
      defer { reading += watch.elapsed }
      log.note(FilePath(path))
      return Self.readImport(path)
    }
    log.times.add("read", reading)
    log.times.add("parse", watch.elapsed - reading)
    return graph
  }

  private func themes(
    of graph: ImportGraph, _ tables: [Int: ResolvedTable]
  ) -> [ThemeSources.Theme] {
    if isLayered { return [.layers(graph.entries)] }
    var entries = graph.entries.makeIterator()
    return inputs.indices.map { index in
      if let table = tables[index] { return .table(table) }
      return .layers(entries.next().map { [$0] } ?? [])
    }
  }

  private static func readImport(_ path: String) -> ImportGraph.Reading {
    do throws(ReadError) {
      return .bytes(try FileReader.bytes(of: FilePath(path)))
    } catch {
      if case .system(let system) = error, system.isMissing { return .notFound }
      return .failed(error.text)
    }
  }
}
