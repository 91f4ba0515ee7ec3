package import ThemeAnalysis
package import ThemeBase
package import ThemeCompiler
package import ThemeModel

/// The settings for one file, from its configurations and the command line.
///
/// The last setting of each key applies.
package struct FileSettings: Hashable, Sendable {
  /// The setting of each key that has one.
  package private(set) var byKey: [String: Setting] = [:]

  package init() {}

  /// The settings for a file, an absolute path: outer configurations first, then nearer ones, then the command line.
  package init(for path: [UInt8], in configurations: [Configuration], _ commandLine: [Setting] = []) {
    for configuration in configurations { add(configuration.settings(for: path)) }
    add(commandLine)
  }

  private mutating func add(_ settings: [Setting]) { for setting in settings { byKey[setting.key] = setting } }

  private func text(_ key: String) -> String? { if case .word(let text) = byKey[key]?.value { text } else { nil } }

  private func word<Word: RawRepresentable<String>>(_ key: String) -> Word? { text(key).flatMap(Word.init) }

  private func paths(_ key: String) -> [[UInt8]] { if case .paths(let paths) = byKey[key]?.value { paths } else { [] } }

  /// The runtime whose reading is followed.
  package var target: Target { word("target") ?? .fioriUIKit }

  /// Whether the user named the target.
  package var namesTarget: Bool { byKey["target"] != nil }

  /// The targets whose different readings are reported.
  package var portable: Set<Target> {
    guard case .words(let words) = byKey["portable"]?.value else { return [] }
    return Set(words.compactMap(Target.init))
  }

  /// The palette that colour names are taken from.
  package var palette: PaletteVersion { word("palette") ?? .latest }

  /// The files that declare more components and classes.
  package var registry: [[UInt8]] { paths("registry") }

  /// The stylesheets beneath a theme, the lowest first; of a theme that is one of them those before it.
  package func layers(beneath isTheme: (_ path: [UInt8]) -> Bool) -> ArraySlice<[UInt8]> {
    paths("layers").prefix { !isTheme($0) }
  }

  /// The folders and files of the app that uses the themes.
  package var app: [[UInt8]] { paths("app") }

  /// The file of known findings, or nil.
  package var baseline: [UInt8]? { paths("baseline").first }

  /// Whether warnings fail a run.
  package var isStrict: Bool { byKey["strict"]?.value == .flag(true) }

  /// The number of warnings that a run may have, or nil for any number.
  package var mostWarnings: Int? { text("maxWarnings").flatMap { Int($0) } }

  /// The format of the report, or nil for the usual one.
  package var report: String? { text("report") }

  /// The pages about codes to which messages lead, or nil without a site.
  package var pages: CodePages? { text("docs").flatMap { CodePages(site: $0) } }

  /// The severities of codes that a user changed; nil switches a code off.
  package var severities: [DiagnosticCode: Severity?] {
    var result: [DiagnosticCode: Severity?] = [:]
    for (key, setting) in byKey where key.hasPrefix("rules.") {
      guard case .word(let level) = setting.value,
        let code = DiagnosticCode.byName[String(key.dropFirst("rules.".count))]
      else { continue }
      result.updateValue(Severity(rawValue: level), forKey: code)
    }
    return result
  }

  /// Whether comments that accept findings must give a reason.
  package var requiresReasons: Bool { byKey["requireReasons"]?.value == .flag(true) }

  /// The style in which definitions are written.
  package var definitions: DefinitionLayout {
    word("format.definitions") ?? (target == .fioriSwiftUI ? .lineReader : .spaced)
  }
}

/// The settings of the single files of a graph about findings in them.
package struct FileRules: Sendable {
  /// The files whose comments that accept findings must give reasons.
  package private(set) var filesThatNeedReasons: Set<FileID> = []
  /// The severities in the files that do not have those of all themes.
  package private(set) var severities = FileSeverities()

  /// Reads the settings of the files of a graph, of which some setups make themes.
  package init<Failure: Error>(
    _ graph: ImportGraph, of setups: [ThemeSetup], settings: (ImportPath) throws(Failure) -> FileSettings
  ) throws(Failure) {
    let common = setups.first?.lint.severities ?? [:]
    let areAllCommon = setups.allSatisfy { $0.lint.severities == common }
    var last: (settings: FileSettings, severities: [DiagnosticCode: Severity?]?)?
    for (file, path) in zip(graph.sources.files, graph.paths) {
      guard path.origin != .builtIn else {
        severities[file.id] = FileSeverities.onlyErrors
        continue
      }
      let settings = try settings(path)
      if settings.requiresReasons { filesThatNeedReasons.insert(file.id) }
      if last?.settings != settings {
        let own = settings.severities
        last = (settings, areAllCommon && own == common ? nil : own)
      }
      if let own = last?.severities { severities[file.id] = own }
    }
  }
}

extension ThemeSetup {
  /// The setup that the settings for a theme ask for, without its registry files and its app; of stylesheets that apps get
  /// as they are written.
  package init(_ settings: FileSettings) {
    self.init()
    options.target = settings.target
    lint.namesTarget = settings.namesTarget
    lint.portability = settings.portable
    lint.shipsSheets = true
    options.palette = settings.palette
    lint.severities = settings.severities
  }

  /// Takes over what the settings of single files say.
  package mutating func take(_ rules: FileRules) {
    filesThatNeedReasons = rules.filesThatNeedReasons
    lint.fileSeverities = rules.severities
  }
}
