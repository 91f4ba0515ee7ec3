import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeReports

/// The settings of a theme of the studio, as the `themec.json` among its files say.
///
/// The folder of the files is the root of a disk, on which there is nothing else.
struct SessionSettings {
  private let files: [ImportPath: [UInt8]]
  private var search: ConfigurationSearch<ConfigurationFault>
  /// The settings for the theme itself.
  private(set) var theme = FileSettings()
  /// The setup of the theme.
  private(set) var setup = ThemeSetup()
  /// The findings about registry files; nil if none was named.
  private(set) var registry: Findings.Group?
  /// The mistakes in configurations, by the paths of these files.
  private(set) var faults: [String: ConfigurationFault] = [:]
  /// The files beneath the theme, the lowest first.
  private(set) var layers: [ImportPath] = []
  /// Why files cannot be read that a configuration names.
  private(set) var problems: [String] = []

  private static let slash = UInt8(ascii: "/")

  /// Reads the settings of the theme that begins with a file.
  init(for path: ImportPath, _ files: [ImportPath: [UInt8]]) {
    self.files = files
    search = ConfigurationSearch(
      read: { (place) throws(ConfigurationFault) in
        let path = Self.path(of: place)
        return files[path].map { (path.text, $0) }
      }, isTop: { $0 == [Self.slash] }, isInside: nil, isForeign: { _ in false }, fault: { $0 })
    theme = settings(for: path)
    setup = ThemeSetup(theme)
    setup.findsSubjects = true
    readRegistry()
    readBaseline()
    let beneath = theme.layers { Self.path(of: $0) == path }
    layers = beneath.compactMap { bytes(of: $0).map { ImportPath($0.name) } }
  }

  /// Takes over the settings for single files of a graph.
  mutating func take(_ graph: ImportGraph) { setup.take(FileRules(graph, of: [setup]) { settings(for: $0) }) }

  private mutating func settings(for path: ImportPath) -> FileSettings {
    let place = ImportPath(bytes: [Self.slash] + path.bytes)
    var configurations: [Configuration] = []
    do throws(ConfigurationFault) { configurations = try search.configurations(of: place.folder.bytes) } catch {
      faults[error.file.path] = error
    }
    return FileSettings(for: place.bytes, in: configurations)
  }

  /// The path among the files of one on the disk.
  private static func path(of place: [UInt8]) -> ImportPath {
    ImportPath(bytes: ImportPath(bytes: place).normalized.bytes.dropFirst())
  }

  /// The bytes of a file that a configuration names.
  private mutating func bytes(of place: [UInt8]) -> (name: String, bytes: [UInt8])? {
    let path = Self.path(of: place)
    guard let bytes = files[path] else {
      problems.append("cannot read '\(path.text)', which themec.json names")
      return nil
    }
    return (path.text, bytes)
  }

  private mutating func readRegistry() {
    guard !theme.registry.isEmpty else { return }
    var sources = SourceSet()
    for path in theme.registry {
      if let file = bytes(of: path) { sources.add(path: file.name, bytes: file.bytes) }
    }
    let extended = setup.options.registry.adding(sources.files)
    setup.options.registry = extended.value
    let diagnostics = setup.graded(extended.diagnostics.diagnostics)
    registry = Findings.Group(sources: sources, diagnostics: diagnostics.sortedForReport())
  }

  private mutating func readBaseline() {
    guard let path = theme.baseline, let file = bytes(of: path) else { return }
    let source = SourceFile(id: FileID(index: 0), path: file.name, bytes: file.bytes)
    do { setup.baseline = try Baseline(source) } catch { problems.append("\(file.name): \(error.message)") }
  }
}

extension Session {
  /// The mistakes in the settings as JSON: messages with their places; and whether an app is named, of which a page reads nothing.
  func faults() -> [UInt8] {
    return JSONWriter.answer { json in
      json.member("namesApp", settings?.theme.app.isEmpty == false)
      json.array("problems", settings?.problems ?? []) { $0.value($1) }
      json.array("faults", (settings?.faults ?? [:]).sorted { $0.key < $1.key }) { json, fault in
        var units = UTF16Counter(fault.value.file.bytes)
        json.object { json in
          json.member("file", fault.key)
          json.array("mistakes", fault.value.problems) { json, problem in
            json.object { json in
              json.member("message", problem.message)
              json.member("help", problem.help ?? "")
              json.member("start", units.count(before: Int(problem.span.start)))
              json.member("end", units.count(before: Int(problem.span.end)))
            }
          }
        }
      }
    }
  }
}
