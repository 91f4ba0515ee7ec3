import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeTable

/// Imports over files in memory.
@Suite struct ImportTests {
  /// Compiles the first of some files, the others beside it.
  private func compileFiles(_ files: KeyValuePairs<String, String>, root: String? = nil) -> Compilation {
    let entry = files[0]
    let graph = ImportGraph.load([.init(path: entry.key, bytes: Array(entry.value.utf8), root: root)]) { path in
      files.first { $0.key == path }.map { .bytes(Array($0.value.utf8)) } ?? .notFound
    }
    return Compiler.compile(graph.entries, of: graph, options: CompilerOptions())
  }

  private func text(_ compilation: Compilation, _ path: String, _ property: String) -> String? {
    texts(compilation.table, in: StyleEnvironment())[path]?[property]
  }

  private func codes(_ compilation: Compilation) -> [DiagnosticCode] {
    compilation.diagnostics.filter { $0.severity > .note }.map(\.code)
  }

  @Test func anImportStandsForTheFileAtItsPlace() {
    let result = compileFiles([
      "a.nss": "Label { font-size: 1; } @import \"b.nss\"; Label { font-color: red; }",
      "b.nss": "Label { font-size: 2; font-color: blue; }",
    ])
    expectEqual(text(result, "Label", "font-size"), "2")
    expectEqual(text(result, "Label", "font-color"), "red")
    expect(codes(result).isEmpty)
  }

  @Test func pathsAreRelativeToTheImportingFile() {
    let result = compileFiles([
      "themes/a.nss": "@import \"base/b.nss\";",
      "themes/base/b.nss": "@import \"../c.nss\"; @import \"./d.nss\";",
      "themes/c.nss": "Label { font-size: 3; }",
      "themes/base/d.nss": "Label { font-color: red; }",
    ])
    expectEqual(text(result, "Label", "font-size"), "3")
    expectEqual(text(result, "Label", "font-color"), "red")
  }

  @Test func aFileIsImportedOnce() {
    let result = compileFiles([
      "a.nss": "@import \"b.nss\"; Label { font-size: 9; } @import \"c.nss\";",
      "c.nss": "@import \"b.nss\";",
      "b.nss": "Label { font-size: 2; }",
    ])
    expectEqual(text(result, "Label", "font-size"), "9")
  }

  /// Two names that look alike are two files: what counts are their bytes.
  @Test func namesAreBytes() {
    let names: [[UInt8]] = [Array("\u{E9}".utf8), Array("e\u{301}".utf8), [0xFF], Array("\\xFF".utf8)]
    let imports = names.flatMap { Array("@import \"".utf8) + $0 + Array("\";".utf8) }
    var reads: [[UInt8]] = []
    let entry = ImportGraph.Entry(path: "a.nss", bytes: imports, root: "")
    let access = ImportGraph.Access { path in
      reads.append(path.bytes)
      return .bytes([])
    }
    let graph = ImportGraph.load([entry], through: access)
    expect(reads == names && graph.files.count == 5)
  }

  /// A base that another theme may import is refused to one whose root it lies outside of.
  @Test func eachThemeHasItsOwnRoot() {
    let text = Array("@import \"/base/b.nss\";".utf8)
    let entries = ["/base", "/app"].map { (root: String) in
      ImportGraph.Entry(path: "\(root)/a.nss", bytes: text, root: root)
    }
    let graph = ImportGraph.load(entries) { _ in .bytes([]) }
    let results = graph.entries.map { Compiler.compile([$0], of: graph, options: CompilerOptions()) }
    expect(codes(results[0]).isEmpty && codes(results[1]) == [.importOutsideRoot])
  }

  @Test func definitionsAreSharedAmongFiles() {
    let result = compileFiles([
      "a.nss": "@import \"b.nss\"; @size: 9;", "b.nss": "@size: 1; Label { font-size: @size; }",
    ])
    expectEqual(text(result, "Label", "font-size"), "9")
  }

  @Test func cyclesAreNamed() {
    let result = compileFiles(["a.nss": "@import \"b.nss\"; Label { font-size: 1; }", "b.nss": "@import \"a.nss\";"])
    expectEqual(codes(result), [.importCycle])
    expectEqual(result.diagnostics.first?.notes, ["by way of a.nss → b.nss → a.nss"])
    expectEqual(text(result, "Label", "font-size"), "1")
  }

  @Test func missingFilesAreNamedWithTheirImporters() {
    let result = compileFiles(["a.nss": "@import \"b.nss\";", "b.nss": "@import \"x/no.nss\";"])
    expectEqual(codes(result), [.importNotFound])
    expectEqual(result.diagnostics.first?.message, "cannot read 'x/no.nss': no such file")
    expectEqual(result.diagnostics.first?.notes, ["imported through b.nss, from a.nss"])
  }

  @Test func importsStayInsideTheRoot() {
    let outside = ["../b.nss", "x/../../b.nss", "/etc/b.nss"]
    for path in outside {
      let result = compileFiles(["a.nss": "@import \"\(path)\";"], root: "")
      expectEqual(codes(result), [.importOutsideRoot])
    }
    let inside = compileFiles(["t/a.nss": "@import \"../b.nss\";", "b.nss": ""], root: "")
    expect(codes(inside).isEmpty)
  }

  @Test func depthIsLimited() {
    var files: [(String, String)] = (0..<80).map { ("\($0).nss", "@import \"\($0 + 1).nss\";") }
    files.append(("80.nss", ""))
    let bytes = Dictionary(uniqueKeysWithValues: files.map { ($0.0, Array($0.1.utf8)) })
    let graph = ImportGraph.load([.init(path: "0.nss", bytes: bytes["0.nss"] ?? [], root: nil)]) {
      bytes[$0].map { .bytes($0) } ?? .notFound
    }
    let result = Compiler.compile(graph.entries, of: graph, options: CompilerOptions())
    expectEqual(codes(result), [.importTooDeep])
  }

  /// A file that was followed from the top goes as deep from further down.
  @Test func depthCountsTheLongestWay() {
    var files = ["0.nss": "@import \"40.nss\"; @import \"1.nss\";", "80.nss": ""]
    for number in 1..<80 { files["\(number).nss"] = "@import \"\(number + 1).nss\";" }
    let result = Compiler.compile(graph(files).entries, of: graph(files), options: CompilerOptions())
    expectEqual(codes(result), [.importTooDeep])
  }

  /// A file that cannot be read is tried once, and each import of it is reported once, however often its file is imported.
  @Test func failuresAreReportedOnceForEachImport() {
    let missing = String(repeating: "@import \"no.nss\";", count: 3)
    let base = String(repeating: "@import \"b.nss\";", count: 50)
    var reads: [String] = []
    let graph = graph(["0.nss": base, "b.nss": missing]) { reads.append($0) }
    let result = Compiler.compile(graph.entries, of: graph, options: CompilerOptions())
    expectEqual(codes(result), Array(repeating: .importNotFound, count: 3))
    expectEqual(reads, ["b.nss", "no.nss"])
  }

  /// Two themes with one base: what is wrong in the base is said once.
  @Test func aSharedBaseIsFollowedOnce() {
    let base = Array("@import \"no.nss\";".utf8)
    let themes = ["a.nss", "b.nss"].map {
      ImportGraph.Entry(path: $0, bytes: Array("@import \"base.nss\";".utf8), root: "")
    }
    let graph = ImportGraph.load(themes) { $0 == "base.nss" ? .bytes(base) : .notFound }
    let result = Compiler.compile(graph.entries, of: graph, options: CompilerOptions())
    expectEqual(codes(result), [.importNotFound])
  }

  private func graph(_ files: [String: String], _ didRead: (String) -> Void = { _ in }) -> ImportGraph {
    let entry = ImportGraph.Entry(path: "0.nss", bytes: Array((files["0.nss"] ?? "").utf8), root: "")
    return ImportGraph.load([entry]) { path in
      didRead(path)
      return files[path].map { .bytes(Array($0.utf8)) } ?? .notFound
    }
  }

  @Test(arguments: [
    ("a/./b/../c.nss", "a/c.nss"), ("../a.nss", "../a.nss"), ("/../a.nss", "/a.nss"), ("", ""), ("./a.nss", "a.nss"),
    ("a//b", "a/b"), ("a/../../b", "../b"),
  ]) func pathsAreNormalized(path: String, expected: String) {
    expectEqual(ImportPath(path).normalized, ImportPath(expected))
  }
}
