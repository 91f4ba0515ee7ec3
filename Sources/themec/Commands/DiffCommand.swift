import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry
import ThemeService

extension Command {
  static let diff = Command(
    "diff", overview: "Show what one theme says otherwise than another.",
    discussion: """
      Every property is compared in every state and every environment, by its value and not by how it is \
      written. Both themes may be stylesheets or tables. Ends with 1 where they differ, with 0 where an app \
      gets the same from both, with 2 where one of them cannot be read or has errors.
      """,
    positionals: [
      PositionalSpec(
        "old", files: .any, help: "A stylesheet or a table '.nsst'; '-' is standard input."),
      PositionalSpec("new", files: .any, help: "The one that it is compared with."),
    ],
    options: [.answerForm] + OptionSpec.compiling,
    examples: [
      Example("diff old.nss new.nss", "Show what changed."),
      Example("diff released.nsst theme.nss --format json", "Compare with a table, for a tool."),
    ],
    exitCodes: [
      ExitStatus(.success, "An app gets the same from both themes."),
      ExitStatus(.findings, "The themes differ."),
      ExitStatus(.failure, "A theme cannot be read or has errors."), .usage,
    ],
    run: DiffCommand.run)
}

/// `themec diff`.
enum DiffCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    var request = try ThemeRequest(
      parsed, themes: parsed.positionals, reporter: try Reporter(parsed))
    request.takesTables = true
    try request.reporter.leaveStandardOutput(to: "the differences")
    try request.claim([])
    let sources = try request.load()
    let resolved = sources.resolveAll()
    let code = try request.reporter.publish(
      resolved.findings, on: console, sources.plan, consequence: "nothing was compared")
    guard code == .success, let old = resolved.themes.first, let new = resolved.themes.last else {
      return .failure
    }
    let difference = ThemeDifference(
      from: old.table, to: new.table, registry: sources.registry(of: resolved.themes))
    try write(difference, of: request.inputs.map(\.name), as: parsed.choice(.answerForm), console)
    return difference.isEmpty ? .success : .findings
  }

  private static func write(
    _ difference: ThemeDifference, of names: [String], as form: AnswerForm?, _ console: Console
  ) throws(Failure) {
    switch form ?? .text {
    case .json:
      try console.write(
        document: difference.json(oldName: names.first ?? "", newName: names.last ?? ""))
    case .text:
      try console.write(difference.text(console.outputTraits.rendering))
      console.report(difference.summary)
    }
  }
}

extension ThemeDifference {
  /// `3 differences in 2 classes`.
  fileprivate var summary: String {
    guard !isEmpty else { return "no differences" }
    return counted(count, "difference") + " in "
      + counted(pathCount, "class", plural: "classes")
  }
}

extension ThemeSources {
  /// The registry, with the declarations of the themes themselves.
  fileprivate func registry(of themes: [Resolved]) -> Registry {
    let trees = themes.flatMap { $0.compilation?.graph.files.map(\.tree) ?? [] }
    return options(of: themes.count - 1).registry.adding(declarationsOf: trees).value
  }
}
