import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeProject
import ThemeReports
import ThemeSyntax

/// `themec baseline`.
enum BaselineCommand {
  /// The action on the baseline.
  private enum Action: String, CaseIterable { case write, prune, diff }

  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let action = try parsed.choice(at: 0, called: "action", as: Action.self)
    let configured = try FileSettings(ofRun: parsed).baseline.map {
      Argument(bytes: FilePath(bytes: $0).relativeToWorkingFolder.bytes)
    }
    if parsed.has(.asComments) {
      guard action == .write, !parsed.has(.baseline) else {
        throw .usage("'--as-comments' goes with 'write', and writes no '--baseline'")
      }
      return try writeComments(parsed, console)
    }
    let argument = parsed.value(.baseline) ?? configured ?? Argument(BaselineFile.usualName)
    guard !argument.isDash || action == .write else {
      throw .usage("'--baseline' takes a file for '\(action.rawValue)', not standard input")
    }
    let path = FilePath(argument)
    let (findings, sources) = try findings(parsed, writing: action == .diff || argument.isDash ? nil : path)
    let found = Baseline(accepting: findings.groups.flatMap(\.diagnostics))
    guard action != .write else {
      try sources.plan.write([Output(Destination(argument), found.document(), as: .source)])
      if !argument.isDash {
        report(findings, acceptedIn: path.display(), leftOut: " about files that are not read", console) {
          $0.canBeAcceptedByBaseline
        }
      }
      return .success
    }
    let input = try Input.list([argument], standardInputName: nil)[0]
    let known = try BaselineFile.read(input, writtenOf: parsed.baselineWords(parsed.positionals.dropFirst()))
    guard action == .prune else { return try showDifference(of: found, to: known, console) }
    let kept = known.pruned(to: found)
    try sources.plan.write([Output(.file(path), kept.document(), as: .source)])
    console.report("dropped \(count(known.subtracting(kept))) from \(path.display())")
    return .success
  }

  /// Everything that is found now, except the findings that comments accept.
  private static func findings(_ parsed: ParsedArguments, writing path: FilePath?) throws(Failure) -> (
    Findings, ThemeSources
  ) {
    let plain = parsed.without(.baseline)
    var request = try ThemeRequest(
      plain, themes: parsed.positionals.dropFirst(), takesFolders: true, usesBaseline: false)
    request.findsSubjects = true
    request.shipsSheets = true
    request.readsApp = true
    try request.claim(path.map { [($0, "the baseline")] } ?? [])
    let sources = try request.load()
    return (sources.check { _, _, _ in }.findings, sources)
  }

  /// Writes comments that accept what is found in the stylesheets that were named.
  private static func writeComments(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let (findings, sources) = try findings(parsed, writing: nil)
    let all = findings.groups.flatMap(\.diagnostics)
    var texts: [Int: [UInt8]] = [:]
    var writers: [FileID: AcceptanceComments] = [:]
    for number in Set(sources.inputs.map(\.file)) {
      let tree = sources.graph.trees[number]
      let lossless = LosslessEdits(tree)
      let comments = AcceptanceComments(in: tree)
      writers[tree.file.id] = comments
      let edits = comments.edits(accepting: all.filter { $0.span.file == tree.file.id }, because: "known")
      guard !edits.isEmpty else { continue }
      var text = PatchedText(tree.file.bytes)
      text.apply(edits.compactMap(lossless.fitted))
      texts[number] = text.bytes
    }
    try sources.rewrite(texts, as: "commented")
    let place = "comments of \(counted(texts.count, "file"))"
    report(findings, acceptedIn: place, leftOut: ": errors and what is in other files", console) {
      writers[$0.span.file]?.canAccept($0) == true
    }
    return .success
  }

  /// Reports how many findings of each code are accepted now, counted as `lint` counts them, and which are not.
  private static func report(
    _ findings: Findings, acceptedIn place: String, leftOut reason: String, _ console: Console,
    where isAccepted: (Diagnostic) -> Bool
  ) {
    guard !console.isQuiet else { return }
    let found = findings.triaged
    let accepted = found.filtered(isAccepted)
    let left = found.filtered { !isAccepted($0) }
    console.report("accepted \(counted(accepted.summary.count, "finding")) in \(place)")
    console.say(accepted.statistics(console.errorTraits.rendering))
    guard left.summary.count > 0 else { return }
    console.report("left out \(counted(left.summary.count, "finding"))\(reason)")
    console.say(left.statistics(console.errorTraits.rendering))
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

extension ParsedArguments {
  /// The words that name what a baseline is about: some themes, and how they are read.
  func baselineWords(_ themes: some Sequence<Argument>) -> [String] {
    (has(.layer) ? ["--layer"] : []) + all(.app).flatMap { ["--app", $0.text] } + themes.map(\.text)
  }
}

/// The file of a baseline.
enum BaselineFile {
  /// The name that `themec baseline` uses by default.
  static let usualName = "themec-baseline.json"

  /// Reads a baseline; the help about a missing one writes it by a command that goes on with some words of the line.
  static func read(_ input: Input, namedBy setting: Setting? = nil, writtenOf words: [String]) throws(Failure)
    -> Baseline
  {
    var sources = SourceSet()
    let content: FileContent
    do throws(Failure) { content = try input.read(namedBy: setting) } catch {
      guard let path = input.path, LocalFileSystem().statusIfAny(of: path) == nil, let problem = error.problems.first,
        !problem.help.contains(Failure.helpAboutRoot)
      else { throw error }
      // A line of many themes, which a shell may have found by a pattern, is not written out.
      let words = words.count > 8 ? ["<theme> ..."] : words.map(\.quotedForShell)
      let command = (["themec baseline write --baseline", path.display().quotedForShell] + words).joined(separator: " ")
      let isFolderThere = LocalFileSystem().statusIfAny(of: path.folder) != nil
      let folder = isFolderThere ? "" : "mkdir -p \(path.folder.display().quotedForShell) && "
      throw Failure(problem.message, help: problem.help + ["write it: \(escaped(folder + command))"])
    }
    let file = sources.add(path: input.name, bytes: content.bytes)
    do { return try Baseline(file) } catch {
      let place = LineMap(file).position(at: Int(error.span.start))
      throw Failure(
        "\(input.name):\(place.line):\(place.column): \(error.message)", help: error.help.map { [$0] } ?? [])
    }
  }
}
