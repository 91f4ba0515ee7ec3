import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeEmit
import ThemeFiles

/// The work of one run of `build`; it can be run any number of times.
struct BuildRequest: Sendable {
  let themes: ThemeRequest
  private let emitter: ProductEmitter
  private let plan: OutputPlan
  private let depfile: Destination?
  private let metafile: Destination?
  /// A file whose time tells of the last good build.
  private let stamp: FilePath?
  /// Whether products are compared with what stands on the disk, and nothing is written.
  private let isCheck: Bool

  init(_ parsed: ParsedArguments) throws(Failure) {
    let emissions = try Emission.list(parsed)
    if parsed.has(.provenance), !emissions.contains(where: \.form.takesProvenance) {
      throw .usage("only tables can hold what '--provenance' asks for")
    }
    let swiftName = try parsed.swiftName(for: emissions)
    isCheck = parsed.has(.buildCheck)
    if isCheck { try Self.refuseOutputs(parsed) }
    var themes = try ThemeRequest(
      parsed, themes: parsed.positionals, reporter: try Reporter(parsed),
      takesFolders: true)
    plan = try OutputPlan(for: themes.productInputs, emissions)
    // What only themec reads is gone from the stylesheet that is written.
    if emissions.allSatisfy(\.form.isFlat) { themes.isPortable = false }
    emitter = ProductEmitter(
      options: EmissionOptions(
        hasProvenance: parsed.has(.provenance), includesStyles: parsed.has(.styleColors),
        swiftName: swiftName),
      isVerbose: parsed.has(.verbose))
    depfile = parsed.value(.depfile).map { Destination($0) }
    metafile = parsed.value(.metafile).map { Destination($0) }
    stamp = try parsed.stamp()
    themes.jobs = try parsed.jobs()
    if parsed.has(.watch), themes.inputs.contains(where: { $0.path == nil }) {
      throw .usage("'--watch' needs files: standard input does not change")
    }
    let inputs = themes.productInputs
    let outputs =
      plan.places.map { place in
        let theme = quoted(inputs[place.theme].name, limit: 1_000)
        return (place.claimed, "the \(place.form.productName) of \(theme)")
      }
      + [(depfile, "the dependency file"), (metafile, "the metafile")].compactMap { one in
        one.0.map { ($0, one.1) }
      } + (stamp.map { [(.file($0), "the stamp")] } ?? [])
    try Self.checkStandardOutput(outputs, plan, themes.reporter)
    if isCheck, plan.places.contains(where: { $0.destination.path == nil }) {
      throw .usage("'--check' compares files, and standard output is none")
    }
    try themes.claim(outputs.compactMap { output in output.0.path.map { ($0, output.1) } })
    self.themes = themes
  }

  /// A check writes nothing but reports.
  private static func refuseOutputs(_ parsed: ParsedArguments) throws(Failure) {
    for option in [OptionSpec.depfile, .metafile, .stamp, .watch] where parsed.has(option) {
      throw .usage("'--check' writes nothing, so it takes no '\(option.spelling)'")
    }
  }

  /// Lets at most one output go to standard output, and no binary one to a terminal.
  private static func checkStandardOutput(
    _ outputs: [(destination: Destination, name: String)], _ plan: OutputPlan,
    _ reporter: Reporter
  ) throws(Failure) {
    let names = outputs.filter { $0.destination == .standardOutput }.map(\.name)
    guard let name = names.first else { return }
    if names.count > 1 {
      throw .usage("\(name) and \(names[1]) would both be written to standard output")
    }
    guard let form = plan.places.first(where: { $0.destination == .standardOutput })?.form else {
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
    let results = sources.map { make($0, of: sources, on: $1) }
    for result in results { times.add(result.times) }
    let products = results.map(\.products)
    console.report(patternsOf: products.map(\.report))
    let findings = sources.findings(products.map(\.report))
    let verdict = themes.reporter.verdict(on: findings)
    try themes.reporter.announce(
      verdict, on: console, consequence: isCheck ? nil : "nothing was written")
    let (code, reports) = (verdict.code, themes.reporter.outputs(of: verdict))
    let failures = Failure(
      problems: sources.problems + products.compactMap(\.failure).prefix(1).flatMap(\.problems))
    guard code == .success, failures.problems.isEmpty, !isCheck else {
      try OutputWriter.write(reports, sources.plan)
      guard failures.problems.isEmpty else { throw failures }
      guard code == .success else { return Build(code: code, log: sources.log) }
      return Build(code: try check(products.flatMap(\.products), on: console), log: sources.log)
    }
    return Build(
      code: code, products: try write(products.flatMap(\.products), reports, of: sources, times),
      log: sources.log)
  }

  /// Compares the products with the files, and prints what differs.
  private func check(_ products: [Product], on console: Console) throws(Failure) -> ExitCode {
    let differences = try ProductCheck.differences(products, at: plan.places)
    try console.write(lines: ProductCheck.text(of: differences))
    let count = counted(plan.places.count, "product")
    guard !differences.isEmpty else {
      console.report(plan.places.count == 1 ? "\(count) is current" : "\(count) are current")
      return .success
    }
    console.report("\(counted(differences.count, "file")) of \(count) would change")
    return .findings
  }

  private func make(
    _ theme: Int, of sources: ThemeSources, on workers: Workers
  ) -> (products: ThemeProducts, times: PassTimes) {
    var times = PassTimes()
    let forms = plan.places(of: theme).map(\.form)
    guard let compilation = sources.compile(theme, on: workers, timing: &times) else {
      return (ThemeProducts(), times)
    }
    let ((findings, checkTimes), drafts) = workers.both(
      { TimedCheck.run(compilation, on: workers) },
      { [emitter] in workers.count > 1 ? emitter.draft(compilation, forms) : [] })
    times.add(checkTimes)
    let watch = Stopwatch()
    let products = emitter.emit(compilation, findings, forms, drafts: drafts)
    times.add("emit", watch.elapsed)
    return (products, times)
  }
}

// MARK: - Writing

extension BuildRequest {
  /// Writes the products and what tells of them in one transaction.
  private func write(
    _ products: [Product], _ reports: [Output], of sources: ThemeSources, _ times: PassTimes
  ) throws(Failure) -> [Build.Written] {
    let watch = Stopwatch()
    let lineage = BuildLineage(sources, plan.places, products)
    let depfile = try depfile.map { destination throws(Failure) in
      Output(destination, try Depfile.bytes(of: lineage, stamp: stamp))
    }
    let checked = try planned(products, sources.plan)
    let changes = try OutputWriter.run(checked) { files throws(WriteError) in
      for folder in plan.missingFolders { try files.makeFolder(folder) }
      var changes: [Bool] = []
      for (product, place) in zip(products, plan.places) {
        changes.append(try files.stage(product, at: place.destination))
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
    return zip(zip(plan.places, changes), products).compactMap { place, product in
      place.0.destination.path.map {
        Build.Written(path: $0, hasChanged: place.1, product: product)
      }
    }
  }

  /// The plan with the files of products that are folders.
  private func planned(
    _ products: [Product], _ plan: FilePlan.Checked
  ) throws(Failure) -> FilePlan.Checked {
    var plan = plan
    for (product, place) in zip(products, self.plan.places) {
      guard case .folder(let files) = product.content, let path = place.destination.path else {
        continue
      }
      do throws(PlanConflict) {
        plan = try plan.adding(
          FolderOutput(path, files), called: "the \(place.form.productName) \(quotedPath(path))")
      } catch {
        throw Failure(error)
      }
    }
    return plan
  }
}

extension OutputTransaction {
  /// Prepares a product; false if it stands there already.
  fileprivate mutating func stage(
    _ product: Product, at destination: Destination
  ) throws(WriteError) -> Bool {
    switch product.content {
    case .file(let bytes): return try stage(Output(destination, bytes))
    case .folder(let files):
      guard let path = destination.path else { return false }
      return try stage(FolderOutput(path, files))
    }
  }
}

/// The outcome of one run.
struct Build: Sendable {
  /// A file that holds a product.
  struct Written: Sendable {
    let path: FilePath
    let hasChanged: Bool
    let product: Product

    /// For people: `wrote theme.nsst (12 classes, 61 properties)`.
    var line: String {
      guard hasChanged else { return "\(path.display()) is up to date" }
      switch product.content {
      case .file: return "wrote \(path.display()) (\(product.extent))"
      case .folder(let files): return "wrote \(path.display()) (\(counted(files.count, "file")))"
      }
    }
  }

  let code: ExitCode
  var products: [Written] = []
  let log: ReadingLog
}

extension ParsedArguments {
  fileprivate func stamp() throws(Failure) -> FilePath? {
    guard let stamp = value(.stamp) else { return nil }
    guard !stamp.isDash else { throw .usage("'--stamp' takes a file, not standard output") }
    return FilePath(stamp)
  }

  fileprivate func jobs() throws(Failure) -> Int? {
    guard let text = value(.jobs)?.text else { return nil }
    guard let count = Int(text), (1...1_024).contains(count) else {
      throw .usage(
        "\(quoted(text)) is not a value of '--jobs'", help: ["it takes a number from 1 to 1024"])
    }
    return count
  }

  /// The name of generated types; only forms in Swift have one.
  fileprivate func swiftName(for emissions: [Emission]) throws(Failure) -> SwiftTypeName {
    guard let text = value(.swiftName)?.text else { return .theme }
    guard emissions.contains(where: \.form.isSwift) else {
      throw .usage("only Swift has the types that '--swift-name' names")
    }
    guard let name = SwiftTypeName(text) else {
      throw .usage(
        "\(quoted(text)) is not a value of '--swift-name'",
        help: [
          "it takes a name of ASCII letters and digits that begins with a capital, such as 'Brand'"
        ])
    }
    return name
  }
}
