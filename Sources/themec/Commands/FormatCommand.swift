import ThemeBase
import ThemeModel
import ThemeProject
import ThemeSyntax

extension Command {
  static let format = Command(
    "format", overview: "Lay stylesheets out in the one canonical way.",
    discussion: """
      Only white space, line breaks and a missing last ';' change: what a theme resolves to stays the same. A rule \
      in which there is a mistake stays as it is, and so does what stands between '/* themec-format-off */' and \
      '/* themec-format-on */'. Without '-i', '--check' or '--diff' the result goes to standard \
      output, and one stylesheet is taken. With '--check' or '--diff' it ends with 1 where something would change.
      """, positionals: [.themesAndFolders],
    options: [.inPlace, .formatCheck, .formatDiff, .formatTarget, .standardInputName, .forceExclude]
      + OptionSpec.configuration,
    examples: [
      Example("format -i -- *.nss", "Rewrite all stylesheets of a folder."),
      Example("format --check theme.nss", "Fail where a stylesheet is laid out otherwise, as in CI."),
      Example("format -", "Format standard input, for an editor."),
    ],
    exitCodes: [
      ExitStatus(.success, "The stylesheets are laid out in the canonical way."),
      ExitStatus(.findings, "With '--check' or '--diff', a stylesheet would change."),
      ExitStatus(.failure, "A stylesheet cannot be read or written."), .usage,
    ], run: FormatCommand.run)
}

extension OptionSpec {
  static let inPlace = OptionSpec("in-place", short: "i", help: "Rewrite the files.")
  static let formatCheck = OptionSpec("check", help: "Write nothing, and name the files that would change.")
  static let formatDiff = OptionSpec("diff", help: "Write nothing, and show the lines that would change.")
  static let formatTarget = OptionSpec(
    "target", value: .choice(Target.allCases.map(\.rawValue)),
    help: "Who reads the stylesheet: for 'fiori-swiftui' definitions are written as '@name:value;'.")
}

/// `themec format`.
enum FormatCommand {
  /// A stylesheet that is laid out otherwise, with its canonical layout.
  private struct Sheet {
    let input: Input
    let content: FileContent
    let formatted: [UInt8]
  }

  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    guard try !InputExpansion.isEmpty(parsed.positionals, of: parsed) else { return .success }
    let configurations = ConfigurationFiles(try ConfigurationRequest(parsed))
    let expansion = try InputExpansion(
      parsed.positionals, configurations, excludesNamed: parsed.has(.forceExclude))
    let inputs = try Input.list(expansion.arguments, standardInputName: parsed.value(.standardInputName))
    let isReport = parsed.has(.formatCheck) || parsed.has(.formatDiff)
    guard !(isReport && parsed.has(.inPlace)) else {
      throw .usage("'--in-place' writes files, and '--check' and '--diff' write none")
    }
    guard isReport || parsed.has(.inPlace) || inputs.count <= 1 else {
      throw .usage(
        "standard output takes one stylesheet, and \(inputs.count) were named", help: ["to rewrite the files, add '-i'"]
      )
    }
    let isShown = !isReport && !parsed.has(.inPlace)
    var (problems, count): ([Failure.Problem], Int) = ([], 0)
    var frozen: [Input] = []
    // Of the sheets that stay as they are nothing is kept.
    var changed: [Sheet] = []
    for input in inputs {
      let content: FileContent
      do throws(Failure) { content = try input.read() } catch {
        problems += error.problems
        continue
      }
      count += 1
      let settings = try configurations.settings(for: input.configuredPath)
      let options = FormatOptions(writesDefinitionsForLineReader: settings.definitions == .lineReader)
      let tree = Parser.parse(SourceFile(id: FileID(index: 0), path: input.name, bytes: content.bytes))
      let formatted = Formatter.format(tree, options: options)
      if tree.hasFrozenItems { frozen.append(input) }
      if isShown || formatted != content.bytes {
        changed.append(Sheet(input: input, content: content, formatted: formatted))
      }
    }
    problems += expansion.problems
    for problem in problems { console.say(problem, .error) }
    for input in frozen { console.report("'\(input.name)' has mistakes; what they affect stays as it is") }
    if isReport {
      try report(changed, of: count, parsed, console)
    } else if parsed.has(.inPlace) {
      try rewrite(changed, of: count, configurations, console)
    } else {
      for sheet in changed { try console.write(document: sheet.formatted) }
    }
    if !problems.isEmpty { return .failure }
    return isReport && !changed.isEmpty ? .findings : .success
  }

  private static func report(_ changed: [Sheet], of count: Int, _ parsed: ParsedArguments, _ console: Console)
    throws(Failure)
  {
    for sheet in changed {
      if parsed.has(.formatDiff) {
        try console.write(diff: LineDiff.bytes(from: sheet.content.bytes, to: sheet.formatted, path: sheet.input.name))
      } else {
        try console.write(lines: "\(sheet.input.name)\n")
      }
    }
    console.report("\(changed.count) of \(counted(count, "file")) would change")
  }

  private static func rewrite(
    _ changed: [Sheet], of count: Int, _ configurations: ConfigurationFiles, _ console: Console
  ) throws(Failure) {
    var plan = FilePlan()
    plan.note(configurations)
    let checked = try plan.checked(
      writing: changed.compactMap { sheet in sheet.input.path.map { ($0, "the formatted '\(sheet.input.name)'") } })
    try OutputWriter.write(
      changed.compactMap { sheet in
        sheet.input.path.map { Output(.file($0), sheet.formatted, as: .rewrite(sheet.content)) }
      }, checked)
    for sheet in changed where sheet.input.path == nil { try console.write(document: sheet.formatted) }
    console.report("\(changed.count) of \(counted(count, "file")) changed")
  }
}
