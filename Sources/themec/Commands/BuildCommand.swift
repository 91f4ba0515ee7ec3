import ThemeExchange

extension Command {
  static let build = Command(
    "build", overview: "Compile themes into tables that apps load.",
    discussion: """
      Every mistake in the themes is reported at once. When there is an error, nothing is written and \
      earlier products stay as they are.

      Several themes are compiled each on its own, in parallel, and what they import is read once. With \
      '--layer' they are one theme; its table stands beside the last one.

      Any number of '--emit form:path' write several products from one compilation. All of them change together or none \
      does. A product that is a folder lists its files in '.themec.manifest': files of an earlier run that are no longer \
      made go away, and files of others are never touched.
      """, positionals: [.themesAndFolders],
    options: [
      .output, .emit, .main, .styleColors, .swiftName, .tableResource, .cssPrefix, .cssSelector, .catalogName,
      .noNamespace, .buildCheck, .provenance, .layer, .jobs, .watch, .keepWatching, .depfile, .metafile, .stamp,
      .verbose, .forceExclude,
    ] + OptionSpec.compiling,
    examples: [
      Example("build theme.nss", "Write theme.nsst beside the theme."),
      Example("build brands/*.nss -o out/", "Compile each theme on its own into a folder."),
      Example("build --layer base.nss brand.nss", "Lay one stylesheet over another."),
      Example("build theme.nss -o theme.json", "Write the table in a form that people can read."),
      Example(
        "build theme.nss --emit nss --target nui",
        "Write theme.flat.nss, one flat stylesheet for one of today's runtimes."),
      Example(
        "build theme.nss --emit table:app.nsst --emit xcassets:Theme.xcassets",
        "Write the table and an asset catalogue from one compilation."),
      Example(
        "build theme.nss --emit css:colors.css --check",
        "Fail if the stylesheet in the repository is not what the theme makes of it."),
      Example(
        "build theme.nss --emit accessors:Brand.swift --swift-name Brand",
        "Write Swift whose type is called Brand, as for a second theme in a module."),
      Example(
        "build theme.nss --emit xcassets:Assets.xcassets --no-namespace --catalog-name 'ink=Text/Ink Color'",
        "Keep the names and folders that an app's catalogue has."),
      Example("build - --emit json < theme.nss", "Read standard input, write standard output."),
    ], run: BuildCommand.run)
}

extension OptionSpec {
  static let output = OptionSpec(
    "output", short: "o", value: .text(placeholder: "path"),
    help: """
      The file to write, or a folder when it exists or ends in '/'; '-' is standard output. Without it the \
      product stands beside its theme.
      """)
  static let emit = OptionSpec(
    "emit", value: .text(placeholder: "form[:path]"), isRepeatable: true, defaultValue: OutputForm.all[0].name,
    help: """
      A form to write, and where: a file, or a folder when it exists or ends in '/'; '-' is standard output. Without a \
      path '--output' says where. Without '--emit' the name of the output decides. The forms: \
      \(OutputForm.all.map { "'\($0.name)', \($0.summary)" }.joined(separator: "; ")).
      """)
  static let main = OptionSpec(
    "main", value: .text(placeholder: "theme"),
    help: "Of several themes, the one from which all forms but the table are made.")
  static let styleColors = OptionSpec(
    "style-colors",
    help: """
      Write the colours of all styled class paths too, where a form is for colours: css, swift, tokens, xcassets.
      """)
  static let swiftName = OptionSpec(
    "swift-name", value: .text(placeholder: "name"), defaultValue: SwiftTypeName.theme.text,
    help: """
      The type that 'accessors' declares; 'swift' declares it with 'Colors', 'Color', 'Numbers' and 'Fonts' after it. Two \
      themes in one module need two names.
      """)
  static let tableResource = OptionSpec(
    "table-resource", value: .text(placeholder: "name"),
    help: """
      Let 'accessors' open the table of that name among the resources of the module: 'Theme.table'.
      """)
  static let cssPrefix = OptionSpec(
    "css-prefix", value: .text(placeholder: "word"), help: "The beginning of each name in 'css': '--word-accent'.")
  static let cssSelector = OptionSpec(
    "css-selector", value: .text(placeholder: "selector"), defaultValue: CSSNames().selector,
    help: "The elements that have the properties of 'css'.")
  static let catalogName = OptionSpec(
    "catalog-name", value: .text(placeholder: "name=place"), isRepeatable: true,
    help: """
      The place of a colour in 'xcassets', its folders and its name, as in 'ink=Text/Ink Color'. A file of arguments \
      can hold many.
      """)
  static let noNamespace = OptionSpec(
    "no-namespace", help: "Make no name spaces of the folders in 'xcassets': an app finds 'brand', not 'Colors/brand'.")
  static let buildCheck = OptionSpec(
    "check",
    help: """
      Write nothing: print how the products that are there differ from what the themes make, and fail if one does. Takes \
      the options of a build; '--depfile', '--metafile' and '--stamp' do nothing then.
      """)
  static let provenance = OptionSpec(
    "provenance", help: "Write into the table where each value was declared: file, line and column.")
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
      Write what was read and written, with sizes, as JSON; '-' is standard output.
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
    guard try !InputExpansion.isEmpty(parsed.positionals, of: parsed) else { return .success }
    let request = try BuildRequest(parsed)
    if parsed.has(.watch) {
      var loop = WatchLoop(request, console, isEndless: parsed.has(.keepWatching))
      return try loop.run()
    }
    let build = try request.run(on: console)
    let isBrief = request.hasSeveralThemes && !parsed.has(.verbose) && !build.lines.isEmpty
    for line in isBrief ? [build.summary] : build.lines { console.report(line) }
    return build.code
  }
}
