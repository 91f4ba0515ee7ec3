import ThemeCompiler
import ThemeDiagnostics
import ThemeTable

extension Command {
  static let build = Command(
    "build", overview: "Compile themes into tables that apps read.",
    discussion: """
      Every mistake in the themes is reported at once. When there is an error, nothing is written and \
      earlier tables stay as they are.
      """,
    positionals: [.themes], options: [.output, .emit] + OptionSpec.compiling,
    examples: [
      Example("build theme.nss", "Write theme.json beside the theme."),
      Example("build light.nss dark.nss -o out/", "Compile each theme on its own into a folder."),
      Example("build - -o - < theme.nss", "Read standard input, write standard output."),
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
    defaultValue: EmitForm.default.rawValue, help: "The form of the table.")
}

/// `themec build`.
enum BuildCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let form: EmitForm = parsed.choice(.emit) ?? .default
    var request = try ThemeRequest(
      parsed, themes: parsed.positionals, reporter: try Reporter(parsed))
    let plan = try OutputPlan.make(
      for: request.inputs, output: parsed.value(.output), fileExtension: form.fileExtension)
    if plan.destinations.contains(.standardOutput) {
      try request.reporter.leaveStandardOutput(to: "the table")
    }
    try request.claim(products(of: plan, for: request.inputs))
    let (compilations, findings) = try request.compile()
    let code = try request.reporter.publish(
      findings, on: console, remark: "nothing was written")
    guard code == .success else { return code }
    try write(compilations, as: form, to: plan, on: console)
    return code
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
    _ compilations: [Compilation], as form: EmitForm, to plan: OutputPlan, on console: Console
  ) throws(Failure) {
    var files: [OutputFile] = []
    var tables: [ResolvedTable] = []
    for (compilation, destination) in zip(compilations, plan.destinations) {
      let bytes = form.bytes(of: compilation.table)
      switch destination {
      case .standardOutput: try console.write(bytes)
      case .file(let path):
        files.append(OutputFile(path: path, bytes: bytes))
        tables.append(compilation.table)
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
