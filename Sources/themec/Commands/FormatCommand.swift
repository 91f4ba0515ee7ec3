import ThemeBase
import ThemeProject
import ThemeSyntax

/// `themec format`.
enum FormatCommand {
  /// A stylesheet that is laid out otherwise, with its canonical layout.
  private typealias Sheet = (input: Input, content: FileContent, formatted: [UInt8])

  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let configurations = ConfigurationFiles(try ConfigurationRequest(parsed))
    let expansion = try InputExpansion(
      parsed.positionals, configurations, excludesNamed: parsed.has(.forceExclude))
    let inputs = try Input.list(expansion.arguments, standardInputName: parsed.value(.standardInputName))
    let isReport = parsed.has(.check) || parsed.has(.diff)
    guard !(isReport && parsed.has(.inPlace)) else {
      throw .usage("'--in-place' writes files, and '--check' and '--diff' write none")
    }
    guard isReport || parsed.has(.inPlace) || inputs.count <= 1 else {
      throw .usage(
        "standard output takes one stylesheet, and \(inputs.count) were named", help: ["to rewrite the files, add '-i'"]
      )
    }
    let isShown = !isReport && !parsed.has(.inPlace)
    var problems: [Failure.Problem] = []
    var (count, changedCount) = (0, 0)
    var frozen: [Input] = []
    // Only sheets that are rewritten are kept: all of them change together.
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
      guard isShown || formatted != content.bytes else { continue }
      changedCount += 1
      if parsed.has(.diff) {
        try console.write(diff: LineDiff.bytes(from: content.bytes, to: formatted, path: input.name))
      } else if isReport {
        try console.write(lines: "\(input.name)\n")
      } else {
        changed.append((input, content, formatted))
      }
    }
    problems += expansion.problems
    for problem in problems { console.say(problem, .error) }
    for input in frozen { console.report("'\(input.name)' has mistakes; what they affect stays as it is") }
    if isReport {
      console.report("\(changedCount) of \(counted(count, "file")) would change")
    } else if parsed.has(.inPlace) {
      try rewrite(changed, of: count, configurations, console)
    } else {
      for sheet in changed { try console.write(document: sheet.formatted) }
    }
    if !problems.isEmpty { return .failure }
    return isReport && changedCount > 0 ? .findings : .success
  }

  private static func rewrite(
    _ changed: [Sheet], of count: Int, _ configurations: ConfigurationFiles, _ console: Console
  ) throws(Failure) {
    var plan = FilePlan()
    plan.note(configurations)
    try plan.write(
      changed.map { sheet in
        Output(
          sheet.input.path.map { .file($0) } ?? .standardOutput, sheet.formatted, as: .rewrite(sheet.content),
          called: "the formatted '\(sheet.input.name)'")
      })
    console.report("\(changed.count) of \(counted(count, "file")) changed")
  }
}
