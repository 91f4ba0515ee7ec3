import ThemeCompiler
import ThemeFiles

/// What one run of `build` is to do; it can be done again and again.
struct BuildRequest: Sendable {
  let themes: ThemeRequest
  private let emitter: ProductEmitter
  private let plan: OutputPlan
  private let depfile: Destination?
  private let metafile: Destination?
  /// A file whose time tells of the last good build.
  private let stamp: FilePath?
  private let jobs: Int

  init(_ parsed: ParsedArguments) throws(Failure) {
    let form = parsed.emitForm
    if form == .nss, parsed.has(.provenance) {
      throw .usage("a stylesheet cannot hold what '--provenance' asks for")
    }
    var themes = try ThemeRequest(
      parsed, themes: parsed.positionals, reporter: try Reporter(parsed),
      takesFolders: true)
    plan = try OutputPlan.make(
      for: themes.productInputs, output: parsed.value(.output), form: form)
    // What only themec reads is gone from the stylesheet that is written.
    if form == .nss { themes.isPortable = false }
    emitter = ProductEmitter(
      form: form, hasProvenance: parsed.has(.provenance), isVerbose: parsed.has(.verbose))
    depfile = parsed.value(.depfile).map { Destination($0) }
    metafile = parsed.value(.metafile).map { Destination($0) }
    stamp = try parsed.stamp()
    jobs = try parsed.jobs()
    if parsed.has(.watch), themes.inputs.contains(where: { $0.path == nil }) {
      throw .usage("'--watch' needs files: standard input does not change")
    }
    let outputs =
      zip(plan.destinations, themes.productInputs).map { destination, input in
        (destination, "the \(form.productName) of \(quoted(input.name, limit: 1_000))")
      }
      + [(depfile, "the dependency file"), (metafile, "the metafile")].compactMap { one in
        one.0.map { ($0, one.1) }
      } + (stamp.map { [(.file($0), "the stamp")] } ?? [])
    try Self.checkStandardOutput(outputs, form, plan, themes.reporter)
    try themes.claim(outputs.compactMap { output in output.0.path.map { ($0, output.1) } })
    self.themes = themes
  }

  /// Lets at most one output go to standard output, and no binary one to a terminal.
  private static func checkStandardOutput(
    _ outputs: [(destination: Destination, name: String)], _ form: EmitForm, _ plan: OutputPlan,
    _ reporter: Reporter
  ) throws(Failure) {
    let names = outputs.filter { $0.destination == .standardOutput }.map(\.name)
    guard let name = names.first else { return }
    if names.count > 1 {
      throw .usage("\(name) and \(names[1]) would both be written to standard output")
    }
    guard plan.destinations.contains(.standardOutput) else {
      return try reporter.leaveStandardOutput(to: name)
    }
    try reporter.leaveStandardOutput(to: "the \(form.productName)")
    guard form.isText || !Platform.isTerminal(1) else {
      throw .usage(
        "a binary table is nothing for a terminal",
        help: ["name a file with '--output', or write text with '--emit json'"])
    }
  }

  /// Compiles and writes everything, or only the reports if there is an error.
  func run(on console: Console) throws(Failure) -> Build {
    let sources = try themes.load(skippingUnreadable: true)
    var times = sources.log.times
    let results = Parallel.map(count: sources.themes.count, jobs: jobs) { make($0, of: sources) }
    for result in results { times.add(result.times) }
    let products = results.map(\.product)
    console.report(patternsOf: products.map(\.report))
    let findings = sources.findings(products.map(\.report))
    let verdict = themes.reporter.verdict(on: findings)
    try themes.reporter.announce(verdict, on: console, consequence: "nothing was written")
    let (code, reports) = (verdict.code, themes.reporter.outputs(of: verdict))
    let failures = Failure(
      problems: sources.problems + products.compactMap(\.failure).prefix(1).flatMap(\.problems))
    guard code == .success, failures.problems.isEmpty else {
      try OutputWriter.write(reports, sources.plan)
      guard failures.problems.isEmpty else { throw failures }
      return Build(code: code, log: sources.log)
    }
    return Build(
      code: code, products: try write(products, reports, of: sources, times), log: sources.log)
  }

  private func make(_ theme: Int, of sources: ThemeSources) -> (product: Product, times: PassTimes)
  {
    var times = PassTimes()
    let compilation = sources.compile(theme, timing: &times)
    let watch = Stopwatch()
    let product = compilation.map { emitter.emit($0, sources.options(of: theme)) } ?? .empty
    times.add("emit", watch.elapsed)
    return (product, times)
  }
}

// MARK: - Writing

extension BuildRequest {
  /// Writes the products and what tells of them in one transaction.
  private func write(
    _ products: [Product], _ reports: [Output], of sources: ThemeSources, _ times: PassTimes
  ) throws(Failure) -> [Build.Written] {
    let watch = Stopwatch()
    let lineage = BuildLineage(sources, plan.destinations, products)
    let depfile = try depfile.map { destination throws(Failure) in
      Output(destination, try Depfile.bytes(of: lineage, stamp: stamp))
    }
    let changes = try OutputWriter.run(sources.plan) { files throws(WriteError) in
      if let folder = plan.missingFolder { try files.makeFolder(folder) }
      var changes: [Bool] = []
      for (product, destination) in zip(products, plan.destinations) {
        changes.append(try files.stage(Output(destination, product.bytes)))
      }
      for output in reports { _ = try files.stage(output) }
      if let depfile { _ = try files.stage(depfile) }
      if let stamp { _ = try files.stage(Output(.file(stamp), [], isRenewed: true)) }
      if let metafile {
        var times = times
        times.add("write", watch.elapsed)
        _ = try files.stage(Output(metafile, Metafile.bytes(of: lineage, times)))
      }
      return changes
    }
    return zip(zip(plan.destinations, changes), products).compactMap { file, product in
      file.0.path.map {
        Build.Written(path: $0, hasChanged: file.1, extent: product.extent)
      }
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

  fileprivate func stamp() throws(Failure) -> FilePath? {
    guard let stamp = value(.stamp) else { return nil }
    guard !stamp.isDash else { throw .usage("'--stamp' takes a file, not standard output") }
    return FilePath(stamp)
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
