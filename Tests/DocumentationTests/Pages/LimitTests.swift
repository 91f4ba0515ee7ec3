import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel

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
      limits[row[0]] = Limit(number: try #require(Int(digits)), code: row[2].filter { $0 != "`" })
    }
    self.limits = limits
  }

  private func check(_ name: String, _ text: (Int) -> [String: String]) throws {
    check(name, try #require(limits[name]).number, text)
  }

  /// The same where the limit is another number of the texts' parts.
  private func check(_ name: String, _ number: Int, _ text: (Int) -> [String: String]) {
    let code = limits[name]?.code ?? ""
    expect(!codes(of: text(number)).contains(code), "\(number) are allowed")
    expect(codes(of: text(number + 1)).contains(code), "\(number + 1) are not")
  }

  private func codes(of files: [String: String]) -> Set<String> {
    Set(compilation(files).diagnostics.map(\.code.rawValue))
  }

  private func compilation(_ files: [String: String]) -> Compilation {
    let entry = ImportGraph.Entry(path: "0.nss", bytes: Array((files["0.nss"] ?? "").utf8), root: "")
    let graph = ImportGraph.load([entry]) { path in files[path].map { .bytes(Array($0.utf8)) } ?? .notFound }
    return Compiler.compile(graph.entries, of: graph, options: CompilerOptions())
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

  /// The numbers are checked as such; that they stop imports is tried with smaller ones.
  @Test func imports() throws {
    let budget = ImportGraph.Budget.standard
    let files = try #require(limits["imported files of one run"])
    let bytes = try #require(limits["bytes of the imported files of one run"])
    expect(files.number == budget.files && bytes.number == budget.bytes)
    expectEqual(files.code, bytes.code)
    for (small, isEnough) in [
      (ImportGraph.Budget(files: 3, bytes: 30), true), (.init(files: 2, bytes: 30), false),
      (.init(files: 3, bytes: 29), false),
    ] {
      let text = (0..<3).map { "@import \"\($0).nss\";" }.joined()
      let entry = ImportGraph.Entry(path: "a.nss", bytes: Array(text.utf8), root: "")
      let graph = ImportGraph.load([entry], budget: small) { _ in .bytes(Array(repeating: UInt8(ascii: " "), count: 10))
      }
      let result = Compiler.compile(graph.entries, of: graph, options: CompilerOptions())
      expectEqual(result.diagnostics.map(\.code.rawValue), (isEnough ? [] : [files.code]))
    }
  }

  @Test func classPathsOfOneRule() throws {
    try check("class paths of one rule") { count in
      ["0.nss": Array(repeating: "Label", count: count).joined(separator: ",") + "{font-size:1;}"]
    }
  }

  @Test(arguments: ["@a", "@a b", "@a , b", "@b", "@b b", "x(@a)"]) func bytesOfAValue(value: String) throws {
    try check("a value with its definitions put in") { length in
      // Tokens are joined by one space.
      let others = value.replacing("x(", with: "x ( ").replacing("a)", with: "a )").count - 2
      let text = String(repeating: "a", count: length - others)
      return ["0.nss": "@a: \(text); @b: @a; Label { font-name: \(value); }"]
    }
  }

  @Test(arguments: [
    ("Label { font-size: \u{1}1\u{2}; }", "(", ")"),
    ("Label { font-size: 1 + \u{1}1\u{2}; }", "(", ")"),
    ("Button { padding: 1 \u{1}1\u{2}; }", "(", ")"),
    ("Label { font-color: \u{1}red\u{2}; }", "(", ")"),
    ("@a: \u{1}1\u{2}; Label { font-size: @a; }", "(", ")"),
    ("@a: \u{1}1 + 1\u{2}; Label { font-size: 2 * @a; }", "(", ")"),
    ("Label { font-color: \u{1}red\u{2}; }", "lighten(", ",0.1)"),
    ("Label { font-color: \u{1}1\u{2}; }", "rgb(", ",1,1)"),
    ("Label { font-color: \u{1}1\u{2}; }", "own(", ")"),
    ("Label { font-name: \u{1}a\u{2}; }", "(", ")"),
  ]) func parenthesesOfAValue(text: String, open: String, close: String) throws {
    try check("parentheses and functions inside each other in a value") { depth in
      let opened = text.replacing("\u{1}", with: String(repeating: open, count: depth))
      return ["0.nss": opened.replacing("\u{2}", with: String(repeating: close, count: depth))]
    }
  }

  /// Definitions that are operands stand for parentheses, which nobody can find in the value.
  @Test func chainsOfSums() throws {
    func sheet(_ count: Int) -> [String: String] {
      let sums = (0..<count).map { "@a\($0): @a\($0 + 1) + 1;" }.joined()
      return ["0.nss": sums + "@a\(count): 7 + 1; Label { font-size: @a0; }"]
    }
    try check("parentheses and functions inside each other in a value", sheet)
    let message = compilation(sheet(80)).diagnostics.first?.message
    expectEqual(message?.hasPrefix("the chain of definitions that begins with '@a"), true)
  }

  @Test func classesThatOneInheritsFrom() throws {
    try check("classes that one class inherits from, itself included") { count in
      let classes = (1..<count).map { "@class A\($0): A\($0 - 1);" }.joined()
      return ["0.nss": "@class A0;\(classes) A0 { font-size: 1; }"]
    }
  }

  @Test func declarationsThatClassesInherit() throws {
    let number = try #require(limits["declarations that classes inherit, in all"]).number
    check("declarations that classes inherit, in all", number / 1_000) { count in
      let properties = (0..<1_000).map { "p\($0):1;" }.joined()
      let classes = (1...count).map { "@class A\($0): A;" }.joined()
      return ["0.nss": "@class A;\(classes) A { \(properties) }"]
    }
  }

  @Test func copiesOfSelectors() throws {
    let row = "class paths and declarations that selector lists and patterns add"
    let number = try #require(limits[row]).number
    // A rule has three tokens and adds all paths of the registry but one; the end of the file is a token, too.
    let cost = Registry.standard.expand("*").count - 1
    let rules = (number + 1) / (cost - 3)
    check(row, rules) { ["0.nss": String(repeating: "*{}", count: $0)] }
  }

  @Test func bytesOfAllValues() throws {
    let row = "all values in which definitions are used, for each class path"
    let number = try #require(limits[row]).number
    let definition = "@a:" + String(repeating: "a", count: 60_000) + ";A{}"
    let values = (number + definition.utf8.count) / (60_000 - "p:@a;".utf8.count)
    check(row, values) { count in
      let values = String(repeating: "p:@a;", count: count)
      return ["0.nss": definition.replacing("{}", with: "{\(values)}")]
    }
  }

  @Test(arguments: [
    "font-size: \u{1} + 0", "font-size: 0 - \u{1}", "font-size: (\u{1})", "font-size: -\u{1} * 1", "font-size: @a + 0",
    "font-size: (@a)", "padding: (1 \u{1}) * 1", "padding: 1 (\u{1}) 1 1", "font-color: lighten(red, \u{1} - \u{1})",
    "font-color: rgb(\u{1} * 0, 0, 0)",
  ]) func numbersInArithmetic(declaration: String) throws {
    try check("numbers in arithmetic, either side of 0") { number in
      let text = declaration.replacing("\u{1}", with: "\(number)")
      return ["0.nss": "@a: \(number); Label { \(text); }"]
    }
  }

  @Test func bytesOfAFile() throws {
    let limit = try #require(limits["the bytes of a file"])
    expectEqual(limit.number, SourceFile.maximumSize)
  }

  @Test func bytesOfAName() throws {
    for text in ["\u{1}{}", "Label { \u{1}: 1; }", "@\u{1}: 1;"] {
      let extra = text.hasPrefix("@") ? 1 : 0
      try check("bytes of a name") { count in
        ["0.nss": text.replacing("\u{1}", with: String(repeating: "a", count: count - extra))]
      }
    }
    try check("bytes of a name") { count in
      ["0.nss": String(repeating: "a", count: count - 2) + " { &_b { width: 1; } }"]
    }
  }

  @Test func bytesOfAFlatStylesheet() throws {
    let limit = try #require(limits["bytes of a flat stylesheet, by `--emit nss`"])
    expectEqual(limit.number, FlatSheet.maximumBytes)
  }

  @Test func longValuesOfListsCountMore() throws {
    let number = try #require(limits["class paths and declarations that selector lists and patterns add"]).number
    // Half a list's copies for the paths, the rest for the value of one declaration.
    let list = (0..<1_001).map { "A\($0)" }.joined(separator: ", ")
    let weight = number / 1_000
    for (bytes, isTooMuch) in [((weight - 10) * 64, false), ((weight + 10) * 64, true)] {
      let value = String(repeating: "x", count: bytes)
      let codes = codes(of: ["0.nss": "\(list) { own: \(value); }"])
      expectEqual(codes.contains("too-many-selectors"), isTooMuch)
    }
  }

  @Test func longMessagesAreCut() throws {
    let name = String(repeating: "a", count: 40_000)
    let message = try #require(compilation(["0.nss": "Label { \(name): 1; }"]).diagnostics.first).message
    expect(message.utf8.count < 2_100 && message.contains("a…a"))
  }

  @Test func diagnosticsOfOneSeverity() throws {
    let limit = try #require(limits["diagnostics of one severity"]).number
    for count in [limit, limit + 1] {
      let notes = (0..<count).map { "Own\($0){width:1;}" }.joined()
      let all = compilation(["0.nss": notes + "Label { font-size: @x; }"])
      expectEqual(all.diagnostics.count { $0.severity == .note }, limit)
      expectEqual(Linter.findings(all).suppressed, count - limit)
      expect(all.hasErrors)
    }
  }
}
