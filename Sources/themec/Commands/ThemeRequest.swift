import ThemeCompiler
import ThemeDiagnostics

/// What all commands have in common that compile themes: what is read, how, and how it is reported.
struct ThemeRequest {
  let inputs: [Input]
  let reporter: Reporter
  private let registryFiles: RegistryFiles
  var options: CompilerOptions
  private let mayLeaveRoot: Bool
  private var writeGuard = WriteGuard()

  init(
    _ parsed: ParsedArguments, themes: some Sequence<Argument>, reporter: Reporter
  ) throws(Failure) {
    inputs = try Input.list(Array(themes), standardInputName: parsed.value(.standardInputName))
    registryFiles = try RegistryFiles(parsed)
    options = try parsed.compilerOptions()
    mayLeaveRoot = parsed.has(.allowOutsideRoot)
    self.reporter = reporter
    for path in reporter.files { try writeGuard.claim(path, for: "the report") }
  }

  /// Announces the files that are to be written, before any work is done.
  mutating func claim(_ products: [(path: FilePath, name: String)]) throws(Failure) {
    for product in products { try writeGuard.claim(product.path, for: product.name) }
    for input in inputs + registryFiles.inputs { try writeGuard.check(reading: input.identity) }
  }

  /// The bytes of the inputs, in their order.
  func read() throws(Failure) -> [[UInt8]] { try Input.readAll(inputs) }

  /// Compiles each theme on its own; a file that several of them import is read and parsed once.
  func compile(
    _ contents: [[UInt8]]
  ) throws(Failure) -> (compilations: [Compilation], findings: Findings) {
    var options = options
    let said: Findings.Group?
    (options.registry, said) = try registryFiles.load(options)
    let graph = ImportGraph.load(try entries(contents), read: Self.readImport)
    for file in graph.sources.files {
      try writeGuard.check(reading: try? Platform.status(of: FilePath(file.path)).identity)
    }
    let compilations = graph.entries.map { Compiler.compile([$0], of: graph, options: options) }
    return (compilations, Findings(registry: said, compilations))
  }

  private func entries(_ contents: [[UInt8]]) throws(Failure) -> [ImportGraph.Entry] {
    var entries: [ImportGraph.Entry] = []
    for (input, bytes) in zip(inputs, contents) {
      guard !CompiledTable.isTable(bytes) else {
        throw Failure("\(quoted(input.name, limit: 1_000)) is a compiled table, not a stylesheet")
      }
      let root = mayLeaveRoot ? nil : ImportPath.root(ofTheme: input.name)
      entries.append(ImportGraph.Entry(path: input.name, bytes: bytes, root: root))
    }
    return entries
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
