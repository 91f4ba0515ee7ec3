import ThemeBase
import ThemeProject
import ThemeReports

extension Command {
  static let baseline = Command(
    "baseline", overview: "Keep a file of known findings, so that only new ones are reported.",
    discussion: """
      'write' accepts all findings that there are now. 'prune' drops those that are gone. 'diff' shows which \
      are new and which are gone. Findings are known by their content (code, class path, property, value), not by \
      their lines. 'lint' and 'build' take the file with '--baseline'. Errors are accepted too, but for those \
      that keep a file from being read.
      """,
    positionals: [
      PositionalSpec("action", choices: ["write", "prune", "diff"], help: "'write', 'prune' or 'diff'."),
      .themesAndFolders,
    ], options: [.baselinePath, .layer, .app, .forceExclude] + OptionSpec.compiling.filter { $0.name != "baseline" },
    examples: [
      Example("baseline write themes/*.nss", "Accept what is found now."),
      Example("lint --baseline \(BaselineFile.usualName) themes/*.nss", "Report only what is new."),
      Example("baseline prune themes/*.nss", "Drop what was put right."),
    ],
    exitCodes: [
      ExitStatus(.success, "The baseline was written, or there is no difference."),
      ExitStatus(.findings, "'diff' found new findings or some that are gone."), .failure, .usage,
    ], run: BaselineCommand.run)
}

extension OptionSpec {
  static let baselinePath = OptionSpec(
    "baseline", value: .text(placeholder: "file"), defaultValue: BaselineFile.usualName, section: .diagnostics,
    help: "The file of known findings; 'write' takes '-' for standard output.")
}

/// `themec baseline`.
enum BaselineCommand {
  /// The action on the baseline.
  private enum Action: String, CaseIterable { case write, prune, diff }

  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let action = try parsed.choice(at: 0, called: "action", as: Action.self)
    guard try !InputExpansion.isEmpty(Array(parsed.positionals.dropFirst()), of: parsed) else { return .success }
    let configured = try FileSettings(ofRun: parsed).baseline.map {
      Argument(bytes: FilePath(bytes: $0).relativeToWorkingFolder.bytes)
    }
    let argument = parsed.value(.baselinePath) ?? configured ?? Argument(BaselineFile.usualName)
    guard !argument.isDash || action == .write else {
      throw .usage("'--baseline' takes a file for '\(action.rawValue)', not standard input")
    }
    let path = FilePath(argument)
    let (findings, plan) = try findings(parsed, writing: action == .diff || argument.isDash ? nil : path)
    let found = Baseline(accepting: findings.groups.flatMap(\.diagnostics))
    guard action != .write else {
      try OutputWriter.write([Output(Destination(argument), found.document(), as: .source)], plan)
      if !argument.isDash { reportAccepted(findings, path, console) }
      return .success
    }
    let known = try BaselineFile.read(Input.list([argument], standardInputName: nil)[0])
    guard action == .prune else { return try showDifference(of: found, to: known, console) }
    let kept = known.pruned(to: found)
    try OutputWriter.write([Output(.file(path), kept.document(), as: .source)], plan)
    console.report("dropped \(count(known.subtracting(kept))) from \(path.display())")
    return .success
  }

  /// Everything that is found now, except the findings that comments accept.
  private static func findings(_ parsed: ParsedArguments, writing path: FilePath?) throws(Failure) -> (
    Findings, FilePlan.Checked
  ) {
    let plain = parsed.without(.baselinePath)
    var request = try ThemeRequest(
      plain, themes: parsed.positionals.dropFirst(), takesFolders: true, usesBaseline: false)
    request.findsSubjects = true
    request.shipsSheets = true
    request.readsApp = true
    try request.claim(path.map { [($0, "the baseline")] } ?? [])
    let sources = try request.load()
    return (sources.check { _, _, _ in }.findings, sources.plan)
  }

  /// Reports how many findings of each code a new baseline accepts, counted as `lint` counts them, and what it leaves.
  private static func reportAccepted(_ findings: Findings, _ path: FilePath, _ console: Console) {
    guard !console.isQuiet else { return }
    let found = findings.triaged
    let rendering = console.errorTraits.rendering
    func report(_ line: String, _ findings: Findings) {
      console.report(line)
      console.say(findings.statistics(rendering))
    }
    let accepted = found.filtered(\.canBeAcceptedByBaseline)
    report("accepted \(counted(accepted.summary.count, "finding")) in \(path.display())", accepted)
    let left = found.filtered { !$0.canBeAcceptedByBaseline }
    guard left.summary.count > 0 else { return }
    let rest = left.summary.count == 1 ? "keeps" : "keep"
    report("left out \(counted(left.summary.count, "finding")) that \(rest) a file from being read", left)
  }

  private static func showDifference(of found: Baseline, to known: Baseline, _ console: Console) throws(Failure)
    -> ExitCode
  {
    let (new, gone) = (found.subtracting(known), known.subtracting(found))
    var text = StyledText(console.outputTraits.rendering)
    for (baseline, word, role) in [(new, "new ", TextRole.removed), (gone, "gone", .inserted)] {
      for key in baseline.sortedKeys {
        text.append(word, role)
        text.append(line: "  \(key.summary(count: baseline.counts[key] ?? 1))")
      }
    }
    try console.write(text)
    console.report("\(count(new)) new, \(count(gone)) gone")
    return new.counts.isEmpty && gone.counts.isEmpty ? .success : .findings
  }

  private static func count(_ baseline: Baseline) -> String { counted(baseline.count, "finding") }
}

extension Baseline.Key {
  /// `unit-suffix: Button font-size: 17px (2 times)`.
  fileprivate func summary(count: Int) -> String {
    let property = subject.property.map { name in "\(name)\(subject.state.map { "-\($0)" } ?? "")" }
    let words = [subject.classPath, property, subject.value].compactMap(\.self)
    return "\(code): \(words.joined(separator: " | "))\(count > 1 ? " (\(count) times)" : "")"
  }
}
