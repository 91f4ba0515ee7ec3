import TestSupport
import Testing
import ThemeCompiler
import ThemeModel

@testable import ThemeAnalysis

/// Safe fixes of a base leave what themes mean that import it, whatever these replace.
@Suite struct ImportedFixTests {
  /// The number that a definition of an importer changes stays a sum.
  @Test func whatUsesADefinitionIsFixedOnDemandOnly() {
    var options = CompilerOptions()
    options.portability = [.nui]
    let theme = "@n: 5;\nLabel { corner-radius: @n + 1; font-size: 2 + 1; }"
    expectEqual(Fixer.fixed(theme, .safe, options), "@n: 5;\nLabel { corner-radius: @n + 1; font-size: 3; }")
    expectEqual(Fixer.fixed(theme, .unsafe, options), "@n: 5;\nLabel { corner-radius: 6; font-size: 3; }")
  }
}
