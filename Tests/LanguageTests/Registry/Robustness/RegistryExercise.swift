import ThemeBase
import ThemeModel
import ThemeSyntax

/// Everything that can be done with a registry file, done to bytes that may be none.
///
/// The tests and the fuzzer share it.
enum RegistryExercise {
  /// The property that fails, in a few words; nil if all hold.
  static func fault(of bytes: [UInt8]) -> String? {
    var sources = SourceSet()
    let file = sources.add(path: "cells.nss", bytes: bytes)
    let checked = Registry.standard.adding([file])
    for diagnostic in checked.diagnostics.diagnostics {
      let edits = diagnostic.fixIts.flatMap(\.edits).map(\.span)
      for span in [diagnostic.span] + diagnostic.secondary.map(\.span) + edits {
        guard Int(span.end) <= bytes.count, span.start <= span.end else {
          return "'\(diagnostic.message)' points outside its file"
        }
      }
    }
    let again = checked.value.adding([file])
    guard again.value.paths.count == checked.value.paths.count else {
      return "declaring everything twice adds class paths"
    }
    return fault(of: checked.value)
  }

  private static func fault(of registry: Registry) -> String? {
    for path in registry.paths.ids.suffix(200) {
      if registry.isPart(path), registry.resolvePath(registry.paths.slice(path)) != path {
        return "'\(registry.paths[path])' is not found by its name"
      }
      for entry in registry.entries(of: path).prefix(20) {
        let name = registry.properties.slice(entry.property)
        if case .unknown = registry.standing(of: name, on: path) {
          return "'\(registry.paths[path])' does not know its own property"
        }
      }
      for part in registry.parts(of: path) { _ = registry.components[part.component].name }
    }
    var finder = LineageFinder(registry)
    for heir in registry.heirs {
      let lineage = finder.lineage(of: heir.path)
      guard lineage.first == heir.path, Set(lineage).count == lineage.count, lineage.count <= Registry.inheritanceLimit
      else { return "'\(registry.paths[heir.path])' has a wrong lineage" }
    }
    _ = registry.expand("*Cell_*")
    _ = registry.suggester().path("MyCel_titel")
    return nil
  }
}
