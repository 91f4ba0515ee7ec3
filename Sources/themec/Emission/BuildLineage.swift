import ThemeCompiler
import ThemeDiagnostics
import ThemeFiles

/// What was read for each product of a run.
struct BuildLineage: Sendable {
  /// A file that was read.
  struct Source: Sendable {
    /// As the command line or an import spells it; nil for standard input.
    let path: FilePath?
    let name: String
    let size: Int
    /// The indices of the files that it imports.
    let imports: [Int]
    /// Whether the user named the file as a theme.
    let isTheme: Bool
  }

  /// What was made.
  struct Output: Sendable {
    /// Nil for standard output.
    let path: FilePath?
    let size: Int
    let extent: Product.Extent
    /// The indices of the files that it was made of.
    let sources: [Int]
  }

  /// In the order in which they were read, the registry files last.
  let sources: [Source]
  let outputs: [Output]

  init(
    _ themes: ThemeSources, _ destinations: [Destination], _ products: [Product]
  ) {
    let inputs = Dictionary(themes.inputs.map { ($0.file, $0.input) }) { first, _ in first }
    let files = themes.graph.files.indices.map { themes.source($0, as: inputs[$0]) }
    let registry = zip(themes.registryFiles, themes.registry.contents).map { input, content in
      Source(
        path: input.path, name: input.name, size: content.bytes.count, imports: [],
        isTheme: false)
    }
    sources = files + registry
    outputs = zip(destinations, products).enumerated().map { index, output in
      Output(
        path: output.0.path, size: output.1.bytes.count, extent: output.1.extent,
        sources: themes.files(of: index) + (files.count..<files.count + registry.count))
    }
  }
}

extension ThemeSources {
  fileprivate func source(_ index: Int, as input: Input?) -> BuildLineage.Source {
    let file = graph.sources.files[index]
    let path = FilePath(bytes: graph.paths[index].bytes)
    return BuildLineage.Source(
      path: input.map(\.path) ?? path, name: file.path, size: file.bytes.count,
      imports: graph.files[index].imports.compactMap(\.target), isTheme: input != nil)
  }
}
