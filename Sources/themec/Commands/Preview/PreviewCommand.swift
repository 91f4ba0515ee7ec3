import ThemeTable

extension Command {
  static let preview = Command(
    "preview", overview: "Show themes on a page for the browser.",
    discussion: """
      The page is one file that needs nothing else: every component in light and dark, in three rooms, the colours, the \
      type scale, every class path with the line that declares it, and the findings. Several themes stand side by side; \
      '--against' shows what differs from an older theme. A theme with errors is shown as far as it goes, below the errors.

      '--svg' writes a picture of each component and kind of control in each environment instead, for reviews, or one \
      picture of three components or of NUI's controls in light and dark; '--check' compares such pictures with what the theme looks like now.

      '--edit' writes the studio instead, a page with the compiler in it: the themes are edited in the browser, with \
      findings and pictures that follow the text, and saved again.
      """, positionals: [.themesAndFolders],
    options: [
      .pageOutput, .against, .pageWatch, .pageTextSize, .pictureFolder, .checkedFolder, .edit, .studio, .layer, .app,
    ] + OptionSpec.compiling,
    examples: [
      Example("preview theme.nss -o preview.html", "Write the page."),
      Example("preview brands/*.nss -o brands.html", "Show brands side by side."),
      Example("preview theme.nss --against released.nsst", "Show what changed, before and after."),
      Example("preview theme.nss --app App", "Draw the app's own classes as the views that carry them."),
      Example("preview theme.nss --watch", "Write the page again whenever the theme changes."),
      Example("preview theme.nss --svg pictures", "Write a picture of each component."),
      Example("preview theme.nss --svg theme.svg", "Draw three components in one picture."),
      Example("preview theme.nss --check pictures", "Fail if a component looks otherwise now."),
      Example("preview --edit theme.nss -o edit.html", "Edit the theme in the browser."),
      Example(
        "preview --edit brands/*.nss --studio themec-studio.html",
        "Edit several themes with a studio that lies elsewhere."),
    ],
    exitCodes: [
      ExitStatus(.success, "The page is written, or all pictures are as they were."),
      ExitStatus(.findings, "A theme has errors, or a picture differs."), .failure, .usage,
    ], run: PreviewCommand.run)
}

extension OptionSpec {
  static let pageOutput = OptionSpec(
    "output", short: "o", value: .text(placeholder: "path"), defaultValue: "preview.html",
    help: "The page to write; '-' is standard output.")
  static let pageTextSize = OptionSpec(
    "text-size", value: .choice(StyleTextSize.allCases.map { "\($0)" }), isRepeatable: true,
    help: "A text size that the page can show, or that of the pictures. Without it, a page has three of them.")
  static let against = OptionSpec(
    "against", value: .text(placeholder: "old"),
    help: "Compare with this stylesheet or table, and show only what differs.")
  static let pageWatch = OptionSpec(
    "watch",
    help: """
      Write the page again whenever a file changes that was read; an open page reloads itself. A mistake is shown above \
      the last good picture. Ends when standard input closes.
      """)
  static let pictureFolder = OptionSpec(
    "svg", value: .text(placeholder: "folder"),
    help: """
      Write an SVG file for each component, kind of control and environment into this folder, or a single one if the name ends in '.svg'.
      """)
  static let checkedFolder = OptionSpec(
    "check", value: .text(placeholder: "folder"),
    help: "Compare the SVG files in this folder with the theme; nothing is written.")
  static let edit = OptionSpec(
    "edit", help: "Write a page on which the themes and the files that they import are edited.")
  static let studio = OptionSpec(
    "studio", value: .text(placeholder: "file"),
    help: """
      The studio's page. Without it, the one that was installed with themec is taken.
      """)
}

/// `themec preview`.
enum PreviewCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    if parsed.has(.pictureFolder) || parsed.has(.checkedFolder) { return try PictureRequest(parsed).run(on: console) }
    if parsed.has(.edit) || parsed.has(.studio) { return try EditRequest(parsed).run(on: console) }
    var request = try PreviewRequest(parsed)
    guard parsed.has(.pageWatch) else {
      let page = try request.run(on: console)
      for line in page.lines { console.report(line) }
      return page.code
    }
    var loop = WatchLoop(request, console)
    return try loop.run()
  }
}
