import ThemeBase
import ThemeExchange
import ThemeProject

/// The work of one run of `build`; it can be run any number of times.
struct BuildRequest: Sendable {
  let themes: ThemeRequest
  private let emitter: ProductEmitter
  let plan: OutputPlan
  let depfile: Destination?
  let metafile: Destination?
  /// A file whose time is that of the last good build.
  let stamp: FilePath?
  /// Whether products are compared with the files on the disk, and nothing is written.
  private let isCheck: Bool

  init(_ parsed: ParsedArguments) throws(Failure) {
    let emissions = try Emission.list(parsed)
    if parsed.has(.provenance), !emissions.contains(where: \.form.takesProvenance) {
      throw .usage("only tables can hold what '--provenance' asks for")
    }
    isCheck = parsed.has(.buildCheck)
    if isCheck, parsed.has(.watch) { throw .usage("'--check' looks once, so it takes no '--watch'") }
    var themes = try ThemeRequest(parsed, themes: parsed.positionals, takesFolders: true)
    plan = try OutputPlan(for: themes.productInputs, emissions, main: parsed.value(.main).map { FilePath($0) })
    // The stylesheet that is written has lost everything that only themec reads.
    if emissions.allSatisfy(\.form.isFlat) { themes.isPortable = false }
    emitter = ProductEmitter(options: try parsed.emissionOptions(for: emissions), isVerbose: parsed.has(.verbose))
    // A check takes the line of a build, and writes none of these.
    depfile = isCheck ? nil : parsed.value(.depfile).map { Destination($0) }
    metafile = isCheck ? nil : parsed.value(.metafile).map { Destination($0) }
    stamp = isCheck ? nil : try parsed.stamp()
    themes.jobs = try parsed.jobs()
    if parsed.has(.watch) {
      try StandardStreams.refuseInput(themes.inputs, "'--watch' needs files: standard input does not change")
    }
    let inputs = themes.productInputs
    let outputs =
      plan.places.map { place in
        let theme = quoted(inputs[place.theme].name, limit: 1_000)
        return (place.claimed, "the \(place.form.productName) of \(theme)")
      }
      + [(depfile, "the dependency file"), (metafile, "the metafile")].compactMap { one in one.0.map { ($0, one.1) } }
      + (stamp.map { [(.file($0), "the stamp")] } ?? [])
    try Self.checkStandardOutput(outputs, plan, themes.reporter)
    if isCheck, plan.places.contains(where: { $0.destination.path == nil }) {
      throw .usage("'--check' cannot compare standard output")
    }
    try themes.claim(outputs.compactMap { output in output.0.path.map { ($0, output.1) } })
    self.themes = themes
  }

  /// Lets at most one output go to standard output, and no binary one to a terminal.
  private static func checkStandardOutput(
    _ outputs: [(destination: Destination, name: String)], _ plan: OutputPlan, _ reporter: Reporter
  ) throws(Failure) {
    let names = outputs.filter { $0.destination == .standardOutput }.map(\.name)
    guard let name = names.first else { return }
    try StandardStreams.allowOne(names)
    let form = plan.places.first { $0.destination == .standardOutput }?.form
    try reporter.leaveStandardOutput(to: form.map { "the \($0.productName)" } ?? name)
    if let form, !form.isText { try StandardStreams.refuseTerminal() }
  }

  /// Compiles and writes everything, or only the reports if there is an error.
  func run(on console: Console) throws(Failure) -> Build {
    let sources = try themes.load(skippingUnreadable: true)
    let products = sources.map { make($0, of: sources, on: $1) }
    console.report(patternsOf: products.map(\.report))
    let findings = sources.findings(products.map(\.report))
    let verdict = themes.reporter.verdict(on: findings)
    try themes.reporter.announce(verdict, on: console, consequence: isCheck ? nil : "nothing was written")
    let (code, reports) = (verdict.code, themes.reporter.outputs(of: verdict))
    let failures = Failure(problems: sources.problems + products.compactMap(\.failure).prefix(1).flatMap(\.problems))
    guard code == .success, failures.problems.isEmpty, !isCheck else {
      try OutputWriter.write(reports, sources.plan)
      guard failures.problems.isEmpty else { throw failures }
      guard code == .success else { return Build(code: code, log: sources.log) }
      return Build(code: try check(products.flatMap(\.products), on: console), log: sources.log)
    }
    return Build(code: code, products: try write(products.flatMap(\.products), reports, of: sources), log: sources.log)
  }

  /// Compares the products with the files, and prints what differs.
  private func check(_ products: [Product], on console: Console) throws(Failure) -> ExitCode {
    let differences = try ProductCheck.differences(products, at: plan.places)
    try ProductCheck.show(differences, on: console)
    let count = counted(plan.places.count, "product")
    guard !differences.isEmpty else {
      console.report(plan.places.count == 1 ? "\(count) is current" : "\(count) are current")
      return .success
    }
    console.report("\(counted(differences.count, "file")) of \(count) would change")
    return .findings
  }

  private func make(_ theme: Int, of sources: ThemeSources, on workers: Workers) -> ThemeProducts {
    let forms = plan.places(of: theme).map(\.form)
    guard case .layers(let layers) = sources.themes[theme] else { return ThemeProducts() }
    let (checked, drafts) = CheckedTheme.make(layers, of: sources.graph, sources.setups.themes[theme], on: workers) {
      [emitter] compilation in workers.count > 1 ? emitter.draft(compilation, forms) : []
    }
    return emitter.emit(checked, forms, drafts: drafts)
  }
}
