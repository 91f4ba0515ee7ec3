package import ThemeBase

/// A key of `themec.json`, described once in `Data/keys.txt`: the reader, the command line and the JSON Schema follow it.
package struct ConfigurationKey: Sendable {
  /// The values that a key takes.
  package enum Shape: Sendable {
    /// Any text, which themec does not read.
    case ignored
    /// A version of themec.
    case version
    /// The address of a site.
    case address
    case flag
    /// One word of a closed set.
    case word([String])
    /// Some words of a closed set.
    case words([String])
    /// A number from 0.
    case count
    /// The path of a file, relative to the folder of the configuration.
    case path
    /// Paths of files, relative to the folder of the configuration.
    case paths
    /// Patterns of paths, relative to the folder of the configuration.
    case patterns
    /// A level for each code or group of codes.
    case levels
    /// An object with keys of its own.
    case section([ConfigurationKey])
    /// Objects, each with patterns and keys that apply to the files that match.
    case overrides
  }

  package let name: String
  package let shape: Shape
  /// Whether an override may have the key.
  package let isPerFile: Bool
  /// One or two sentences with full stops.
  package let description: String
  /// The default as JSON, or nil without a default.
  let defaultJSON: String?
  /// A value of the key, as JSON.
  let exampleJSON: String
  /// The option that says the same, with its command where only one has it; nil where `-c` alone says it.
  package let option: String?
  /// The first version that reads the key.
  package let since: String

  /// The levels that a code can have.
  package static let levels = ["off"] + Severity.allCases.map { $0.rawValue }

  /// The formats of reports, as `--report` takes them.
  package static let reports = [
    "text", "concise", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown",
  ]

  /// The keys that an override may have besides its patterns.
  package static let perFile = all.filter { $0.isPerFile }

  /// The keys that have a default and can be set for a file, each with its default.
  package static let defaults: [(key: String, value: JSONValue)] = perFile.compactMap { key in
    switch key.shape {
    case .levels, .section: nil
    default: key.defaultValue.map { (key.name, $0) }
    }
  }

  /// The default, or nil without a default.
  package var defaultValue: JSONValue? { defaultJSON.flatMap(Self.value) }

  /// A value of the key.
  package var example: JSONValue? { Self.value(of: exampleJSON) }

  /// The value of a text of the table.
  private static func value(of text: String) -> JSONValue? {
    var sources = SourceSet()
    return try? JSONReader.read(sources.add(path: "", bytes: Array(text.utf8)))
  }

  /// The keys of a section; empty for any other key.
  package var members: [ConfigurationKey] { if case .section(let keys) = shape { keys } else { [] } }

  /// The help for a word that is not among `words`: the nearest one, or all of them with what they are, such as `keys`.
  static func help(for word: String, among words: [String], _ noun: String) -> String {
    NameSuggester.nearest(to: word, in: words).map { "did you mean '\($0)'?" } ?? "the \(noun) are \(words.quotedList)"
  }

  /// The codes that the name of a code or of a group stands for.
  static func codes(named name: String) throws(TextFault) -> [DiagnosticCode] {
    if let codes = DiagnosticCode.named(name) { return codes }
    let nearest = NameSuggester.nearest(to: name, in: DiagnosticCode.selectorNames)
    throw TextFault(
      message: "unknown diagnostic code or group '\(name)'",
      help: nearest.map { "did you mean '\($0)'?" } ?? "'themec explain' lists the codes")
  }
}
