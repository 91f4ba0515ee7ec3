import ThemeAnalysis
import ThemeApp
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeModel
import ThemeProject

/// A thing that an editor shows or not, by the name of its setting.
enum Shown: String, CaseIterable {
  /// A lens above each definition and each class of the app.
  case codeLens
  /// The values of definitions where they are used.
  case inlayHints
  /// Findings that a comment or the baseline accepts, as hints.
  case acceptedFindings
}

/// The settings for the files of the workspace: each `themec.json`, then the command line, then the client.
struct WorkspaceSettings {
  private let commandLine: [Setting]
  /// Whether files may name files outside of their roots.
  let mayLeaveRoot: Bool
  /// The settings of the client.
  var client: [Setting] = [] { didSet { forget() } }
  /// The settings of the client for its folders, which count there instead.
  var ofFolders: [ImportPath: [Setting]] = [:] { didSet { forget() } }
  /// The file of accepted findings, an absolute path; nil if there is no such file.
  var baseline: ImportPath? { didSet { forget() } }
  /// The things that the client shows besides findings.
  var shown: Set<Shown> = [.codeLens, .inlayHints]
  /// The findings of the baseline, once it was read.
  private var accepted: [String: Baseline] = [:]
  private var search: ConfigurationSearch<ConfigurationFault>?
  /// The settings of the folders that were asked about.
  private var folders: [ImportPath: FileSettings] = [:]
  /// The registries that include the user's files, by the paths of these files.
  private var registries: [[[UInt8]]: Registry] = [:]
  /// The apps that use themes.
  var apps = WorkspaceApps()
  /// The configurations with mistakes, by their paths.
  private(set) var faults: [ImportPath: ConfigurationFault] = [:]
  /// Why files cannot be read that an option or the client names.
  private(set) var problems: Set<String> = []

  init(commandLine: [Setting], baseline: ImportPath?, mayLeaveRoot: Bool) {
    (self.commandLine, self.baseline, self.mayLeaveRoot) = (commandLine, baseline, mayLeaveRoot)
  }

  /// Forgets all configurations, registry files and the baseline, one of which has changed.
  mutating func forget() {
    accepted = [:]
    search = nil
    folders = [:]
    registries = [:]
    apps.forget()
    faults = [:]
    problems = []
  }

  /// The settings for a file.
  mutating func settings(for path: ImportPath, _ documents: Documents) -> FileSettings {
    let folder = path.folder
    if let settings = folders[folder] { return settings }
    let own = ofFolders.filter { path.isInside($0.key) }.max { $0.key.bytes.count < $1.key.bytes.count }
    let given = commandLine + (own?.value ?? client)
    guard folder.isAbsolute else { return FileSettings(for: path.bytes, in: [], given) }
    let configurations = configurations(of: folder, documents)
    let settings = FileSettings(for: path.bytes, in: configurations, given)
    if configurations.allSatisfy(\.overrides.isEmpty) { folders[folder] = settings }
    return settings
  }

  /// The configurations of other users, which do not apply.
  var foreignConfigurations: [ImportPath] { search?.foreign.map { ImportPath(bytes: $0) } ?? [] }

  private func newSearch(_ documents: Documents) -> ConfigurationSearch<ConfigurationFault> {
    // Other documents are not kept alive by the search.
    let documents = documents.filter(\.isConfiguration)
    return ConfigurationSearch(
      read: { (path) throws(ConfigurationFault) in
        let path = ImportPath(bytes: path)
        return documents.bytes(of: path).map { (path.text, $0) }
      }, isTop: { documents.files.isTop(ImportPath(bytes: $0)) },
      isInside: mayLeaveRoot
        ? nil : { documents.files.isInside(ImportPath(bytes: $0).normalized, ImportPath(bytes: $1)) },
      isForeign: { documents.files.isForeign(ImportPath(bytes: $0)) }, fault: { $0 })
  }

  /// The selection of stylesheets in a folder; all of them if its configurations have mistakes.
  mutating func selection(ofFolder folder: ImportPath, _ documents: Documents) -> FileSelection {
    FileSelection(configurations(of: folder, documents))
  }

  /// The configurations of a folder, the outer ones first; none if they have mistakes, which are noted.
  mutating func configurations(of folder: ImportPath, _ documents: Documents) -> [Configuration] {
    var search = search ?? newSearch(documents)
    defer { self.search = search }
    do throws(ConfigurationFault) { return try search.configurations(of: folder.bytes) } catch {
      faults[ImportPath(error.file.path)] = error
      return []
    }
  }

  /// The setup of a theme: how it is compiled, and which of its findings apply.
  mutating func setup(forTheme path: ImportPath, of graph: ImportGraph, _ documents: Documents) -> ThemeSetup {
    let settings = settings(for: path, documents)
    var setup = ThemeSetup(settings)
    setup.options.registry = registry(settings, documents)
    setup.lint.app = app(for: path, documents)?.usage
    setup.baseline = acceptedFindings(settings, documents)
    setup.take(FileRules(graph, of: [setup]) { self.settings(for: $0, documents) })
    return setup
  }

  /// The findings of the baseline; none if it cannot be read.
  private mutating func acceptedFindings(_ settings: FileSettings, _ documents: Documents) -> Baseline {
    guard let baseline = baseline ?? settings.baseline.map({ ImportPath(bytes: $0).normalized }) else {
      return Baseline()
    }
    if let accepted = accepted[baseline.text] { return accepted }
    let reading = documents.read(baseline)
    var result = Baseline()
    if case .bytes(let bytes) = reading {
      let file = SourceFile(id: FileID(index: 0), path: baseline.text, bytes: bytes)
      do { result = try Baseline(file) } catch { problems.insert("\(baseline.text): \(error.message)") }
    }
    if let reason = reading.failure {
      let setting = self.baseline == nil ? settings.byKey["baseline"] : nil
      if setting == nil { problems.insert("cannot read '\(baseline.text)': \(reason)") }
      note(unreadable: 0, of: setting, because: reason, documents)
    }
    accepted[baseline.text] = result
    return result
  }

  /// The files of accepted findings that the client names and that themes asked for.
  var baselines: [ImportPath] { Set(accepted.keys.map { ImportPath($0) } + [baseline].compactMap(\.self)).sorted() }

  private mutating func registry(_ settings: FileSettings, _ documents: Documents) -> Registry {
    let paths = settings.registry
    guard !paths.isEmpty else { return .standard }
    if let registry = registries[paths] { return registry }
    var sources = SourceSet()
    for (number, path) in paths.map({ ImportPath(bytes: $0).normalized }).enumerated() {
      let reading = documents.read(path)
      if case .bytes(let bytes) = reading { sources.add(path: path.text, bytes: bytes) }
      if let reason = reading.failure {
        note(unreadable: number, of: settings.byKey["registry"], because: reason, documents)
      }
    }
    let registry = Registry.standard.adding(sources.files).value
    registries[paths] = registry
    return registry
  }

  /// Notes that a file that a setting names cannot be read: where it is named, if a configuration does.
  mutating func note(
    unreadable number: Int, of setting: Setting?, because reason: String, _ documents: Documents
  ) {
    guard let setting, case .paths(let paths) = setting.value else { return }
    let fault = ConfigurationFault(unreadable: number, of: setting, because: reason) {
      documents.bytes(of: ImportPath($0))
    }
    guard let fault else {
      problems.insert("cannot read '\(ImportPath(bytes: paths[number]).text)': \(reason)")
      return
    }
    let path = ImportPath(fault.file.path)
    faults[path] = faults[path]?.adding(fault) ?? fault
  }

  /// The registry files of a theme.
  mutating func registry(for theme: ImportPath, _ documents: Documents) -> [ImportPath] {
    settings(for: theme, documents).registry.map { ImportPath(bytes: $0).normalized }
  }

  /// The stylesheets that settings put beneath a theme, the lowest first.
  mutating func layers(beneath theme: ImportPath, _ documents: Documents) -> [ImportPath] {
    let settings = settings(for: theme, documents)
    return settings.layers { ImportPath(bytes: $0).normalized == theme }.map { ImportPath(bytes: $0).normalized }
  }

  /// The place of the app that uses a theme, or nil if no configuration names one.
  mutating func place(ofAppOf theme: ImportPath, _ documents: Documents) -> WorkspaceApps.Place? {
    let settings = settings(for: theme, documents)
    guard !settings.app.isEmpty else { return nil }
    return WorkspaceApps.Place(
      paths: settings.app.map { ImportPath(bytes: $0).normalized },
      root: settings.byKey["app"]?.root.map { ImportPath(bytes: $0) })
  }

  /// The app that uses a theme, or nil if no configuration names one.
  mutating func app(for theme: ImportPath, _ documents: Documents) -> AppFiles? {
    guard let place = place(ofAppOf: theme, documents) else { return nil }
    let setting = settings(for: theme, documents).byKey["app"]
    let copy = self
    let app = apps.app(at: place) {
      var settings = copy
      return documents.files.app(in: place) { settings.selection(ofFolder: $0, documents) }
    }
    if let app, app.usage == nil {
      note(unreadable: 0, of: setting, because: "there is no such file or folder", documents)
    }
    return app
  }

  /// The registry files that were read.
  var registryFiles: Set<ImportPath> { Set(registries.keys.joined().map { ImportPath(bytes: $0).normalized }) }

  /// Whether the themes of some app have been analysed.
  var knowsApps: Bool { !apps.paths.isEmpty }

  /// Whether a theme uses a file as a registry, an app has it, or it is the baseline.
  func isRead(_ path: ImportPath) -> Bool {
    baselines.contains(path)
      || AppFile(path: path.text) != nil && apps.paths.contains { path == $0 || path.isInside($0) }
      || registryFiles.contains(path)
  }
}
