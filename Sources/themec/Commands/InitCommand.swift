import ThemeCompiler
import ThemeDiagnostics
import ThemeFiles

extension Command {
  static let initialize = Command(
    "init", overview: "Write a first theme.",
    discussion: """
      The theme imports one of the built-in themes and shows how a colour, a class and a condition are written. A file \
      that exists is left alone.
      """,
    positionals: [
      PositionalSpec(
        "file", .optional, files: .stylesheets,
        help: "The stylesheet to write; \(InitCommand.usualName) by default.")
    ],
    options: [.baseTheme],
    examples: [
      Example("init", "Write \(InitCommand.usualName) on top of Fiori's defaults."),
      Example(
        "init brand.nss --base NUI", "Write brand.nss on top of the styles of UIKit's classes."),
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

  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let argument = parsed.positionals.first ?? Argument(usualName)
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
