extension Command {
  static let build = Command(
    "build", overview: "Compile themes into tables that apps load.",
    discussion: """
      Every mistake in the themes is reported at once. When there is an error, nothing is written and \
      earlier products stay as they are.

      Several themes are compiled each on its own, in parallel, and what they import is read once. With \
      '--layer' they are one theme; its table stands beside the last one.
      """,
    positionals: [.themesAndFolders],
    options: [
      .output, .emit, .provenance, .layer, .jobs, .watch, .keepWatching, .depfile, .metafile,
      .stamp, .verbose,
    ] + OptionSpec.compiling,
    examples: [
      Example("build theme.nss", "Write theme.nsst beside the theme."),
      Example("build brands/*.nss -o out/", "Compile each theme on its own into a folder."),
      Example("build --layer base.nss brand.nss", "Lay one stylesheet over another."),
      Example("build theme.nss -o theme.json", "Write the table in a form that people can read."),
      Example(
        "build theme.nss --emit nss --target nui",
        "Write theme.flat.nss, one flat stylesheet for a runtime of today."),
      Example("build - --emit json < theme.nss", "Read standard input, write standard output."),
    ],
    run: BuildCommand.run)
}

extension OptionSpec {
  static let output = OptionSpec(
    "output", short: "o", value: .text(placeholder: "path"),
    help: """
      The file to write, or a folder when it exists or ends in '/'; '-' is standard output. Without it the \
      product stands beside its theme.
      """)
  static let emit = OptionSpec(
    "emit", value: .choice(EmitForm.allCases.map(\.rawValue)),
    defaultValue: EmitForm.default.rawValue,
    help: """
      The form of the output, unless its name ends in '.json', '.nss', '.css', '.swift' or '.resolver.json': the \
      table for apps, the table as JSON, a flat stylesheet, or the theme's colours as CSS, as Swift or as design tokens.
      """)
  static let provenance = OptionSpec(
    "provenance",
    help: "Write into the table where each value was declared: file, line and column.")
  static let jobs = OptionSpec(
    "jobs", short: "j", value: .text(placeholder: "count"),
    help: "How many themes to compile at once. Without it, one for each processor.")
  static let depfile = OptionSpec(
    "depfile", value: .text(placeholder: "file"),
    help: """
      Write what each product was made of as rules that make and ninja read; '-' is standard output.
      """)
  static let metafile = OptionSpec(
    "metafile", value: .text(placeholder: "file"),
    help: """
      Write what was read and written, and how long it took, as JSON; '-' is standard output.
      """)
  static let stamp = OptionSpec(
    "stamp", value: .text(placeholder: "file"),
    help: """
      Write an empty file anew at each good build, also if no product changed: a target for make, which compares times.
      """)
  static let watch = OptionSpec(
    "watch",
    help: """
      Build again whenever a file changes that was read. Ends with the exit status of the last build when \
      standard input closes.
      """)
  static let keepWatching = OptionSpec(
    "keep-watching", help: "Let '--watch' go on when standard input closes, as for a service.")
}

/// `themec build`.
enum BuildCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let request = try BuildRequest(parsed)
    if parsed.has(.watch) {
      var loop = WatchLoop(request, console, isEndless: parsed.has(.keepWatching))
      return try loop.run()
    }
    let build = try request.run(on: console)
    for product in build.products { console.report(product.line) }
    return build.code
  }
}
