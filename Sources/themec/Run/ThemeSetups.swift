import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeProject

/// The setups of the themes of a run, as their configurations and the command line say.
///
/// Themes with equal settings that follow each other share a setup, and equal lists of registry files are read once.
struct ThemeSetups: Sendable {
  private var setups: [ThemeSetup] = []
  /// The number of the setup of each input.
  private var numbers: [Int] = []
  /// The numbers of the registry files of each setup in ``registries``.
  private var registryNumbers: [Int] = []
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
    // Most runs have no registry files, and the type of dictionaries above costs a start when it is used first.
    var withoutFiles: Int?
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
      let number = (files.isEmpty ? withoutFiles : known[files]) ?? registries.count
      if number == registries.count {
        registries.append(try RegistryFiles(files, namedBy: settings.byKey["registry"], setup))
        if files.isEmpty { withoutFiles = number } else { known[files] = number }
      }
      setup.options.registry = registries[number].registry
      setups.append(setup)
      registryNumbers.append(number)
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

  /// The registry files of a theme.
  func registry(of theme: Int) -> RegistryFiles { registries[registryNumbers[numbers[theme]]] }
}

extension Setting.Origin? {
  /// The help about files that a configuration names under a key; none about files that an option names.
  func help(under key: String) -> [String] {
    guard case .file? = self, let origin = self else { return [] }
    return ["it is named in \(origin), under '\(key)'"]
  }
}
