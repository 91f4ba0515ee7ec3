import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeTable

extension Command {
  static let initialize = Command(
    "init", overview: "Write a first theme in the colour of a brand, or a rule for Bazel.",
    discussion: """
      The theme imports one of the built-in themes and brings the brand's colour to all that a brand colours: what can be \
      tapped, buttons, what is chosen, switches, and bars with '--bars'. Its tones are made in OKLCH, of the brand's hue, \
      for light, dark and high contrast, such that every text of them can be read. A file that exists is left alone.

      The word 'bazel' instead of a file writes the package 'themec' of a Bazel workspace, with the rule 'theme_table'.
      """,
    positionals: [
      PositionalSpec(
        "file", .optional, files: .stylesheets,
        help: "The stylesheet to write; \(InitCommand.usualName) by default. Or the word 'bazel'.")
    ], options: [.brand, .secondary, .neutral, .darkBrand, .baseTheme, .bars],
    examples: [
      Example("init", "Write \(InitCommand.usualName) on top of Fiori's defaults, in a blue to be changed."),
      Example("init --brand '#B5123E'", "The same in your brand's colour."),
      Example(
        "init brand.nss --brand purple --on nui --bars",
        "Write brand.nss on top of the styles of UIKit's classes, with bars in the colour."),
      Example(
        "init brand.nss --brand '#B5123E' --secondary '#00796B' --neutral '#6B5B4B'",
        "Choose rows, charts and links in a second colour, and tint the greys."),
      Example("init --brand '#B5123E' --dark '#FF6F91'", "Make the dark theme of a colour of its own."),
      Example("init bazel", "Write themec/BUILD.bazel and themec/defs.bzl."),
    ],
    exitCodes: [
      ExitStatus(.success, "The theme was written."),
      ExitStatus(.failure, "The file exists already or cannot be written."), .usage,
    ], run: InitCommand.run)
}

extension OptionSpec {
  static let brand = OptionSpec(
    "brand", value: .text(placeholder: "colour"), defaultValue: "#0B6E99",
    help: "The colour of the brand, as a theme writes it: '#B5123E', 'purple', 'rgb(181, 18, 62)'.")

  static let secondary = OptionSpec(
    "secondary", value: .text(placeholder: "colour"),
    help: "A second colour, for what is chosen, charts and links. Without it, the brand's.")

  static let neutral = OptionSpec(
    "neutral", value: .text(placeholder: "colour"),
    help: "A colour whose hue the greys take on. Without it, they are those of the base.")

  static let darkBrand = OptionSpec(
    "dark", value: .text(placeholder: "colour"),
    help: "The colour that takes the brand's place in the dark; NUI's theme has no dark.")

  static let baseTheme = OptionSpec(
    "on", value: .choice(BuiltInTheme.all.map { $0.name.lowercased() }), defaultValue: "fiori",
    help: "The built-in theme to begin with.")

  static let bars = OptionSpec("bars", help: "Fill bars and toolbars with the brand's colour.")
}

/// `themec init`.
enum InitCommand {
  static let usualName = "theme.nss"
  private static let bazel: Argument = "bazel"

  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let argument = parsed.positionals.first ?? Argument(usualName)
    if argument == bazel { return try writeRule(console) }
    let text = Array(try theme(parsed).text.utf8)
    let destination = Destination(argument)
    guard let path = destination.path else {
      try console.write(document: text)
      return .success
    }
    guard LocalFileSystem().statusIfAny(of: path) == nil else {
      throw Failure("\(quotedPath(path)) exists already", help: ["name another file: 'themec init brand.nss'"])
    }
    let plan = try FilePlan().checked(writing: [(path, "the theme")])
    try OutputWriter.write([Output(destination, text, as: .source)], plan)
    console.report("wrote \(path.display()); 'themec build \(path.display())' compiles it")
    return .success
  }

  /// Writes the package with the rule for Bazel.
  private static func writeRule(_ console: Console) throws(Failure) -> ExitCode {
    let folder = BazelRule.folder
    let files = BazelRule.files.map { (path: folder.appending($0.name), text: $0.text) }
    for (path, _) in files where LocalFileSystem().statusIfAny(of: path) != nil {
      throw Failure("\(quotedPath(path)) exists already", help: ["remove it to have it written anew"])
    }
    let plan = try FilePlan().checked(writing: files.map { ($0.path, "the rule") })
    try OutputWriter.write(
      files.map { Output(.file($0.path), Array($0.text.utf8), as: .source) }, plan, makingFolders: true)
    console.report("wrote \(files.map { $0.path.display() }.quotedList("and"))")
    return .success
  }

  private static func theme(_ parsed: ParsedArguments) throws(Failure) -> BrandTheme {
    let name = parsed.value(.baseTheme)?.text ?? "fiori"
    let base = BuiltInTheme.all.first { $0.name.lowercased() == name } ?? BuiltInTheme.all[0]
    for option in [OptionSpec.secondary, .neutral, .darkBrand] where parsed.has(option) && !parsed.has(.brand) {
      throw .usage("\(quoted(option.spelling)) needs '--brand'", help: ["name the brand's colour: --brand '#B5123E'"])
    }
    if parsed.has(.darkBrand), base.name == "NUI" {
      throw .usage("'--dark' goes without '--on nui', whose theme is the same in light and dark")
    }
    let seeds = BrandSeeds(
      try color(.brand, parsed) ?? StyleColor(red: 0, green: 0, blue: 0), dark: try color(.darkBrand, parsed),
      secondary: try color(.secondary, parsed), neutral: try color(.neutral, parsed))
    return BrandTheme(seeds, on: base, fillsBars: parsed.has(.bars))
  }

  /// The colour that an option, or its default, names.
  private static func color(_ option: OptionSpec, _ parsed: ParsedArguments) throws(Failure) -> StyleColor? {
    guard let written = parsed.value(option)?.text ?? option.defaultValue else { return nil }
    do throws(BrandColor.Fault) { return try BrandColor.read(written) } catch {
      throw .usage(
        "\(quoted(written)) is not \(error.words)",
        help: ["write it as a theme does: \(option.spelling) '#B5123E', \(option.spelling) purple"])
    }
  }
}

extension BrandColor.Fault {
  /// The end of a sentence: what the text is not.
  fileprivate var words: String {
    switch self {
    case .unreadable(let reason): "a colour: \(reason)"
    case .notOneOpaqueColor: "one opaque colour"
    }
  }
}
