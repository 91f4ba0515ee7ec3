import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeComponents
import ThemeTable

/// A theme compiled in memory, with what there is to say about it.
func compiled(_ source: String) -> Compilation {
  var sources = SourceSet()
  sources.add(path: "theme.nss", bytes: Array(source.utf8))
  return Compiler.compile(sources, options: CompilerOptions())
}

func table(_ source: String) -> StyleTable {
  do { return try StyleTable(compiled(source).table) } catch {
    Issue.record(error)
    return .empty
  }
}

/// An app's theme over the default one.
func theme(_ source: String) -> ComponentTheme { ComponentTheme(table(source)) }
