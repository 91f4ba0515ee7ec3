import Testing
import ThemeCompiler
import ThemeDiagnostics

/// The limits are where the last section of `Grammar.md` has them: the last that is allowed passes, the next does not.
@Suite struct LimitTests {
  private struct Limit {
    var number: Int
    var code: String
  }

  /// The rows of the table, by the first words of each.
  private let limits: [String: Limit]

  init() throws {
    let page = try MarkdownPage(path: "Grammar.md")
    var limits: [String: Limit] = [:]
    for row in page.table(under: "## 15. Limits").dropFirst() {
      let digits = try #require(row[1].split(separator: " ").first).filter { $0 != "," }
      limits[row[0]] = Limit(
        number: try #require(Int(digits)), code: row[2].filter { $0 != "`" })
    }
    self.limits = limits
  }

  private func check(_ name: String, _ text: (Int) -> [String: String]) throws {
    let limit = try #require(limits[name])
    #expect(!codes(of: text(limit.number)).contains(limit.code), "\(limit.number) are allowed")
    #expect(codes(of: text(limit.number + 1)).contains(limit.code), "\(limit.number + 1) are not")
  }

  private func codes(of files: [String: String]) -> Set<String> {
    let entry = ImportGraph.Entry(
      path: "0.nss", bytes: Array((files["0.nss"] ?? "").utf8), root: "")
    let graph = ImportGraph.load([entry]) { path in
      files[path].map { .bytes(Array($0.utf8)) } ?? .notFound
    }
    let compilation = Compiler.compile(graph.entries, of: graph, options: CompilerOptions())
    return Set(compilation.diagnostics.map(\.code.rawValue))
  }

  @Test func blocksInsideEachOther() throws {
    try check("blocks and conditions inside each other") { depth in
      let open = String(repeating: "@media (device: ipad) { ", count: depth)
      return ["0.nss": open + String(repeating: "}", count: depth)]
    }
  }

  @Test func conditionsInsideEachOther() throws {
    try check("blocks and conditions inside each other") { depth in
      let nots = String(repeating: "not ", count: depth - 1)
      return ["0.nss": "@media \(nots)(device: ipad) { }"]
    }
  }

  @Test func importsInsideEachOther() throws {
    try check("imports inside each other") { count in
      var files = ["\(count - 1).nss": ""]
      for number in 0..<count - 1 { files["\(number).nss"] = "@import \"\(number + 1).nss\";" }
      return files
    }
  }

  @Test func classPathsOfOneRule() throws {
    try check("class paths of one rule") { count in
      ["0.nss": Array(repeating: "Label", count: count).joined(separator: ",") + "{font-size:1;}"]
    }
  }

  @Test func bytesOfAValue() throws {
    try check("a value with its definitions put in") { length in
      ["0.nss": "@a: " + String(repeating: "a", count: length - 2) + "; Label { font-name: @a b; }"]
    }
  }

  @Test func diagnosticsOfOnePass() throws {
    let limit = try #require(limits["diagnostics of one pass over a theme"])
    #expect(limit.number == DiagnosticList.limit)
  }
}
