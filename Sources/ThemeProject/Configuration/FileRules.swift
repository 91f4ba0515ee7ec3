package import ThemeAnalysis
package import ThemeBase
package import ThemeCompiler

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
  /// The setup that the settings for a theme ask for, without its registry files and its app.
  package init(_ settings: FileSettings) {
    self.init()
    options.target = settings.target
    lint.namesTarget = settings.namesTarget
    lint.portability = settings.portable
    options.palette = settings.palette
    lint.severities = settings.severities
  }

  /// Takes over what the settings of single files say.
  package mutating func take(_ rules: FileRules) {
    filesThatNeedReasons = rules.filesThatNeedReasons
    lint.fileSeverities = rules.severities
  }
}
