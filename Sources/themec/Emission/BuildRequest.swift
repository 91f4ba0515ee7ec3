import ThemeCompiler

/// What one run of `build` is to do; it can be done again and again.
struct BuildRequest: Sendable {
  let themes: ThemeRequest
  private let emitter: ProductEmitter
  private let plan: OutputPlan
  private let depfile: FilePath?
  private let metafile: FilePath?
  private let jobs: Int

  init(_ parsed: ParsedArguments) throws(Failure) {
    let form = parsed.emitForm
    if form == .nss, parsed.has(.provenance) {
      throw .usage("a stylesheet cannot hold what '--provenance' asks for")
    }
    var themes = try ThemeRequest(
      parsed, themes: parsed.positionals, reporter: try Reporter(parsed))
    plan = try OutputPlan.make(
      for: themes.namesakes, output: parsed.value(.output), form: form)
    try Self.check(plan, form, themes.reporter)
    // What only themec reads is gone from the stylesheet that is written.
    if form == .nss { themes.options.portability = [] }
    emitter = ProductEmitter(form: form, hasProvenance: parsed.has(.provenance))
    depfile = parsed.value(.depfile).map { FilePath($0) }
    metafile = parsed.value(.metafile).map { FilePath($0) }
    jobs = try parsed.jobs()
    if parsed.has(.watch), themes.inputs.contains(where: { $0.path == nil }) {
      throw .usage("'--watch' needs files: standard input does not change")
    }
    var products = zip(plan.destinations, themes.namesakes).compactMap {
      destination, input -> (path: FilePath, name: String)? in
      guard case .file(let path) = destination else { return nil }
      return (path, "the \(form.productName) of \(quoted(input.name, limit: 1_000))")
    }
    if let depfile { products.append((depfile, "the dependency file")) }
    if let metafile { products.append((metafile, "the metafile")) }
    try themes.claim(products)
    self.themes = themes
  }

  private static func check(
    _ plan: OutputPlan, _ form: EmitForm, _ reporter: Reporter
  ) throws(Failure) {
    guard plan.destinations.contains(.standardOutput) else { return }
    try reporter.leaveStandardOutput(to: "the \(form.productName)")
    guard form.isText || !Platform.isTerminal(1) else {
      throw .usage(
        "a binary table is nothing for a terminal",
        help: ["name a file with '--output', or write text with '--emit json'"])
    }
  }

  /// Compiles and writes everything, or nothing where there is an error.
  func run(on console: Console) throws(Failure) -> Build {
    let sources = try themes.load()
    var times = sources.log.times
    let results = Parallel.map(count: sources.themes.count, jobs: jobs) { make($0, of: sources) }
    for result in results { times.add(result.times) }
    let products = results.map(\.product)
    let code = try themes.reporter.publish(
      sources.findings(products.map(\.report)), on: console, remark: "nothing was written")
    guard code == .success else { return Build(code: code, log: sources.log) }
    if let failure = products.lazy.compactMap(\.failure).first { throw failure }
    return Build(
      code: code, products: try write(products, of: sources, &times, on: console),
      log: sources.log)
  }

  private func make(_ theme: Int, of sources: ThemeSources) -> (product: Product, times: PassTimes)
  {
    var times = PassTimes()
    let compilation = sources.compile(theme, timing: &times)
    let watch = Stopwatch()
    let product = compilation.map { emitter.emit($0, sources.options) } ?? .empty
    times.add("emit", watch.elapsed)
    return (product, times)
  }
}

// MARK: - Writing

extension BuildRequest {
  private func write(
    _ products: [Product], of sources: ThemeSources, _ times: inout PassTimes, on console: Console
  ) throws(Failure) -> [Build.Written] {
    let watch = Stopwatch()
    var files: [OutputFile] = []
    for (product, destination) in zip(products, plan.destinations) {
      switch destination {
      case .standardOutput: try console.write(product.bytes)
      case .file(let path): files.append(OutputFile(path: path, bytes: product.bytes))
      }
    }
    if let folder = plan.missingFolder { try OutputFolder.make(folder) }
    let lineage = BuildLineage(sources, plan.destinations, products)
    let count = files.count
    if let depfile {
      files.append(OutputFile(path: depfile, bytes: try Depfile.bytes(of: lineage)))
    }
    let changes = try OutputTransaction.write(files)
    times.add("write", watch.elapsed)
    if let metafile {
      let bytes = Metafile.bytes(of: lineage, times)
      _ = try OutputTransaction.write([OutputFile(path: metafile, bytes: bytes)])
    }
    return zip(zip(files.prefix(count), changes), products).map { file, product in
      Build.Written(path: file.0.path, hasChanged: file.1, extent: product.extent)
    }
  }
}

/// What came of one run.
struct Build: Sendable {
  /// A file that holds a product.
  struct Written: Sendable {
    let path: FilePath
    let hasChanged: Bool
    let extent: Product.Extent

    /// For people: `wrote theme.nsst (12 classes, 61 properties)`.
    var line: String {
      hasChanged ? "wrote \(path.display()) (\(extent))" : "\(path.display()) is up to date"
    }
  }

  let code: ExitCode
  var products: [Written] = []
  let log: ReadingLog
}

extension ParsedArguments {
  /// The form that was asked for: by its name, else by that of the output.
  fileprivate var emitForm: EmitForm {
    if !has(.emit), let form = value(.output).flatMap(EmitForm.init(outputNamed:)) { return form }
    return choice(.emit) ?? .default
  }

  fileprivate func jobs() throws(Failure) -> Int {
    guard let text = value(.jobs)?.text else { return Platform.processorCount }
    guard let count = Int(text), (1...1_024).contains(count) else {
      throw .usage(
        "\(quoted(text)) is not a value of '--jobs'", help: ["it takes a number from 1 to 1024"])
    }
    return count
  }
}
