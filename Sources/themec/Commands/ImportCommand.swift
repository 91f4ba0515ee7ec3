import ThemeBase
import ThemeFiles
import ThemeImport
import ThemeReports

extension Command {
  static let importing = Command(
    "import", overview: "Make a stylesheet of design tokens or of an asset catalogue.",
    discussion: """
      'tokens' reads the format and the resolver of the Design Tokens Community Group, files of Style Dictionary, files \
      and folders of Tokens Studio, and variables of Figma. 'xcassets' reads the colour sets of a catalogue of Xcode, or one of them.

      The stylesheet holds a definition for each token or set, with its values for dark appearance, elevated surfaces and \
      high contrast. What a stylesheet cannot hold is reported with its place and left out. A type that the file does not \
      say is never guessed.
      """,
    positionals: [
      PositionalSpec(
        "form", choices: ImportForm.allCases.map(\.rawValue), help: "'tokens' or 'xcassets'."),
      PositionalSpec(
        "file", files: .any,
        help: "The tokens' file or folder, '-' for standard input, or the catalogue's folder."),
    ],
    options: [.importOutput, .report, .strict, .maxWarnings],
    examples: [
      Example("import tokens brand.tokens.json -o brand.nss", "Write brand.nss."),
      Example("import xcassets Assets.xcassets", "Print the stylesheet of a catalogue's colours."),
    ],
    exitCodes: [
      ExitStatus(.success, "The stylesheet was written; warnings say what it lacks."),
      ExitStatus(
        .findings,
        "The file is damaged, nothing of it can be written, or there are warnings with '--strict'."),
      ExitStatus(.failure, "The file cannot be read, or the stylesheet not be written."), .usage,
    ],
    run: ImportCommand.run)
}

extension OptionSpec {
  static let importOutput = OptionSpec(
    "output", short: "o", value: .text(placeholder: "path"),
    help: "The stylesheet to write; standard output without it.")
}

/// A form that `themec import` reads.
enum ImportForm: String, CaseIterable {
  case tokens, xcassets
}

/// `themec import`.
enum ImportCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let form = try parsed.choice(at: 0, called: "form", as: ImportForm.self)
    let reporter = try Reporter(parsed, showsAllNotes: true)
    let destination = parsed.value(.importOutput).map { Destination($0) } ?? .standardOutput
    if destination == .standardOutput { try reporter.leaveStandardOutput(to: "the stylesheet") }
    let argument = parsed.positionals[1]
    var reading = ImportReading()
    let result =
      switch form {
      case .tokens: try reading.tokens(argument)
      case .xcassets: try reading.catalog(argument)
      }
    var outputs = reporter.files.map { ($0, "the report") }
    if let path = destination.path { outputs.append((path, "the stylesheet")) }
    let plan = try reading.plan.checked(writing: outputs)
    let findings = Findings(
      groups: [Findings.Group(sources: result.sources, diagnostics: result.diagnostics)])
    let verdict = reporter.verdict(on: findings)
    try reporter.announce(verdict, on: console, consequence: "nothing was written")
    let reports = reporter.outputs(of: verdict)
    guard verdict.code == .success else {
      try OutputWriter.write(reports, plan)
      return verdict.code
    }
    try OutputWriter.write(reports + [Output(destination, result.sheet)], plan)
    if let path = destination.path {
      console.report("wrote \(path.display()) (\(counted(result.definitionCount, "definition")))")
    }
    return .success
  }
}
