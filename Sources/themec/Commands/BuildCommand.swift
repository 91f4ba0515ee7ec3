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
    let reporter = try Reporter(parsed)
    let form: EmitForm = parsed.choice(.emit) ?? .default
    let inputs = try Input.list(
      parsed.positionals, standardInputName: parsed.value(.standardInputName))
    let plan = try OutputPlan.make(
      for: inputs, output: parsed.value(.output), fileExtension: form.fileExtension)
    if plan.destinations.contains(.standardOutput) {
      try reporter.leaveStandardOutput(to: "the table")
    }
    let compilations = try Compilation.of(inputs, parsed)
    let code = try reporter.publish(
      Findings(compilations), on: console, remark: "nothing was written")
    guard code == .success else { return code }
    try write(compilations, as: form, to: plan, on: console)
    return code
  }

  private static func write(
    _ compilations: [Compilation], as form: EmitForm, to plan: OutputPlan.Plan,
    on console: Console
  ) throws(Failure) {
    var files: [OutputFile] = []
    var tables: [Compilation] = []
    for (compilation, destination) in zip(compilations, plan.destinations) {
      let bytes = form.bytes(of: compilation.table)
      switch destination {
      case .standardOutput: try console.write(bytes)
      case .file(let path):
        files.append(OutputFile(path: path, bytes: bytes))
        tables.append(compilation)
      }
    }
    if let folder = plan.missingFolder { try OutputFolder.make(folder) }
    let changes = try OutputTransaction.write(files)
    for (index, file) in files.enumerated() {
      console.report(summary(of: tables[index], at: file.path, changed: changes[index]))
    }
  }

  /// `wrote theme.json (12 classes, 61 properties)`.
  private static func summary(
    of compilation: Compilation, at path: FilePath, changed: Bool
  ) -> String {
    let table = compilation.table
    let size = "\(table.rows.count) classes, \(table.cells.count) properties"
    return changed ? "wrote \(path.display()) (\(size))" : "\(path.display()) is up to date"
  }
}
