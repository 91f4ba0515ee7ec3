import ThemeCompiler
import ThemeDiagnostics
import ThemeTable

extension Command {
  static let build = Command(
    "build", overview: "Compile themes into tables that apps load.",
    discussion: """
      Every mistake in the themes is reported at once. When there is an error, nothing is written and \
      earlier tables stay as they are.
      """,
    positionals: [.themes], options: [.output, .emit] + OptionSpec.compiling,
    examples: [
      Example("build theme.nss", "Write theme.nsst beside the theme."),
      Example("build light.nss dark.nss -o out/", "Compile each theme on its own into a folder."),
      Example("build theme.nss -o theme.json", "Write the table in a form that people can read."),
      Example(
        "build theme.nss --emit nss --target nui -o flat.nss",
        "Write one flat stylesheet for a runtime of today."),
      Example("build - --emit json < theme.nss", "Read standard input, write standard output."),
    ],
    run: BuildCommand.run)
}

extension OptionSpec {
  static let output = OptionSpec(
    "output", short: "o", value: .text(placeholder: "path"),
    help: """
      The file to write, or a folder when it exists or ends in '/'; '-' is standard output. Without it the \
      table stands beside its theme.
      """)
  static let emit = OptionSpec(
    "emit", value: .choice(EmitForm.allCases.map(\.rawValue)),
    defaultValue: EmitForm.default.rawValue,
    help: "The form of the output, unless its name ends in '.json' or '.nss'.")
}

/// `themec build`.
enum BuildCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let form = form(parsed)
    var request = try ThemeRequest(
      parsed, themes: parsed.positionals, reporter: try Reporter(parsed))
    let plan = try OutputPlan.make(
      for: request.inputs, output: parsed.value(.output), fileExtension: form.fileExtension)
    try check(plan, form, request)
    // What only themec reads is gone from the stylesheet that is written.
    if form == .nss { request.options.portability = [] }
    try request.claim(products(of: plan, for: request.inputs))
    var (compilations, findings) = try request.compile(request.read())
    var products: [Product] = []
    if findings.exitCode(strict: request.reporter.isStrict) == .success {
      for compilation in compilations {
        products.append(try form.emit(compilation, request.options))
      }
      findings.add(products.map(\.diagnostics))
    }
    let code = try request.reporter.publish(
      findings, on: console, remark: "nothing was written")
    guard code == .success else { return code }
    try write(products, of: compilations, to: plan, on: console)
    return code
  }

  /// The form that was asked for: by its name, else by that of the output.
  private static func form(_ parsed: ParsedArguments) -> EmitForm {
    if !parsed.has(.emit), let form = parsed.value(.output).flatMap(EmitForm.init(outputNamed:)) {
      return form
    }
    return parsed.choice(.emit) ?? .default
  }

  private static func check(
    _ plan: OutputPlan, _ form: EmitForm, _ request: ThemeRequest
  ) throws(Failure) {
    guard plan.destinations.contains(.standardOutput) else { return }
    try request.reporter.leaveStandardOutput(to: "the table")
    guard form.isText || !Platform.isTerminal(1) else {
      throw .usage(
        "a binary table is nothing for a terminal",
        help: ["name a file with '--output', or write text with '--emit json'"])
    }
  }

  private static func products(
    of plan: OutputPlan, for inputs: [Input]
  ) -> [(path: FilePath, name: String)] {
    zip(plan.destinations, inputs).compactMap { destination, input in
      guard case .file(let path) = destination else { return nil }
      return (path, "the table of \(quoted(input.name, limit: 1_000))")
    }
  }

  private static func write(
    _ products: [Product], of compilations: [Compilation], to plan: OutputPlan,
    on console: Console
  ) throws(Failure) {
    var files: [OutputFile] = []
    var tables: [ResolvedTable] = []
    for (index, destination) in plan.destinations.enumerated() {
      switch destination {
      case .standardOutput: try console.write(products[index].bytes)
      case .file(let path):
        files.append(OutputFile(path: path, bytes: products[index].bytes))
        tables.append(compilations[index].table)
      }
    }
    if let folder = plan.missingFolder { try OutputFolder.make(folder) }
    let changes = try OutputTransaction.write(files)
    for (index, file) in files.enumerated() {
      let path = file.path.display()
      console.report(
        changes[index]
          ? "wrote \(path) (\(tables[index].extent))" : "\(path) is up to date")
    }
  }
}

extension ResolvedTable {
  /// `12 classes, 61 properties`.
  fileprivate var extent: String {
    [(rows.count, "class", "classes"), (cells.count, "property", "properties")]
      .map { "\($0) \($0 == 1 ? $1 : $2)" }.joined(separator: ", ")
  }
}
