import ThemeCompiler
import ThemeProject

extension Session {
  /// The themes that are made of a file among others; all of them for an empty name.
  ///
  /// The themes are those that `known` names, or the files that no other file imports and no settings name as a registry.
  func themes(with name: String, among known: [String]) -> [String] {
    let graph = wholeGraph
    let numbers = graph.entries
    let entries = known.isEmpty ? themes(of: graph) : numbers.filter { known.contains(graph.paths[$0].text) }
    let file = numbers.first { graph.paths[$0] == ImportPath(name) }
    let found =
      name.isEmpty ? entries : entries.filter { entry in graph.reachable(from: [entry]).contains { $0 == file } }
    return found.map { graph.paths[$0].text }
  }

  private func themes(of graph: ImportGraph) -> [Int] {
    let roots = graph.roots
    let registry = Set(roots.flatMap { SessionSettings(for: graph.paths[$0], files).theme.registry })
    let themes = roots.filter { !registry.contains([UInt8(ascii: "/")] + graph.paths[$0].bytes) }
    return themes.isEmpty ? roots : themes
  }
}

extension ImportGraph {
  /// The files of the studio that no other file imports; all of them if they import one another in a circle.
  fileprivate var roots: [Int] {
    let imported = Set(
      files.enumerated().flatMap { number, file in file.imports.compactMap { $0.target }.filter { $0 != number } })
    let roots = entries.filter { !imported.contains($0) }
    return roots.isEmpty ? entries : roots
  }
}
