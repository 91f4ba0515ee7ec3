import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeSyntax
import ThemeTable

/// One file of a graph has another text; the others are kept.
@Suite struct ImportReplacementTests {
  /// Files in memory, and which of them have been read.
  private final class Folder {
    var files: [String: String]
    var reads: [String] = []

    init(_ files: [String: String]) { self.files = files }

    var access: ImportGraph.Access {
      ImportGraph.Access(read: { [self] path in
        reads.append(path.text)
        return files[path.text].map { .bytes(Array($0.utf8)) } ?? .notFound
      })
    }

    func load(_ entries: String...) -> ImportGraph {
      let entries = entries.map { ImportGraph.Entry(path: $0, bytes: Array((files[$0] ?? "").utf8), root: "") }
      let graph = ImportGraph.load(entries, through: access)
      reads = []
      return graph
    }

    /// The graph after an edit, as an editor makes it: the new text is given, not read.
    func edit(_ graph: ImportGraph, _ path: String, _ text: String) -> ImportGraph {
      files[path] = text
      return graph.replacing(ImportPath(path), with: Array(text.utf8), through: access)
    }
  }

  /// The files of a graph that were parsed to make it of another one.
  private func parsed(_ graph: ImportGraph, after old: ImportGraph) -> [String] {
    let known = old.trees.map(ObjectIdentifier.init)
    return graph.trees.filter { !known.contains(ObjectIdentifier($0)) }.map(\.file.path)
  }

  private func compile(_ graph: ImportGraph) -> Compilation {
    Compiler.compile(graph.entries, of: graph, options: CompilerOptions())
  }

  /// A theme as a user sees it, whatever numbers its files have.
  private func outcome(_ graph: ImportGraph) -> [String] {
    let compilation = compile(graph)
    let diagnostics = compilation.diagnostics.map { diagnostic in
      let file = graph.sources[diagnostic.span.file]?.path ?? "?"
      return "\(file):\(diagnostic.span.start): \(diagnostic.message) \(diagnostic.notes)"
    }
    let styles = texts(compilation.table, in: StyleEnvironment()).map { path, values in
      "\(path) \(values.sorted { $0.key < $1.key })"
    }
    return graph.reachable(from: graph.entries).map { graph.files[$0].tree.file.path } + diagnostics.sorted()
      + styles.sorted()
  }

  /// Checks an edit: which files are parsed and read, and that the result is that of a fresh load.
  private func checkEdit(
    _ files: [String: String], _ path: String, _ text: String, parses: [String], reads: [String] = [],
    location: SourceLocation = #_sourceLocation
  ) {
    let folder = Folder(files)
    let old = folder.load("a.nss")
    let new = folder.edit(old, path, text)
    expectEqual(parsed(new, after: old), parses, sourceLocation: location)
    expectEqual(folder.reads, reads, sourceLocation: location)
    expectEqual(outcome(new), outcome(folder.load("a.nss")), sourceLocation: location)
  }

  private let files = [
    "a.nss": "@import \"b.nss\"; @import \"c.nss\"; Label { font-size: @size; }",
    "b.nss": "@size: 1; Label { font-size: 2; }", "c.nss": "@import \"d.nss\";", "d.nss": "Button { font-size: 3; }",
    "new.nss": "@size: 9;",
  ]

  @Test func onlyTheFileItselfIsParsed() {
    checkEdit(files, "b.nss", "@size: 5;", parses: ["b.nss"])
    checkEdit(files, "a.nss", "@import \"c.nss\"; @import \"b.nss\";", parses: ["a.nss"])
    checkEdit(files, "d.nss", "", parses: ["d.nss"])
    checkEdit(files, "d.nss", "Button { font-size: 3; }", parses: [])
  }

  @Test func newlyImportedFilesAreReadAndParsed() {
    checkEdit(files, "b.nss", "@import \"new.nss\";", parses: ["b.nss", "new.nss"], reads: ["new.nss"])
    checkEdit(files, "b.nss", "@import \"no.nss\";", parses: ["b.nss"], reads: ["no.nss"])
    checkEdit(files, "d.nss", "@import \"a.nss\";", parses: ["d.nss"])
    checkEdit(files, "c.nss", "@import \"b.nss\"; @import \"d.nss\";", parses: ["c.nss"])
  }

  @Test func aFileThatNothingImportsAnyLongerDoesNotCount() {
    checkEdit(files, "c.nss", "", parses: ["c.nss"])
    checkEdit(files, "a.nss", "Label { font-size: 1; }", parses: ["a.nss"])
  }

  /// A file that comes back may have changed in between.
  @Test func aFileThatIsImportedAgainIsReadAgain() {
    let folder = Folder(files)
    let loaded = folder.load("a.nss")
    let without = folder.edit(loaded, "c.nss", "")
    let again = folder.edit(without, "c.nss", "@import \"d.nss\";")
    expect(folder.reads == ["d.nss"] && parsed(again, after: without) == ["c.nss"])
    let apart = folder.edit(again, "c.nss", "")
    folder.files["d.nss"] = "Button { font-size: 4; }"
    let changed = folder.edit(apart, "c.nss", "@import \"d.nss\";")
    expectEqual(parsed(changed, after: apart), ["c.nss", "d.nss"])
    expectEqual(changed.files.count, loaded.files.count)
    expectEqual(outcome(changed), outcome(folder.load("a.nss")))
  }

  /// A file that an import did not find can be given; nobody need save it first.
  @Test func aMissingFileCanBeGiven() {
    checkEdit(
      ["a.nss": "@import \"b.nss\"; @import \"c.nss\";"], "b.nss", "Label { font-size: 1; }", parses: ["b.nss"],
      reads: ["c.nss"])
  }

  @Test func withoutATextTheFileIsReadAgain() {
    let folder = Folder(files)
    let old = folder.load("a.nss")
    folder.files["b.nss"] = "@size: 7;"
    folder.files["d.nss"] = "Button { font-size: 7; }"
    let new = old.replacing("b.nss", with: nil, through: folder.access)
    expect(folder.reads == ["b.nss"] && parsed(new, after: old) == ["b.nss"])
    folder.files["b.nss"] = nil
    let missing = new.replacing("b.nss", with: nil, through: folder.access)
    expect(compile(missing).diagnostics.contains { $0.code == .importNotFound })
    folder.files["a.nss"] = ""
    let empty = missing.replacing("a.nss", with: nil, through: folder.access)
    expectEqual(empty.reachable(from: empty.entries).count, 1)
    folder.files["a.nss"] = nil
    let gone = empty.replacing("a.nss", with: nil, through: folder.access)
    expect(parsed(gone, after: empty).isEmpty)
  }

  /// Spans of unchanged files mean the same in the new graph.
  @Test func filesKeepTheirNumbers() {
    let folder = Folder(files)
    let old = folder.load("a.nss")
    let new = folder.edit(old, "a.nss", "@import \"new.nss\"; @import \"c.nss\";")
    for (number, path) in old.paths.enumerated() {
      expect(new.paths[number] == path && new.files[number].tree.file.path == path.text)
      expectEqual(new.sources.files[number].bytes, new.trees[number].file.bytes)
      expectEqual(Int(new.trees[number].file.id.index), number)
    }
  }

  @Test func severalThemesShareFiles() {
    let folder = Folder(["a.nss": "@import \"base.nss\";", "b.nss": "@import \"base.nss\";", "base.nss": "@x: 1;"])
    let old = folder.load("a.nss", "b.nss")
    let new = folder.edit(old, "base.nss", "@x: 2; @import \"no.nss\";")
    expect(parsed(new, after: old) == ["base.nss"] && folder.reads == ["no.nss"])
    expectEqual(outcome(new), outcome(folder.load("a.nss", "b.nss")))
  }

  /// Any sequence of edits ends where a fresh load ends.
  @Test func editsAndLoadsAgree() {
    var random = SeededGenerator(seed: 11)
    let names = ["a.nss", "b.nss", "c.nss", "d.nss", "e.nss"]
    for _ in 0..<12 {
      let folder = Folder(["a.nss": ""])
      var graph = folder.load("a.nss")
      for step in 0..<25 {
        let path = names.randomElement(using: &random) ?? "a.nss"
        let imports = names.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
        let text = imports.map { "@import \"\($0)\";" }.joined() + "Label { font-size: \(step + 1); }"
        let old = graph
        graph = folder.edit(graph, path, text)
        expect(parsed(graph, after: old).count <= names.count)
        expectEqual(outcome(graph), outcome(folder.load("a.nss")))
      }
    }
  }
}
