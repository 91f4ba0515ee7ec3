package import ThemeCompiler
import ThemeComponents
package import ThemeDiagnostics
import ThemeRegistry
package import ThemeTable

/// A theme as a page shows it.
package struct PageTheme: Sendable {
  /// The name for people, such as that of its file.
  package let name: String
  /// The resolved table.
  package let table: ResolvedTable
  /// What the table was compiled from, or nil for a table that was read.
  package let compilation: Compilation?
  /// What there is to say about the theme.
  package let findings: [Diagnostic]
  /// The theme's own styles.
  let styles: StyleTable
  /// The theme over the default one.
  let style: ComponentTheme

  /// A theme from its table.
  ///
  /// - Parameters:
  ///   - name: The name for people.
  ///   - table: The resolved table.
  ///   - compilation: What it was compiled from.
  ///   - findings: What there is to say about it.
  /// - Throws: ``TableWriteError`` or ``StyleTableError`` if the table is too large or broken.
  package init(
    name: String, table: ResolvedTable, compilation: Compilation?, findings: [Diagnostic]
  ) throws {
    self.name = name
    self.table = table
    self.compilation = compilation
    self.findings = findings
    styles = try StyleTable(bytes: TableWriter.write(table))
    style = ComponentTheme(styles)
  }

  /// What can be styled, with what the theme itself declares.
  var registry: Registry { compilation?.registry ?? .standard }

  /// Whether some component of Fiori is styled; a theme for UIKit's own classes styles none.
  var stylesComponents: Bool {
    table.rows.contains { table.names[$0.path].hasPrefix("fdl") }
  }

  /// Whether something is wrong with the theme.
  package var hasErrors: Bool { findings.contains { $0.severity == .error } }
}
