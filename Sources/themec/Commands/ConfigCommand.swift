import ThemeBase
import ThemeProject

extension Command {
  static let config = Command(
    "config", overview: "Show the configuration of a file, or the schema of all configurations.",
    discussion: """
      A '\(Configuration.fileName)' governs the stylesheets in its folder and below. For each stylesheet themec takes the \
      one in its folder and those above it, the nearer over the farther, up to one with '"root": true' or to a folder \
      that holds '.git'. Options of the command line count over all of them.

      'show' lists what is set for a file, and where. 'schema' prints the JSON Schema, with which editors check the file.
      """,
    positionals: [
      PositionalSpec("action", choices: ["show", "schema"], help: "'show' or 'schema'."),
      PositionalSpec("file", .optional, files: .stylesheets, help: "The stylesheet whose settings are shown."),
    ], options: [.setting, .isolated, .allowOutsideRoot],
    examples: [
      Example("config show themes/dark.nss", "Show what is set for a stylesheet."),
      Example("config schema", "Print the schema, for an editor."),
    ],
    exitCodes: [
      ExitStatus(.success, "The answer was printed."),
      ExitStatus(.failure, "A configuration cannot be read or has mistakes."), .usage,
    ], run: ConfigCommand.run)
}

/// `themec config`, and the option `--print-config` of other commands.
enum ConfigCommand {
  private enum Action: String, CaseIterable { case show, schema }

  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let file = parsed.positionals.dropFirst().first
    switch try parsed.choice(at: 0, called: "action", as: Action.self) {
    case .show:
      guard let file else { throw .usage("'<file>' is missing", help: ["name a stylesheet"]) }
      return try show(file, parsed, console)
    case .schema:
      if let file { throw .unexpectedArgument(file.text, of: .config) }
      try console.write(document: ConfigurationSchema.document())
      return .success
    }
  }

  /// Prints what is set for a file, which need not exist.
  static func show(_ file: Argument, _ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let files = ConfigurationFiles(try ConfigurationRequest(parsed))
    let path = FilePath(file)
    let settings = try files.settings(for: path)
    let configurations = try files.configurations(forFilesIn: path.absolute.folder)
    var json = JSONWriter()
    json.object { json in
      json.array("configurations", configurations, inline: true) { $0.value($1.file.path) }
      json.member("file", path.name())
      json.member("format", "themec-settings")
      json.object("settings") { settings.write(to: &$0) }
      json.member("version", 1)
    }
    try console.write(document: json.document())
    return .success
  }
}

extension FileSettings {
  /// Writes each key with its value and with the place where it is set, sorted.
  fileprivate func write(to json: inout JSONWriter) {
    let defaults = Dictionary(uniqueKeysWithValues: ConfigurationKey.defaults)
    for key in Set(defaults.keys).union(byKey.keys).sorted() {
      json.object(key, inline: true) { json in
        json.member("from", byKey[key]?.origin.description ?? "default")
        json.key("value")
        if let setting = byKey[key] {
          setting.value.write(to: &json)
        } else if let value = defaults[key] {
          json.value(value)
        }
      }
    }
  }
}

extension Setting.Value {
  fileprivate func write(to json: inout JSONWriter) {
    switch self {
    case .flag(let flag): json.value(flag)
    case .word(let word): json.value(word)
    case .words(let words): json.array(words) { $0.value($1) }
    case .paths(let paths): json.array(paths) { $0.value(FilePath(bytes: $1).name()) }
    }
  }
}
