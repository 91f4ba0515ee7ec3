import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel

/// A flat stylesheet draws no warning that its source did not draw, for the target that it was written for.
@Suite struct FlatLintTests {
  /// A sheet with the files that it may import.
  private struct Sheet {
    var path: String
    var bytes: [UInt8]
  }

  private static let ownSheets =
    Repository.files(under: "Themes", ending: ".nss") + Repository.files(under: "Tests/Golden/Language", ending: ".nss")

  private func compile(_ sheet: Sheet, _ options: CompilerOptions) -> Compilation {
    let entry = ImportGraph.Entry(path: sheet.path, bytes: sheet.bytes, root: nil)
    let graph = ImportGraph.load([entry]) { path in (try? Repository.bytes(path)).map { .bytes($0) } ?? .notFound }
    return Compiler.compile(graph.entries, of: graph, options: options)
  }

  /// The codes of the findings that are more than notes.
  private func codes(_ compilation: Compilation, _ options: LintOptions = LintOptions()) -> Set<String> {
    Set(Linter.findings(compilation, options).diagnostics.filter { $0.severity > .note }.map(\.code.rawValue))
  }

  private func check(_ sheet: Sheet, sourceLocation: SourceLocation = #_sourceLocation) {
    for target in Target.allCases {
      var options = CompilerOptions()
      options.target = target
      let source = compile(sheet, options)
      let flat = NSSEmitter.emit(source, for: target)
      guard !source.hasErrors, !flat.diagnostics.contains(where: { $0.severity == .error }) else { continue }
      // A flat sheet cannot declare components; '--registry' takes their declarations.
      options.registry = source.registry
      var lint = LintOptions()
      lint.portability = [target]
      let again = compile(Sheet(path: "flat.nss", bytes: Array(flat.text.utf8)), options)
      let added = codes(again, lint).subtracting(codes(source))
      expect(added.isEmpty, "\(sheet.path) for \(target.rawValue)", sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: ownSheets) func shippedThemesAndGoldens(path: String) throws {
    check(Sheet(path: path, bytes: try Repository.bytes(path)))
  }

  @Test(arguments: RealSheets.names) func realSheets(name: String) throws {
    check(Sheet(path: "\(name).nss", bytes: try RealSheets.bytes(of: name)))
  }

  @Test(arguments: [
    "@tintColor_contrastDarkBackground: lighten(tintColor, 0.1); Button { font-color: tintColor; }",
    "@tintColor_elevatedContrastLightBackground: lighten(tintColor, 0.1);",
    "Button { font-color: lighten(tintColor, 0.1); }",
    "Button { font-color: darken(tintColor, 10%); padding: (1 2) * 2; font-size: (17); }",
    "@media (contrast: high) { Button { font-color: red; } } Label { font-color: tintColor; }",
    "fdlFUIHierarchyItemView_* { font-color: red; }",
  ]) func samples(theme: String) { check(Sheet(path: "theme.nss", bytes: Array(theme.utf8))) }
}
