import ThemeBase
import ThemeCompiler

/// A product that was made, as the depfile and the metafile name it.
struct BuildOutput: Sendable {
  /// Nil for standard output; of a folder its manifest, which changes with every file.
  let path: FilePath?
  let size: Int
  let extent: Product.Extent
  let inputs: [BuildInput]
}

/// A file that a product was made of.
struct BuildInput: Hashable, Sendable {
  /// As the command line or an import spells it; nil for standard input and for a built-in theme.
  let path: FilePath?
  let name: String
  let size: Int
  /// Whether the user named the file as a theme.
  let isTheme: Bool

  /// The files of all outputs, each once.
  static func all(of outputs: [BuildOutput]) -> [BuildInput] {
    var known: Set<BuildInput> = []
    return outputs.flatMap(\.inputs).filter { known.insert($0).inserted }
  }
}

extension ThemeSources {
  /// The files of each theme in the order in which they were read, followed by registry files and configurations.
  var buildInputs: [[BuildInput]] {
    let inputs = inputsByFile
    return themes.indices.map { theme in
      let files = files(of: theme)
      let registry = (setups.registry(of: theme)?.files ?? []).compactMap { input, content in
        input.path.map { (path: $0, size: content.bytes.count) }
      }
      return files.map { buildInput($0, as: inputs[$0]?.input) }
        + (registry + configurations.files(for: files)).map {
          BuildInput(path: $0.path, name: $0.path.name(), size: $0.size, isTheme: false)
        }
    }
  }

  private func buildInput(_ index: Int, as input: Input?) -> BuildInput {
    let (file, path) = (graph.sources.files[index], graph.paths[index])
    return BuildInput(
      path: input.map(\.path) ?? (path.origin == .builtIn ? nil : FilePath(bytes: path.bytes)), name: file.path,
      size: file.bytes.count, isTheme: input != nil)
  }
}
