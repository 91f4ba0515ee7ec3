import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeProject
import ThemeTable

/// `themec build`.
enum BuildCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let request = try BuildRequest(parsed)
    if parsed.has(.watch) {
      var loop = WatchLoop(request.paths, console, isEndless: parsed.has(.keepWatching)) { () throws(Failure) in
        try request.run(on: console)
      }
      return try loop.run()
    }
    let build = try request.run(on: console)
    let isBrief = request.hasSeveralThemes && !parsed.has(.verbose) && !build.lines.isEmpty
    for line in isBrief ? [build.summary] : build.lines { console.report(line) }
    return build.code
  }
}

/// The work of one run of `build`; it can be run any number of times.
struct BuildRequest {
  private let themes: ThemeRequest
  private let options: EmissionOptions
  private let plan: OutputPlan
  private let depfile: Destination?
  private let metafile: Destination?
  /// A file whose time is that of the last good build.
  private let stamp: FilePath?
  /// Whether products are compared with the files on the disk, and nothing is written.
  private let isCheck: Bool

  init(_ parsed: ParsedArguments) throws(Failure) {
    let emissions = try Emission.list(parsed)
    if parsed.has(.provenance), !emissions.contains(where: \.form.takesProvenance) {
      throw .usage("only tables can hold what '--provenance' asks for")
    }
    isCheck = parsed.has(.check)
    if isCheck, parsed.has(.watch) { throw .usage("'--check' looks once, so it takes no '--watch'") }
    var themes = try ThemeRequest(parsed, themes: parsed.positionals, takesFolders: true)
    plan = try OutputPlan(for: themes.productInputs, emissions, main: parsed.value(.main).map { FilePath($0) })
    themes.writesFlat = emissions.allSatisfy(\.form.isFlat)
    options = try parsed.emissionOptions(for: emissions)
    // A check takes the line of a build, and writes none of these.
    depfile = isCheck ? nil : parsed.value(.depfile).map { Destination($0) }
    metafile = isCheck ? nil : parsed.value(.metafile).map { Destination($0) }
    stamp = isCheck ? nil : try parsed.stamp()
    themes.jobs = try parsed.jobs()
    if parsed.has(.watch), themes.paths.count < themes.inputs.count {
      throw .usage("'--watch' needs files: standard input does not change")
    }
    // The outputs by name, those that go to standard output apart.
    var files: [(path: FilePath, name: String)] = []
    var streams: [String] = []
    func add(_ destination: Destination, _ name: String) {
      if let path = destination.path { files.append((path, name)) } else { streams.append(name) }
    }
    for place in plan.places {
      let theme = quoted(themes.productInputs[place.theme].name, limit: 1_000)
      add(place.claimed, "the \(place.form.productName) of \(theme)")
    }
    if let depfile { add(depfile, "the dependency file") }
    if let metafile { add(metafile, "the metafile") }
    if let stamp { add(.file(stamp), "the stamp") }
    try Self.checkStandardOutput(streams, plan, themes.reports)
    if isCheck, plan.places.contains(where: { $0.destination.path == nil }) {
      throw .usage("'--check' cannot compare standard output")
    }
    try themes.claim(files)
    self.themes = themes
  }

  /// Lets at most one output go to standard output, and no binary one to a terminal.
  private static func checkStandardOutput(
    _ names: [String], _ plan: OutputPlan, _ reports: ReportRequests
  ) throws(Failure) {
    guard let name = names.first else { return }
    try StandardStreams.allowOne(names)
    let form = plan.places.first { $0.destination == .standardOutput }?.form
    try reports.leaveStandardOutput(to: form.map { "the \($0.productName)" } ?? name)
    if let form, !form.isText, Platform.isTerminal(1) {
      throw .usage(
        "refusing to write a binary table to a terminal",
        help: ["name a file with '--output', or write text with '--emit json'"])
    }
  }

  var paths: [FilePath] { themes.paths }
  var hasSeveralThemes: Bool { themes.productInputs.count > 1 }

  /// Compiles and writes everything, or only the reports if there is an error.
  func run(on console: Console) throws(Failure) -> WatchedRun {
    let sources = try themes.load(skippingUnreadable: true, defersParsing: true)
    let checked = sources.check { [options, plan] theme, checked, report in
      ThemeProducts(plan.forms(of: theme), of: checked, options, &report)
    }
    console.report(patternsOf: checked)
    let (products, failures) = (
      checked.answers.flatMap { $0?.products ?? [] }, checked.answers.compactMap { $0?.failure }
    )
    let failure = Failure(problems: sources.problems + failures.prefix(1).flatMap(\.problems))
    let (code, changes) = try sources.reporter.publish(
      checked.findings, on: console, sources.plan, consequence: isCheck ? nil : "nothing was written"
    ) { code, outputs throws(Failure) in
      guard code == .success, failure.problems.isEmpty, !isCheck else { return }
      try write(products, of: sources, to: &outputs)
    }
    guard failure.problems.isEmpty else { throw failure }
    guard code == .success, !isCheck else {
      return WatchedRun(code: code == .success ? try check(products, on: console) : code, log: sources.log)
    }
    return written(products, changes, sources.log)
  }

  /// Adds the products and what tells of them.
  private func write(_ products: [Product], of sources: ThemeSources, to outputs: inout RunOutputs) throws(Failure) {
    outputs.items = zip(products, plan.places).map { Output(destination: $1.destination, content: $0.content) }
    if depfile != nil || metafile != nil {
      let inputs = sources.buildInputs
      let record = zip(plan.places, products).map { place, product in
        BuildOutput(
          path: place.claimed.path, size: product.content.size, extent: product.extent, inputs: inputs[place.theme])
      }
      if let depfile { outputs.items.append(Output(depfile, try Depfile.bytes(of: record, stamp: stamp))) }
      if let metafile { outputs.items.append(Output(metafile, Metafile.bytes(of: record))) }
    }
    if let stamp { outputs.items.append(Output(.file(stamp), [], as: .stamp)) }
    outputs.missingFolders = plan.missingFolders
    // The files of products that are folders.
    var folders: [(FolderOutput, name: String)] = []
    for (product, place) in zip(products, plan.places) {
      guard case .folder(let files) = product.content, let path = place.destination.path else { continue }
      let name = "the \(place.form.productName) \(quotedPath(path))"
      folders.append((FolderOutput(folder: path, files: files), name))
    }
    outputs.plan = try outputs.plan.adding(folders)
  }

  /// The outcome of a run that has written some products.
  private func written(_ products: [Product], _ changes: [Bool], _ log: ReadingLog?) -> WatchedRun {
    var lines: [String] = []
    var changed = 0
    for (index, product) in products.enumerated() {
      guard let path = plan.places[index].destination.path else { continue }
      lines.append(product.line(at: path, hasChanged: changes[index]))
      if changes[index] { changed += 1 }
    }
    let summary =
      lines.count == 1
      ? lines[0]
      : changed == 0
        ? "all \(lines.count) products are up to date" : "wrote \(changed) of \(lines.count) products"
    return WatchedRun(code: .success, lines: lines, summary: summary, log: log)
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
}

/// All products of one theme.
struct ThemeProducts: Sendable {
  /// One for each form; none for a theme with errors.
  private(set) var products: [Product] = []
  /// Why products are missing; nil if none is.
  private(set) var failure: Failure?

  /// Makes the products of a theme in some forms, and adds to its report what they lack.
  ///
  /// Those of a theme with errors are never written, so they are not made. An error that a comment or the baseline may accept
  /// does not prevent products here: the whole run decides whether it is accepted.
  init(_ forms: [OutputForm], of checked: CheckedTheme, _ options: EmissionOptions, _ report: inout ThemeReport) {
    let (compilation, baseline) = (checked.compilation, checked.setup.baseline)
    guard !report.diagnostics.contains(where: { $0.preventsProducts(despite: baseline) }) else { return }
    var extent = Product.Extent(classes: compilation.table.rows.count, properties: compilation.table.cells.count)
    for form in forms {
      let emitted = form.emit(compilation, options)
      report.add(checked.setup.graded(emitted.diagnostics))
      extent.values = emitted.valueCount
      switch emitted.content {
      case .file(let bytes): products.append(Product(content: .file(bytes), extent: extent))
      case .folder(let files):
        let files = files.map { FolderOutput.File(path: FilePath($0.path), bytes: $0.bytes) }
        products.append(Product(content: .folder(files), extent: extent))
      case .failure(let reason): failure = failure ?? Failure(reason)
      }
    }
  }
}

extension Diagnostic {
  /// Whether no product is written because of the diagnostic, whatever the user accepts.
  fileprivate func preventsProducts(despite baseline: Baseline) -> Bool {
    guard severity == .error, !canBeAcceptedByComment else { return false }
    return baseline.counts.isEmpty || !canBeAcceptedByBaseline
  }
}

extension ThemeReport {
  /// Adds an emitter's findings, each once for all forms.
  fileprivate mutating func add(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    let known = Set(self.diagnostics)
    self.diagnostics += diagnostics.filter { !known.contains($0) }
    self.diagnostics = self.diagnostics.sortedForReport()
  }
}
