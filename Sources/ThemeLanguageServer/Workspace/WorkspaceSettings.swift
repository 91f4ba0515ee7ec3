import ThemeDiagnostics
import ThemeBase
import ThemeCompiler
import ThemeConfiguration
import ThemeEditor
import ThemeRegistry

/// The settings for the files of the workspace: each `themec.json`, then the command line, then the client.
struct WorkspaceSettings {
  private let files: WorkspaceFiles
  private let commandLine: [Setting]
  /// The settings of the client.
  var client: [Setting] = [] {
    didSet { forget() }
  }
  /// The file of the findings that are known, an absolute path; nil for none.
  var baseline: ImportPath? {
    didSet { forget() }
  }
  /// The findings of the baseline, once it was read.
  private var accepted: Baseline?
  private var search: ConfigurationSearch<ConfigurationFault>?
  private var known: [[UInt8]: FileSettings] = [:]
  /// The registries with the user's files put in, by the paths of these files.
  private var registries: [[[UInt8]]: Registry] = [:]
  /// The configurations with mistakes, by their paths.
  private(set) var faults: [String: ConfigurationFault] = [:]

  init(files: WorkspaceFiles, commandLine: [Setting], baseline: ImportPath?) {
    self.files = files
    self.commandLine = commandLine
    self.baseline = baseline
  }

  /// Forgets all configurations, registry files and the baseline, of which one has changed.
  mutating func forget() {
    accepted = nil
    search = nil
    known = [:]
    registries = [:]
    faults = [:]
  }

  /// The settings for a file; `documents` are the texts that the client has.
  mutating func settings(
    for path: ImportPath, _ documents: [String: OpenDocument]
  ) -> FileSettings {
    let folder = path.folder.bytes
    if let found = known[folder] { return found }
    guard folder.first == UInt8(ascii: "/") else {
      return FileSettings(for: path.bytes, in: [], commandLine + client)
    }
    var search = search ?? makeSearch(documents)
    var configurations: [Configuration] = []
    do throws(ConfigurationFault) {
      configurations = try search.configurations(of: folder)
    } catch {
      faults[error.file.path] = error
    }
    self.search = search
    let settings = FileSettings(for: path.bytes, in: configurations, commandLine + client)
    if configurations.allSatisfy(\.overrides.isEmpty) { known[folder] = settings }
    return settings
  }

  private func makeSearch(
    _ documents: [String: OpenDocument]
  ) -> ConfigurationSearch<ConfigurationFault> {
    let files = files
    let open = documents.filter { $0.key.hasSuffix("/" + Configuration.fileName) }
    return ConfigurationSearch(
      read: { (folder) throws(ConfigurationFault) in
        let slash = folder == [UInt8(ascii: "/")] ? [] : [UInt8(ascii: "/")]
        let path = ImportPath(bytes: folder + slash + Array(Configuration.fileName.utf8))
        if let document = open[path.text] { return (path.text, document.text.bytes) }
        guard case .bytes(let bytes) = files.read(path) else { return nil }
        return (path.text, bytes)
      },
      isTop: { files.isTop(String(decoding: $0, as: UTF8.self)) }, fault: { $0 })
  }

  /// The selection of stylesheets in a folder, an absolute path; all of them if its configurations have mistakes.
  mutating func selection(
    ofFolder folder: [UInt8], _ documents: [String: OpenDocument]
  ) -> FileSelection {
    var search = search ?? makeSearch(documents)
    defer { self.search = search }
    return FileSelection((try? search.configurations(of: folder)) ?? [])
  }

  /// How a theme is compiled, and which of its findings count.
  mutating func setup(
    forTheme path: ImportPath, of graph: ImportGraph, _ documents: [String: OpenDocument]
  ) -> AnalyzedTheme.Setup {
    let settings = settings(for: path, documents)
    var setup = AnalyzedTheme.Setup()
    setup.options.target = settings.target
    setup.options.namesTarget = settings.namesTarget
    setup.options.portability = settings.portable
    setup.options.palette = settings.palette
    setup.options.severities = settings.severities
    setup.options.registry = registry(settings.registry, documents)
    setup.baseline = knownFindings(documents)
    for (file, path) in zip(graph.sources.files, graph.paths) {
      let own = self.settings(for: path, documents)
      if own.requiresReasons { setup.filesThatNeedReasons.insert(file.id) }
      if own.severities != settings.severities {
        setup.options.fileSeverities[file.id] = own.severities
      }
    }
    return setup
  }

  /// The findings of the baseline; none if it cannot be read.
  private mutating func knownFindings(_ documents: [String: OpenDocument]) -> Baseline {
    guard let baseline else { return Baseline() }
    if let known = accepted { return known }
    var bytes = documents[baseline.text]?.text.bytes
    if bytes == nil, case .bytes(let read) = files.read(baseline) { bytes = read }
    var sources = SourceSet()
    let file = sources.add(path: baseline.text, bytes: bytes ?? [])
    let result = bytes == nil ? Baseline() : (try? Baseline(file)) ?? Baseline()
    accepted = result
    return result
  }

  private mutating func registry(
    _ paths: [[UInt8]], _ documents: [String: OpenDocument]
  ) -> Registry {
    guard !paths.isEmpty else { return .standard }
    if let known = registries[paths] { return known }
    var sources = SourceSet()
    for path in paths.map({ ImportPath(bytes: $0).normalized }) {
      if let document = documents[path.text] {
        sources.add(path: path.text, bytes: document.text.bytes)
      } else if case .bytes(let bytes) = files.read(path) {
        sources.add(path: path.text, bytes: bytes)
      }
    }
    let registry = Registry.standard.adding(sources.files).value
    registries[paths] = registry
    return registry
  }

  /// Whether some theme takes a file for a registry, or the file is the baseline.
  func isRead(_ path: String) -> Bool {
    let bytes = Array(path.utf8)
    return baseline?.bytes == bytes
      || registries.keys.contains {
        $0.contains { ImportPath(bytes: $0).normalized.bytes == bytes }
      }
  }
}
