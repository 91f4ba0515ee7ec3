import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry
import ThemeLint

/// The registry files that the user named, to be added to what themec itself knows.
struct RegistryFiles: Sendable {
  let inputs: [Input]

  init(_ parsed: ParsedArguments) throws(Failure) {
    inputs = try Input.list(parsed.all(.registry), standardInputName: nil)
    if inputs.contains(where: { $0.path == nil }) {
      throw .usage("'--registry' takes a file, not standard input")
    }
  }

  /// The whole registry, and what is to be said about the files.
  func load(_ options: CompilerOptions) throws(Failure) -> (Registry, Findings.Group?) {
    guard !inputs.isEmpty else { return (options.registry, nil) }
    var sources = SourceSet()
    for (file, bytes) in zip(inputs, try Input.readAll(inputs)) {
      sources.add(path: file.name, bytes: bytes)
    }
    let registry = options.registry.adding(sources.files)
    let diagnostics = SeverityPolicy.apply(options, to: registry.diagnostics.diagnostics)
    return (
      registry.value,
      Findings.Group(sources: sources, diagnostics: diagnostics.sortedForReport())
    )
  }
}
