import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel
import ThemeTable

/// The shipped themes as flat stylesheets for Fiori's runtimes.
@Suite struct FlatThemeTests {
  @Test(arguments: ShippedTheme.allCases) func meansTheSame(theme: ShippedTheme) throws {
    let compilation = try theme.compiled()
    let flat = NSSEmitter.emit(compilation.compilation, for: .fioriUIKit)
    expectEqual(flat.diagnostics.map(\.message), [])
    var sources = SourceSet()
    sources.add(path: "flat.nss", bytes: Array(flat.text.utf8))
    let again = Compiler.compile(sources, options: CompilerOptions())
    expect(!Linter.findings(again).hasErrors)
    for index in UInt8(0)..<64 {
      let environment = StyleEnvironment(index: index)
      let styles = EnvironmentStyles(compilation.table, in: environment)
      let flatStyles = EnvironmentStyles(again.table, in: environment)
      expectEqual(values(flatStyles), values(styles), "\(environment)")
    }
  }

  private func values(_ styles: EnvironmentStyles) -> [String] {
    styles.styles.flatMap { style in style.entries.map { "\(style.path).\($0.property) = \($0.value)" } }
  }

  /// A sheet for SwiftUI holds the palette and nothing else.
  @Test(arguments: [ShippedTheme.saffron, .midnight]) func thePaletteIsThereForSwiftUI(theme: ShippedTheme) throws {
    let flat = NSSEmitter.emit(try theme.compiled(target: .fioriSwiftUI).compilation, for: .fioriSwiftUI)
    expectEqual(flat.diagnostics.map(\.severity), [.warning])
    expect(flat.text.contains("@tintColorTapState_contrastLightBackground:#"))
    expect(flat.text.split(separator: "\n").allSatisfy { $0.hasPrefix("@") && $0.hasSuffix(";") })
  }
}
