import ThemeBase
import ThemeProject

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
      if let file { throw .unexpectedArgument(file.text, of: "config") }
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
    let document: JSONObject = [
      "configurations": configurations.map(\.file.path).inline, "file": path.name(), "settings": settings.json,
    ]
    try console.write(document: document.document("themec-settings"))
    return .success
  }
}

extension FileSettings {
  /// Each key with its value and with the place where it is set, sorted.
  fileprivate var json: JSONObject {
    let defaults = Dictionary(uniqueKeysWithValues: ConfigurationKey.defaults)
    return JSONObject(
      Set(defaults.keys).union(byKey.keys).sorted().map { key in
        let value: (any JSONWritable)? = byKey[key]?.value.json ?? defaults[key]
        return (key, JSONObject.inline(["from": byKey[key]?.origin.description ?? "default", "value": value]))
      })
  }
}

extension Setting.Value {
  fileprivate var json: any JSONWritable {
    switch self {
    case .flag(let flag): flag
    case .word(let word): word
    case .words(let words): words
    case .paths(let paths): paths.map { FilePath(bytes: $0).name() }
    }
  }
}
