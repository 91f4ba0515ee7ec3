import TestSupport
import ThemeCompiler
import ThemeComponents
import ThemeDiagnostics
import ThemeTable

/// A theme compiled in memory.
func table(_ source: String) -> StyleTable {
  var sources = SourceSet()
  sources.add(path: "theme.nss", bytes: Array(source.utf8))
  return StyleTable(Compiler.compile(sources, options: CompilerOptions()).table)
}

/// An app's theme over the default one.
func theme(_ source: String) -> ComponentTheme { ComponentTheme(table(source)) }
