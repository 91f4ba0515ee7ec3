import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeReports

/// The registry files that the user named, read and added to what themec itself knows.
struct RegistryFiles: Sendable {
  let registry: Registry
  /// The findings about the files; nil if none was named.
  private(set) var findings: Findings.Group?
  /// The files with their contents.
  private(set) var files: [(input: Input, content: FileContent)] = []

  /// Reads files that the command line or a configuration names in a setting; fails if one of them cannot be read.
  init(_ paths: [FilePath], namedBy setting: Setting?, _ setup: ThemeSetup) throws(Failure) {
    guard !paths.isEmpty else {
      registry = setup.options.registry
      return
    }
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
