import ThemeApp
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeProject

/// The settings for one theme: those of its configurations and of the command line.
struct ThemeSetup: Sendable {
  var options: CompilerOptions
  /// The number of its registry files in ``ThemeSetups/registries``.
  let registry: Int
}

/// The settings for the themes of a run; equal lists of registry files are read once.
struct ThemeSetups: Sendable {
  /// One for each input.
  private(set) var themes: [ThemeSetup] = []
  /// Each list of registry files, read.
  private(set) var registries: [RegistryFiles] = []
  /// The pages about codes, as the first theme with a site names them.
  private(set) var pages: CodePages?
  /// The folders and files of the apps.
  private(set) var apps: [AppListing.Place] = []

  /// Reads the registry files of all inputs.
  init(_ inputs: [Input], _ configurations: ConfigurationFiles, _ adjust: (inout CompilerOptions) -> Void)
    throws(Failure)
  {
    var numbers: [[FilePath]: Int] = [:]
    for input in inputs {
      let settings = try configurations.settings(for: input.configuredPath)
      pages = pages ?? settings.pages
      var options = CompilerOptions(settings)
      adjust(&options)
      let files = settings.registry.map { FilePath(bytes: $0).relativeToWorkingFolder }
      for path in settings.app.map({ FilePath(bytes: $0).relativeToWorkingFolder })
      where !apps.contains(where: { $0.path == path }) {
        let setting = settings.byKey["app"]
        apps.append(
          AppListing.Place(path: path, origin: setting?.origin, root: setting?.root.map { FilePath(bytes: $0) }))
      }
      let number = numbers[files] ?? registries.count
      if number == registries.count {
        registries.append(try RegistryFiles(files, namedBy: settings.byKey["registry"], options))
        numbers[files] = number
      }
      options.registry = registries[number].registry
      themes.append(ThemeSetup(options: options, registry: number))
    }
  }

  /// Tells all themes what the app asks of them.
  mutating func setApp(_ usage: AppUsage) { for index in themes.indices { themes[index].options.app = usage } }

  /// Gives the files of a graph the severities of their own configurations.
  mutating func setSeverities(of graph: ImportGraph, _ configurations: ConfigurationFiles) throws(Failure) {
    let common = themes.first?.options.severities ?? [:]
    var areAllCommon = themes.allSatisfy { $0.options.severities == common }
    var severities = FileSeverities()
    var last: (settings: FileSettings, severities: [DiagnosticCode: Severity?])?
    for (file, path) in zip(graph.sources.files, graph.paths) {
      guard path.origin != .builtIn else {
        (severities[file.id], areAllCommon) = (FileSeverities.onlyErrors, false)
        continue
      }
      let settings = try configurations.settings(for: FilePath(bytes: path.bytes))
      if last?.settings != settings {
        last = (settings, settings.severities)
        areAllCommon = areAllCommon && settings.severities == common
      }
      severities[file.id] = last?.severities
    }
    guard !areAllCommon else { return }
    for index in themes.indices { themes[index].options.fileSeverities = severities }
  }
}

extension Setting.Origin? {
  /// The help about files that a configuration names under a key; none about files that an option names.
  func help(under key: String) -> [String] {
    guard case .file? = self, let origin = self else { return [] }
    return ["it is named in \(origin), under '\(key)'"]
  }
}
