import ThemeBase
import ThemeExchange
import ThemeReports

extension Command {
  static let importing = Command(
    "import", overview: "Make a stylesheet of design tokens, SAP's web themes or an asset catalogue.",
    discussion: """
      'tokens' reads the format and the resolver of the Design Tokens Community Group, files and folders of Style \
      Dictionary and Tokens Studio, and variables of Figma, in JSON or JSON5. Several files mean what their folder means; \
      a later one replaces tokens of an earlier one. 'sap' reads SAP's theming base content and what UI Theme Designer \
      exports: the folders of the themes of one family, for light and dark appearance and high contrast, become one \
      stylesheet on top of 'themec:Fiori', whose palette takes the colours of the theme. 'xcassets' reads the colour sets \
      of a catalogue of Xcode, or one of them.

      The stylesheet holds a definition for each token or set, with its values for dark appearance, elevated surfaces and \
      high contrast. What a stylesheet cannot hold is reported with its place and left out. A type that the file does not \
      say is never guessed.
      """,
    positionals: [
      PositionalSpec("form", choices: ImportForm.allCases.map(\.rawValue), help: "'tokens', 'sap' or 'xcassets'."),
      PositionalSpec(
        "file", .zeroOrMore, files: .any,
        help: """
          Files or folders of tokens, '-' for standard input; folders or files of SAP's themes; or the catalogue's folder.
          """),
    ], options: [.importOutput, .light, .dark, .context, .allowOutsideRoot, .report, .strict, .maxWarnings],
    examples: [
      Example("import tokens brand.tokens.json -o brand.nss", "Write brand.nss."),
      Example(
        "import tokens base.json --light day.json --dark night.json -o brand.nss", "Take a file for each appearance."),
      Example("import tokens tokens/ --context platform=ios", "Take the tokens for iOS of a folder."),
      Example(
        "import sap baseLib/sap_horizon baseLib/sap_horizon_{dark,hcw,hcb} -o horizon.nss",
        "Make one stylesheet of SAP's four themes."),
      Example("import xcassets Assets.xcassets", "Print the stylesheet of a catalogue's colours."),
    ],
    exitCodes: [
      ExitStatus(.success, "The stylesheet was written; warnings say what it lacks."),
      ExitStatus(
        .findings, "The file is damaged, nothing of it can be written, or there are warnings with '--strict'."),
      ExitStatus(.failure, "The file cannot be read, or the stylesheet not be written."), .usage,
    ], run: ImportCommand.run)
}

extension OptionSpec {
  static let importOutput = OptionSpec(
    "output", short: "o", value: .text(placeholder: "path"),
    help: "The stylesheet to write; standard output without it.")
  static let light = OptionSpec(
    "light", value: .text(placeholder: "path"), isRepeatable: true,
    help: "Tokens for light appearance, over those of the other files.")
  static let dark = OptionSpec(
    "dark", value: .text(placeholder: "path"), isRepeatable: true,
    help: "Tokens for dark appearance, over those of the other files.")
  static let context = OptionSpec(
    "context", value: .text(placeholder: "name=value"), isRepeatable: true,
    help: """
      Choose among contexts, modes, themes, sets, folders or files, as in 'platform=ios', or say when one applies, as in \
      'light_ax=(contrast: high)'.
      """)
}

/// A form that `themec import` reads.
enum ImportForm: String, CaseIterable { case tokens, sap, xcassets }

/// `themec import`.
enum ImportCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let form = try parsed.choice(at: 0, called: "form", as: ImportForm.self)
    let reporter = try Reporter(parsed, showsAllNotes: true)
    let destination = parsed.value(.importOutput).map { Destination($0) } ?? .standardOutput
    if destination == .standardOutput { try reporter.leaveStandardOutput(to: "the stylesheet") }
    var reading = ImportReading(mayLeaveRoot: parsed.has(.allowOutsideRoot))
    let result = try read(form, parsed, &reading)
    var outputs = reporter.files.map { ($0, "the report") }
    if let path = destination.path { outputs.append((path, "the stylesheet")) }
    let plan = try reading.plan.checked(writing: outputs)
    let findings = Findings(groups: [Findings.Group(sources: result.sources, diagnostics: result.diagnostics)])
    let (code, changes) = try reporter.publish(findings, on: console, plan, consequence: "nothing was written") {
      code, outputs in
      if code == .success { outputs.items = [.file(Output(destination, result.sheet, as: .source))] }
    }
    if let path = destination.path, !changes.isEmpty {
      console.report("wrote \(path.display()) (\(counted(result.definitionCount, "definition")))")
    }
    return code
  }

  private static func read(_ form: ImportForm, _ parsed: ParsedArguments, _ reading: inout ImportReading)
    throws(Failure) -> ImportResult
  {
    let files = Array(parsed.positionals.dropFirst())
    let modes = [OptionSpec.light, .dark].map { (name: $0.name, arguments: parsed.all($0)) }
    if form != .tokens, let option = [OptionSpec.light, .dark, .context].first(where: parsed.has) {
      throw .usage("'\(option.spelling)' is only for 'import tokens'")
    }
    guard !files.isEmpty || modes.contains(where: { !$0.arguments.isEmpty }) else {
      throw .missingArgument(Command.importing.positionals[1])
    }
    switch form {
    case .tokens:
      var choices = ContextChoices()
      for choice in parsed.all(.context) where !choices.add(choice.text) {
        throw .usage(
          "'--context' takes a choice such as 'platform=ios', or a condition such as "
            + "'dim=(appearance: dark)', not '\(choice.text)'")
      }
      return try reading.tokens(files, modes: modes, choosing: choices)
    case .sap: return try reading.themes(files)
    case .xcassets:
      guard files.count == 1 else { throw .usage("'xcassets' takes one catalogue") }
      return try reading.catalog(files[0])
    }
  }
}
