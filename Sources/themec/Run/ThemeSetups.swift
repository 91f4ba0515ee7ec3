import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeReports

/// The setups of the themes of a run, as their configurations and the command line say.
///
/// Themes with equal settings that follow each other share a setup, and equal lists of registry files are read once.
struct ThemeSetups: Sendable {
  private var setups: [ThemeSetup] = []
  /// The number of the setup of each input.
  private var numbers: [Int] = []
  /// The number of the registry files in ``registries`` of each setup that has such files.
  private var registryNumbers: [Int: Int] = [:]
  /// Each list of registry files, read.
  private(set) var registries: [RegistryFiles] = []
  /// The stylesheets that settings put beneath each theme.
  private(set) var layers: [[Layer]] = []
  /// The pages about codes, as the first theme with a site names them.
  private(set) var pages: CodePages?
  /// The folders and files of the apps.
  private var apps: [AppListing.Place] = []

  /// A stylesheet beneath a theme, and the setting that names it.
  struct Layer: Hashable, Sendable {
    var path: FilePath
    var setting: Setting?
  }

  /// Reads the registry files of all inputs.
  init(_ inputs: [Input], _ configurations: ConfigurationFiles, _ adjust: (inout ThemeSetup) -> Void = { _ in })
    throws(Failure)
  {
    var known: [[FilePath]: Int] = [:]
    var last: FileSettings?
    for input in inputs {
      let settings = try configurations.settings(for: input.configuredPath)
      let (path, setting) = (input.configuredPath.relativeToWorkingFolder, settings.byKey["layers"])
      layers.append(
        settings.layers { FilePath(bytes: $0).relativeToWorkingFolder == path }.map {
          Layer(path: FilePath(bytes: $0).relativeToWorkingFolder, setting: setting)
        })
      defer { numbers.append(setups.count - 1) }
      guard settings != last else { continue }
      last = settings
      pages = pages ?? settings.pages
      var setup = ThemeSetup(settings)
      adjust(&setup)
      let files = settings.registry.map { FilePath(bytes: $0).relativeToWorkingFolder }
      for path in settings.app.map({ FilePath(bytes: $0).relativeToWorkingFolder })
      where !apps.contains(where: { $0.path == path }) {
        let setting = settings.byKey["app"]
        apps.append(
          AppListing.Place(path: path, origin: setting?.origin, root: setting?.root.map { FilePath(bytes: $0) }))
      }
      // Most runs have no registry files, and the dictionary's type costs a start when it is used first.
      let number = files.isEmpty ? nil : known[files] ?? registries.count
      if let number {
        if number == registries.count {
          registries.append(try RegistryFiles(files, namedBy: settings.byKey["registry"], setup))
          known[files] = number
        }
        setup.options.registry = registries[number].registry
        registryNumbers[setups.count] = number
      }
      setups.append(setup)
    }
  }

  /// Reads the app, if a setting names one, and tells all themes what it asks of them.
  mutating func readApp(_ configurations: ConfigurationFiles, _ jobs: Int?) throws(Failure) -> AppSources? {
    guard !apps.isEmpty else { return nil }
    let app = try AppSources(apps, on: Workers(jobs), selecting: configurations.selection)
    // Of an app in which nothing was read, no class is unused.
    if app.isRead { for index in setups.indices { setups[index].lint.app = app.usage } }
    return app
  }

  /// Takes over what the configurations of single files of a graph say.
  mutating func take(_ graph: ImportGraph, _ configurations: ConfigurationFiles) throws(Failure) {
    let rules = try FileRules(graph, of: setups) { path throws(Failure) in
      try configurations.settings(for: FilePath(bytes: path.bytes))
    }
    for index in setups.indices { setups[index].take(rules) }
  }

  /// The setup of the first theme.
  var first: ThemeSetup? { setups.first }

  /// The setup of a theme.
  subscript(theme: Int) -> ThemeSetup { setups[numbers[theme]] }

  /// The registry files of a theme; nil if none was named.
  func registry(of theme: Int) -> RegistryFiles? { registryNumbers[numbers[theme]].map { registries[$0] } }
}

extension Setting.Origin? {
  /// The help about files that a configuration names under a key; none about files that an option names.
  func help(under key: String) -> [String] {
    guard case .file? = self, let origin = self else { return [] }
    return ["it is named in \(origin), under '\(key)'"]
  }
}

/// The registry files that the user named, read and added to what themec itself knows.
struct RegistryFiles: Sendable {
  let registry: Registry
  /// The findings about the files.
  let findings: Findings.Group
  /// The files with their contents.
  private(set) var files: [(input: Input, content: FileContent)] = []

  /// Reads files that the command line or a configuration names in a setting; fails if one of them cannot be read.
  init(_ paths: [FilePath], namedBy setting: Setting?, _ setup: ThemeSetup) throws(Failure) {
    let inputs = paths.map { Input($0) }
    let (contents, problems) = Input.readAll(inputs, namedBy: setting)
    guard problems.isEmpty else {
      let note = (setting?.origin).help(under: "registry")
      throw Failure(problems: problems.map { .init(message: $0.message, help: note + $0.help) })
    }
    var sources = SourceSet()
    for (input, content) in zip(inputs, contents.compactMap(\.self)) {
      sources.add(path: input.name, bytes: content.bytes)
      files.append((input, content))
    }
    let extended = setup.options.registry.adding(sources.files)
    registry = extended.value
    let diagnostics = setup.graded(extended.diagnostics.diagnostics)
    findings = Findings.Group(sources: sources, diagnostics: diagnostics.sortedForReport())
  }
}
