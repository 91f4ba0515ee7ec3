package import ThemeBase
import ThemeModel

/// A key of `themec.json`, described once: the reader, the command line and the JSON Schema follow this table.
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
  private let defaultJSON: String?
  /// A value of the key, as JSON.
  private let exampleJSON: String
  /// The option that says the same, with its command where only one has it; nil where `-c` alone says it.
  package let option: String?
  /// The first version that reads the key.
  package let since: String

  private init(
    _ name: String, _ shape: Shape, isPerFile: Bool = true, default defaultJSON: String? = nil,
    example exampleJSON: String, option: String? = nil, since: String = "0.1", _ description: String
  ) {
    self.name = name
    self.shape = shape
    self.isPerFile = isPerFile
    self.description = description
    self.defaultJSON = defaultJSON
    self.exampleJSON = exampleJSON
    self.option = option
    self.since = since
  }

  /// The levels that a code can have.
  package static let levels = ["off"] + Severity.allCases.map { $0.rawValue }

  /// The formats of reports, as `--report` takes them.
  package static let reports = [
    "text", "concise", "json", "sarif", "github", "gitlab", "checkstyle", "junit", "rdjson", "markdown",
  ]

  private static let targets = Target.allCases.map { $0.rawValue }

  /// All keys in the order in which they are shown.
  package static let all: [ConfigurationKey] = [
    ConfigurationKey(
      "$schema", .ignored, isPerFile: false, example: #""themec.schema.json""#,
      "The JSON Schema of this file, for editors."),
    ConfigurationKey(
      "requires", .version, isPerFile: false, example: #""0.9""#,
      "The earliest version of themec that may read the files: an older one stops with an error."),
    ConfigurationKey(
      "root", .flag, isPerFile: false, default: "false", example: "true",
      "Whether themec looks in no folder above this one for further configurations."),
    ConfigurationKey(
      "target", .word(targets), default: #""fiori-uikit""#, example: #""nui""#, option: "--target",
      "The runtime to follow where runtimes differ."),
    ConfigurationKey(
      "portable", .words(targets), default: "[]", example: #"["nui", "fiori-swiftui"]"#, option: "--portable",
      "The targets whose different readings are reported."),
    ConfigurationKey(
      "palette", .word(PaletteVersion.allCases.map { $0.rawValue }), default: #""\#(PaletteVersion.latest.rawValue)""#,
      example: #""v7""#, option: "--palette",
      "The palette that colour names are taken from, unless the theme names one."),
    ConfigurationKey(
      "registry", .paths, default: "[]", example: #"["app-classes.nss"]"#, option: "--registry",
      "Files that declare more components and classes, relative to this file."),
    ConfigurationKey(
      "layers", .paths, default: "[]", example: #"["base.nss"]"#, since: "0.9",
      "Stylesheets beneath each theme, as if '--layer' named them before it. A theme in the list has those before it."),
    ConfigurationKey(
      "app", .paths, default: "[]", example: #"["../App"]"#, option: "lint --app",
      "The sources of the app that uses the themes: folders and files, relative to this file. 'lint' compares both."),
    ConfigurationKey(
      "rules", .levels, default: "{}", example: #"{"unit-suffix": "error", "contrast": "off"}"#, option: "-W",
      "The level of a code or a group of codes: off, note, warning or error. A code's level overrides its group's."),
    ConfigurationKey(
      "requireReasons", .flag, default: "false", example: "true", option: "--require-reasons",
      "Whether comments that accept findings must give a reason after ' -- '."),
    ConfigurationKey(
      "baseline", .path, isPerFile: false, example: #""themec-baseline.json""#, option: "--baseline", since: "0.9",
      "The file of known findings, which are not reported again. It lies in the repository."),
    ConfigurationKey(
      "strict", .flag, isPerFile: false, default: "false", example: "true", option: "--strict", since: "0.9",
      "Whether warnings fail a run, as errors do."
    ),
    ConfigurationKey(
      "maxWarnings", .count, isPerFile: false, example: "20", option: "--max-warnings", since: "0.9",
      "The number of warnings from which on a run fails."),
    ConfigurationKey(
      "report", .word(reports), isPerFile: false, default: #""text""#, example: #""github""#, option: "--report",
      since: "0.9",
      "The format of the report, where no option names one."),
    ConfigurationKey(
      "docs", .address, isPerFile: false, example: #""https://example.com/themec/""#, option: "--docs-url",
      "The address of themec's site. Messages, the preview page, SARIF and editors lead to its page of each code."),
    ConfigurationKey(
      "format", .section(format), default: "{}", example: #"{"definitions": "line-reader"}"#,
      "How 'themec format' lays stylesheets out."),
    ConfigurationKey(
      "plugin", .section(plugin), isPerFile: false, default: "{}", example: #"{"swiftName": "Brand"}"#, since: "0.9",
      "What SwiftPM's plugin writes of the theme that gives a target its accessors."),
    ConfigurationKey(
      "include", .patterns, isPerFile: false, default: #"["**/*.nss"]"#, example: #"["themes/**/*.nss"]"#,
      "The files that a folder on the command line expands to."),
    ConfigurationKey(
      "exclude", .patterns, isPerFile: false, default: "[]", example: #"["build", "**/*.flat.nss"]"#,
      "Files and folders that folders and patterns on the command line leave out."),
    ConfigurationKey(
      "overrides", .overrides, isPerFile: false, default: "[]",
      example: #"[{"files": ["legacy"], "rules": {"unit-suffix": "off"}}]"#,
      "Settings for files that match patterns. Later ones count over earlier ones."),
  ]

  /// The keys of the section `format`.
  private static let format = [
    ConfigurationKey(
      "definitions", .word(DefinitionLayout.allCases.map { $0.rawValue }), example: #""line-reader""#,
      """
      How definitions are written: '@name: value;', or for SAP's line reader '@name:value;'. Without the key the \
      target decides.
      """)
  ]

  /// The keys of the section `plugin`, which only the plugin reads.
  private static let plugin = [
    ConfigurationKey(
      "swiftName", .ignored, isPerFile: false, default: #""Theme""#, example: #""Brand""#, option: "build --swift-name",
      since: "0.9",
      "The name of the types, as 'build --swift-name' takes it."),
    ConfigurationKey(
      "flat", .ignored, isPerFile: false, example: #""nui""#, option: "build --emit flat", since: "0.9",
      "The runtime for which a flat stylesheet becomes a resource, such as 'Theme.flat.nss'."),
    ConfigurationKey(
      "catalog", .ignored, isPerFile: false, example: #""Colors""#, option: "build --emit xcassets", since: "0.9",
      "The name of an asset catalogue of the colours that becomes a resource."),
  ]

  /// The key of an override that holds its patterns.
  package static let files = ConfigurationKey(
    "files", .patterns, example: #"["legacy/**"]"#, "The files to which the settings apply, relative to this file.")

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

  /// The help for a name that is neither a diagnostic code nor a group.
  static func help(forUnknownCode name: String) -> String {
    NameSuggester.nearest(to: name, in: DiagnosticCode.selectorNames).map { "did you mean '\($0)'?" }
      ?? "'themec explain' lists the codes"
  }
}
