import ThemeBase
import ThemeCompiler
import ThemeFiles

/// The files from which each product of a run was made.
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

  /// The product.
  struct Output: Sendable {
    /// Nil for standard output; of a folder its manifest, which changes with every file.
    let path: FilePath?
    let size: Int
    let extent: Product.Extent
    /// The indices of the files that it was made of.
    let sources: [Int]
  }

  /// The files of the themes in the order in which they were read, followed by registry files and configurations.
  let sources: [Source]
  let outputs: [Output]

  init(
    _ themes: ThemeSources, _ places: [OutputPlan.Place], _ products: [Product]
  ) {
    let inputs = themes.inputsByFile
    var sources = themes.graph.files.indices.map { themes.source($0, as: inputs[$0]?.input) }
    var numbers: [FilePath: Int] = [:]
    /// The number of a file that is not part of a theme; it is added if it is new.
    func number(of path: FilePath, size: Int) -> Int {
      if let known = numbers[path] { return known }
      numbers[path] = sources.count
      sources.append(
        Source(path: path, name: path.name(), size: size, imports: [], isTheme: false))
      return sources.count - 1
    }
    outputs = zip(places, products).map { place, product in
      let files = themes.files(of: place.theme)
      let others = themes.registryFiles(of: place.theme) + themes.configurations.files(for: files)
      return Output(
        path: place.claimed.path, size: product.size, extent: product.extent,
        sources: files + others.map(number))
    }
    self.sources = sources
  }
}

extension ThemeSources {
  /// The registry files of a theme.
  fileprivate func registryFiles(of theme: Int) -> [(path: FilePath, size: Int)] {
    registry(of: theme).files.compactMap { input, content in
      input.path.map { ($0, content.bytes.count) }
    }
  }

  fileprivate func source(_ index: Int, as input: Input?) -> BuildLineage.Source {
    let file = graph.sources.files[index]
    let path = FilePath(bytes: graph.paths[index].bytes)
    return BuildLineage.Source(
      // A built-in theme is not a file.
      path: input.map(\.path) ?? (graph.paths[index].isBuiltIn ? nil : path), name: file.path,
      size: file.bytes.count,
      imports: graph.files[index].imports.compactMap(\.target), isTheme: input != nil)
  }
}
