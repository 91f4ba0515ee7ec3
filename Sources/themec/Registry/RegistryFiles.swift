import ThemeDiagnostics
import ThemeBase
import ThemeCompiler
import ThemeFiles
import ThemeRegistry
import ThemeLint
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

  init(_ paths: [FilePath]) { inputs = paths.map { Input($0) } }

  /// Reads the files; fails if one of them cannot be read.
  func load(_ options: CompilerOptions) throws(Failure) -> Loaded {
    guard !inputs.isEmpty else { return Loaded(registry: options.registry) }
    let read = Input.readAll(inputs)
    guard read.problems.isEmpty else { throw Failure(problems: read.problems) }
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
