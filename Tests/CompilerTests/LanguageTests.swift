import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel
import ThemeProject
import ThemeReports
import ThemeTable

/// One theme for each feature of the language with all that themec makes of it: `Tests/Golden/Language`.
@Suite struct LanguageTests {
  private static let folder = "Tests/Golden/Language"

  private static let features = Repository.files(under: folder, ending: ".nss").filter { !$0.contains("/parts/") }.map {
    String($0.dropFirst(folder.count + 1).dropLast(4))
  }

  @Test func everyFeatureIsHere() {
    expectEqual(
      Self.features.sorted(),
      [
        "arithmetic", "classes", "definitions", "functions", "imports", "media", "nesting", "palette", "patterns",
        "strings",
      ])
  }

  @Test(arguments: features) func aFeatureMeansWhatItMeant(feature: String) throws {
    let compilation = try compile(feature, for: nil)
    expect(!compilation.hasErrors)
    Golden.check(report(compilation), named: "Language/\(feature).diagnostics.txt")
    Golden.check(
      String(decoding: TableJSONEmitter.emit(compilation.table), as: UTF8.self), named: "Language/\(feature).json")
  }

  /// The flat stylesheets of all targets, or why there is none.
  @Test(arguments: features) func aFeatureIsWrittenFlat(feature: String) throws {
    for target in Target.allCases {
      let compilation = try compile(feature, for: target)
      let emitted = NSSEmitter.emit(compilation.compilation, for: target)
      let findings = emitted.diagnostics.isEmpty ? "" : report(compilation, emitted.diagnostics)
      let isWritten = !emitted.diagnostics.contains { $0.severity == .error }
      Golden.check(findings + (isWritten ? emitted.text : ""), named: "Language/\(feature).\(target.rawValue).txt")
    }
  }

  /// Compiles a theme of the folder, which may import others of it.
  private func compile(_ feature: String, for target: Target?) throws -> LintedTheme {
    let name = "\(feature).nss"
    let bytes = try Repository.bytes("\(Self.folder)/\(name)")
    let graph = ImportGraph.load([.init(path: name, bytes: bytes, root: nil)]) { path in
      (try? Repository.bytes("\(Self.folder)/\(path)")).map { .bytes($0) } ?? .notFound
    }
    var setup = ThemeSetup()
    if let target { setup.options.target = target }
    return LintedTheme(graph, setup)
  }

  private func report(_ compilation: LintedTheme, _ diagnostics: [Diagnostic]? = nil) -> String {
    var renderer = ConciseRenderer(compilation.sources)
    return (diagnostics ?? compilation.diagnostics).map { renderer.render($0) }.joined()
  }
}
