import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// A list of class paths weighs as much as its parts do alone.
@Suite struct SelectorListTests {
  @Test(arguments: [nil] + Target.allCases) func listWeighsAsItsParts(_ target: Target?) throws {
    for seed in 0..<MutationCount.perSeed(seeds: 1, usual: 40) {
      try check(ListSample(seed: UInt64(seed)), for: target)
    }
  }

  @Test func severestPartCounts() throws {
    try checkFindings("fdlFUIHierarchyItemView_title, Button { text-algn: center; }", [.unknownProperty: .error])
    try checkFindings("Own, Button { text-a: center; }", [.unknownProperty: .warning])
    try checkFindings("Own, Other { text-a: center; }", [.unknownProperty: .note])
    try checkFindings("Own, Button { background-color-top: red; }", [.halfGradient: .error])
    try checkFindings(
      "fdlFUIHierarchyItemView_title, Button { font-style: bod; }", [.invalidValue: .error, .unreadProperty: .warning])
  }

  @Test func othersAreNamed() throws {
    let finding = try #require(
      compile("A, B, C, D, E, Button { text-a: center; }").diagnostics.first { $0.code == .unknownProperty })
    expectEqual(finding.message, "'Button' has no property 'text-a'")
    expect(finding.notes.contains("the same is true of 'A', 'B', 'C' and 2 more"))
  }

  /// The findings in the block of a rule: of each code the severest.
  private func checkFindings(
    _ text: String, _ expected: [DiagnosticCode: Severity], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let findings = try blockFindings(text, nil)
    expectEqual(
      Dictionary(findings.map { ($0.key.code, $0.value) }, uniquingKeysWith: max), expected,
      sourceLocation: sourceLocation)
    expectEqual(findings.values.count, expected.count, sourceLocation: sourceLocation)
  }

  private func check(_ sample: ListSample, for target: Target?) throws {
    let together = try blockFindings(sample.list, target)
    var apart: [Site: Severity] = [:]
    for part in sample.parts { apart.merge(try blockFindings(part, target), uniquingKeysWith: max) }
    expectEqual(together, apart, "seed \(sample.seed): \(sample.list)")
  }

  private struct Site: Hashable {
    var code: DiagnosticCode
    /// From the brace of the rule.
    var offset: Int
  }

  /// The findings on the block of the one rule of a theme; no finding may come twice.
  private func blockFindings(_ text: String, _ target: Target?) throws -> [Site: Severity] {
    let brace = try #require(text.utf8.firstIndex(of: UInt8(ascii: "{")))
    let start = text.utf8.distance(from: text.startIndex, to: brace)
    var result: [Site: Severity] = [:]
    for diagnostic in compile(text, target: target).diagnostics {
      let offset = Int(diagnostic.span.start) - start
      guard offset >= 0 else { continue }
      let site = Site(code: diagnostic.code, offset: offset)
      expect(result[site] == nil, "\(diagnostic.code) is told twice: \(text)")
      result[site] = max(result[site] ?? .note, diagnostic.severity)
    }
    return result
  }
}

/// One rule with a list of class paths, and the same rule for each of them.
private struct ListSample {
  let seed: UInt64
  let list: String
  let parts: [String]

  private static let registry = Registry.standard
  private static let properties = registry.properties.ids.map { registry.properties[$0] }
  private static let paths = registry.paths.ids.map { registry.paths[$0] }
  private static let values = [
    "#12", "#B85A00", "red", "tintColor", "17", "1.5", "-3", "bod", "body", "center", "true", "yes", "Helvetica", "1 2",
    "1 2 3 4", "1, 2", "rgb(1, 2, 3)", "\"text\"", "17px", "nonsense", "#B85A0080",
  ]

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    var names: [String] = []
    for _ in 0..<2 + random.below(4) {
      let name = Self.path(&random)
      if !names.contains(name) { names.append(name) }
    }
    var declared: Set<String> = []
    var block = "{"
    for _ in 0..<1 + random.below(5) {
      let property = Self.property(&random)
      guard declared.insert(property).inserted else { continue }
      block += " \(property): \(random.pick(Self.values));"
    }
    block += " }\n"
    list = names.joined(separator: ", ") + " " + block
    parts = names.map { $0 + " " + block }
  }

  private static func path(_ random: inout SeededGenerator) -> String {
    switch random.below(8) {
    case 0: random.pick(["Own", "Other1", "Button_Title", "fdlFUIHierarchyItemView_nothing"])
    case 1: random.pick(["Button", "Label", "NavigationBar", "TabBar", "Buton"])
    default: random.pick(paths)
    }
  }

  private static func property(_ random: inout SeededGenerator) -> String {
    let name = random.pick(properties)
    return switch random.below(8) {
    case 0: name + "-" + random.pick(["selected", "pressed", "highlighted", "dsabled"])
    case 1: String(name.dropLast())
    case 2: random.pick(["text-a", "background-color-top", "font-color", "font-style", "font-size"])
    default: name
    }
  }
}
