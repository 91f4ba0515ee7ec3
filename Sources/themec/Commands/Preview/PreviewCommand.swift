import ThemeFiles
import ThemePage
import ThemeTable

extension Command {
  static let preview = Command(
    "preview", overview: "Show themes on a page for the browser.",
    discussion: """
      The page is one file that needs nothing else: every component in light and dark, in three rooms, the colours, the \
      type scale, every class path with the line that declares it, and the findings. Several themes stand side by side.
      """,
    positionals: [.themes],
    options: [.pageOutput, .layer, .pageTextSize] + OptionSpec.compiling,
    examples: [
      Example("preview theme.nss -o preview.html", "Write the page."),
      Example("preview brands/*.nss -o brands.html", "Show brands side by side."),
    ],
    run: PreviewCommand.run)
}

extension OptionSpec {
  static let pageOutput = OptionSpec(
    "output", short: "o", value: .text(placeholder: "path"), defaultValue: "preview.html",
    help: "The page to write; '-' is standard output.")
  static let pageTextSize = OptionSpec(
    "text-size", value: .choice(StyleTextSize.allCases.map { "\($0)" }), isRepeatable: true,
    help: "A text size that the page can show. Without it, three of them.")
}

/// `themec preview`.
enum PreviewCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let request = try PreviewRequest(parsed)
    return try request.run(on: console)
  }
}
