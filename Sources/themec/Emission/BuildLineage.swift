import ThemeCompiler
import ThemeDiagnostics

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
  }

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
    _ themes: ThemeSources, _ destinations: [OutputPlan.Destination], _ products: [Product]
  ) {
    let files = themes.graph.sources.files.indices.map { themes.source($0) }
    let registry = themes.registryFiles.map { input in
      let size = input.path.flatMap { try? Platform.status(of: $0).size }
      return Source(path: input.path, name: input.name, size: size ?? 0, imports: [])
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
  fileprivate func source(_ index: Int) -> BuildLineage.Source {
    let file = graph.sources.files[index]
    return BuildLineage.Source(
      path: inputPaths[file.path, default: FilePath(file.path)], name: file.path,
      size: file.bytes.count,
      imports: graph.files[index].imports.compactMap(\.target))
  }
}

extension OutputPlan.Destination {
  fileprivate var path: FilePath? {
    if case .file(let path) = self { path } else { nil }
  }
}
