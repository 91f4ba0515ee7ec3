import ThemeBase
import ThemeExchange
import ThemeProject
import ThemeReports

/// A form that `themec import` reads.
enum ImportForm: String, CaseIterable { case tokens, sap, xcassets }

/// `themec import`.
enum ImportCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let form = try parsed.choice(at: 0, called: "form", as: ImportForm.self)
    let reports = try ReportRequests(parsed, showsAllNotes: true)
    let destination = parsed.value(.output).map { Destination($0) } ?? .standardOutput
    if destination == .standardOutput { try reports.leaveStandardOutput(to: "the stylesheet") }
    let reporter = try Reporter(reports, FileSettings(ofRun: parsed))
    var reading = ImportReading(mayLeaveRoot: parsed.has(.allowOutsideRoot))
    let result = try read(form, parsed, &reading)
    var outputs = reports.files.map { ($0, "the report") }
    if let path = destination.path { outputs.append((path, "the stylesheet")) }
    let plan = try reading.plan.checked(writing: outputs)
    let findings = Findings(groups: [Findings.Group(sources: result.sources, diagnostics: result.diagnostics)])
    let (code, changes) = try reporter.publish(
      findings, on: console, plan, consequence: "nothing was written"
    ) {
      code, outputs in
      if code == .success { outputs.items = [Output(destination, result.sheet, as: .source)] }
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
      throw .missingArgument("file")
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
