import ThemeBase
import ThemeCompiler
import ThemeConfiguration
import ThemeDiagnostics
import ThemeFiles
import ThemeLint
import ThemeRegistry
import ThemeReports

/// The registry files that the user named, to be added to what themec itself knows.
struct RegistryFiles: Sendable {
  /// The result of reading them.
  struct Loaded: Sendable {
    var registry: Registry
    /// The findings about the files.
    var findings: Findings.Group?
    /// The content of each file that could be read.
    var files: [(input: Input, content: FileContent)] = []
  }

  let inputs: [Input]

  /// The place in a configuration that names the files; nil for those of the command line.
  private let place: String?

  init(_ paths: [FilePath], namedAt origin: Setting.Origin? = nil) {
    inputs = paths.map { Input($0) }
    place = if case .file? = origin { origin?.description } else { nil }
  }

  /// Reads the files; fails if one of them cannot be read.
  func load(_ options: CompilerOptions) throws(Failure) -> Loaded {
    guard !inputs.isEmpty else { return Loaded(registry: options.registry) }
    let read = Input.readAll(inputs)
    guard read.problems.isEmpty else {
      let note = place.map { ["it is named in \($0), under 'registry'"] } ?? []
      throw Failure(
        problems: read.problems.map { .init(message: $0.message, help: note + $0.help) })
    }
    let contents = read.contents.compactMap(\.self)
    var sources = SourceSet()
    for (file, content) in zip(inputs, contents) {
      sources.add(path: file.name, bytes: content.bytes)
    }
    let registry = options.registry.adding(sources.files)
    let diagnostics = SeverityPolicy.apply(options, to: registry.diagnostics.diagnostics)
    return Loaded(
      registry: registry.value,
      findings: Findings.Group(sources: sources, diagnostics: diagnostics.sortedForReport()),
      files: zip(inputs, contents).map { ($0, $1) })
  }
}
