import ThemeBase
import ThemeCompiler
import ThemeFiles

extension Command {
  static let initialize = Command(
    "init", overview: "Write a first theme, or rules for Bazel.",
    discussion: """
      The theme imports one of the built-in themes and shows how a colour, a class and a condition are written. A file \
      that exists is left alone.

      The word 'bazel' instead of a file writes the package 'themec' of a Bazel workspace, with the rules \
      'theme_library' and 'theme_table'.
      """,
    positionals: [
      PositionalSpec(
        "file", .optional, files: .stylesheets,
        help: "The stylesheet to write; \(InitCommand.usualName) by default. Or the word 'bazel'.")
    ],
    options: [.baseTheme],
    examples: [
      Example("init", "Write \(InitCommand.usualName) on top of Fiori's defaults."),
      Example(
        "init brand.nss --base NUI", "Write brand.nss on top of the styles of UIKit's classes."),
      Example("init bazel", "Write themec/BUILD.bazel and themec/defs.bzl."),
    ],
    exitCodes: [
      ExitStatus(.success, "The theme was written."),
      ExitStatus(.failure, "The file exists already or cannot be written."), .usage,
    ],
    run: InitCommand.run)
}

extension OptionSpec {
  static let baseTheme = OptionSpec(
    "base", value: .choice(BuiltInTheme.all.map(\.name)), defaultValue: "Fiori",
    help: "The built-in theme to begin with.")
}

/// `themec init`.
enum InitCommand {
  static let usualName = "theme.nss"
  private static let bazel: Argument = "bazel"

  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let argument = parsed.positionals.first ?? Argument(usualName)
    if argument == bazel { return try writeRules(console) }
    let name = parsed.value(.baseTheme)?.text ?? "Fiori"
    let base = BuiltInTheme.all.first { $0.name == name } ?? BuiltInTheme.all[0]
    let destination = Destination(argument)
    guard let path = destination.path else {
      try console.write(document: text(on: base, called: usualName))
      return .success
    }
    guard LocalFileSystem().statusIfAny(of: path) == nil else {
      throw Failure(
        "\(quotedPath(path)) exists already", help: ["name another file: 'themec init brand.nss'"])
    }
    let plan = try FilePlan().checked(writing: [(path, "the theme")])
    try OutputWriter.write([Output(destination, text(on: base, called: path.display()))], plan)
    console.report("wrote \(path.display()); 'themec build \(path.display())' compiles it")
    return .success
  }

  /// Writes the package with the rules for Bazel.
  private static func writeRules(_ console: Console) throws(Failure) -> ExitCode {
    let folder = BazelRules.folder
    let files = BazelRules.files.map { (path: folder.appending($0.name), text: $0.text) }
    for (path, _) in files where LocalFileSystem().statusIfAny(of: path) != nil {
      throw Failure(
        "\(quotedPath(path)) exists already", help: ["remove it to have it written anew"])
    }
    let plan = try FilePlan().checked(writing: files.map { ($0.path, "the rules") })
    try OutputWriter.run(plan) { transaction throws(WriteError) in
      if LocalFileSystem().statusIfAny(of: folder) == nil { try transaction.makeFolder(folder) }
      for (path, text) in files { _ = try transaction.stage(Output(.file(path), Array(text.utf8))) }
    }
    console.report("wrote \(files.map { $0.path.display() }.quotedList("and"))")
    return .success
  }

  private static func text(on base: BuiltInTheme, called name: String) -> [UInt8] {
    let text = """
      /* The theme of the app. What is not said here is as in the built-in theme '\(base.name)'. */

      @import "\(base.importName)";

      /* The colour of the brand, and a lighter one for dark grounds. */
      @brand: #0B6E99;

      @media (appearance: dark) {
        @brand: #7FD4FF;
      }

      /* 'themec registry' lists the classes, 'themec registry Button' what one of them takes. */
      Button {
        font-color: @brand;
      }

      """
    return Array(text.utf8)
  }
}
