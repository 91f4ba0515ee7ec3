import TestSupport
import Testing
import ThemeBase
import ThemeCompiler

/// The paths that are proposed for imports of files that do not exist.
@Suite struct MissingImportTests {
  /// Checks the proposal for an import in a file among some others, all of which are empty.
  private func check(
    _ path: String, in importer: String = "theme.nss", among files: [String], root: String = "",
    proposes expected: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let all = files + [importer]
    let access = ImportGraph.Access(
      read: { path in all.contains(path.text) ? .bytes([]) : .notFound },
      list: { folder in
        all.filter { ImportPath($0).folder == folder }.compactMap { $0.split(separator: "/").last.map(String.init) }
      })
    let entry = ImportGraph.Entry(path: importer, bytes: Array("@import \"\(path)\";".utf8), root: root)
    let graph = ImportGraph.load([entry], through: access)
    let result = Compiler.compile(graph.entries, of: graph, options: CompilerOptions())
    let finding = result.diagnostics.first { $0.code == .importNotFound }
    expectEqual(finding?.help, (expected.map { ["did you mean '\($0)'?"] } ?? []), sourceLocation: sourceLocation)
    expectEqual(
      finding?.fixIts.first?.edits.first?.replacement, expected.map { "\"\($0)\"" }, sourceLocation: sourceLocation)
    expect(finding?.fixIts.first.map { $0.applicability == .unsafe } ?? true)
  }

  @Test func nearNamesInTheFolder() {
    check("bas.nss", among: ["base.nss", "brand.nss"], proposes: "base.nss")
    check("./bas.nss", among: ["base.nss"], proposes: "./base.nss")
    check("../bas.nss", in: "a/theme.nss", among: ["base.nss"], proposes: "../base.nss")
    check("x/bas.nss", among: ["x/base.nss", "base.nss"], proposes: "x/base.nss")
    check("base.ns", among: ["base.txt", "other.nss"], proposes: nil)
    check("zzz.nss", among: ["base.nss"], proposes: nil)
    check("base.NSS.nss", among: ["base.css"], proposes: nil)
  }

  @Test func theNameInAFolderAbove() {
    check("base.nss", in: "a/theme.nss", among: ["base.nss"], proposes: "../base.nss")
    check("base.nss", in: "a/b/theme.nss", among: ["base.nss"], proposes: "../../base.nss")
    check("base.nss", in: "a/theme.nss", among: ["base.nss"], root: "a", proposes: nil)
  }

  @Test func neverTheImporterItself() {
    check("them.nss", among: [], proposes: nil)
    check("them.nss", in: "a/theme.nss", among: ["a/theme.nss"], proposes: nil)
  }
}
