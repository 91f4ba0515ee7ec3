import TestSupport
import Testing
import ThemeAnalysis
import ThemeCompiler
import ThemeModel
import ThemePage
import ThemeReports
import ThemeTable

@testable import themec

/// Two tables side by side.
@Suite struct ThemeComparisonTests {
  private func compare(_ old: ResolvedTable, _ new: ResolvedTable) -> ThemeDifference {
    ThemeDifference(from: (nil, old), to: (nil, new), registry: .standard)
  }

  private func compare(_ old: String, _ new: String) -> ThemeDifference {
    compare(compile(old).table, compile(new).table)
  }

  @Test func spellingIsNoDifference() {
    for (old, new) in [
      ("", ""), ("Label { font-size: 1; }", "Label { font-size: 1.0; }"),
      ("Label { font-color: white; }", "@w: #FFF; Label { font-color: @w; }"), ("Label { }", ""),
      ("A { x: 1; } B { x: 1; }", "B, A { x: 1; }"),
      (
        "Label { font-size: 1; }",
        "@media (device: ipad) { Label { font-size: 1; } } " + "@media (device: iphone) { Label { font-size: 1; } }"
      ),
    ] {
      let difference = compare(old, new)
      expect(difference.isEmpty && difference.count == 0 && difference.pathCount == 0)
      expect(difference.text().text.isEmpty)
    }
  }

  @Test func aChangeIsOneChange() {
    let difference = compare(
      "Label { font-size: 1; }", "Label { font-size: 2; } @media (appearance: dark) { Label { font-size: 1; } }")
    expectEqual(difference.count, 1)
    let change = difference.groups.first?.changes.first
    expect(change?.path == "Label" && change?.property == "font-size")
    expectEqual(change?.environments, EnvironmentSet(.appearance(.light)))
    expect(change?.old?.value == .number(1) && change?.new?.value == .number(2))
  }

  @Test func pathsStandUnderTheirComponents() {
    let difference = compare(
      "",
      """
      Own { font-size: 1; }
      fdlFUIHierarchyItemView_title, fdlFUIHierarchyItemView_subtitle { font-style: body; }
      fdlFUIHierarchyItemView_nonsense { font-style: body; }
      Button { font-size: 1; font-color: red; }
      """)
    expectEqual(difference.groups.map(\.component), ["Button", "FUIHierarchyItemView", nil])
    expectEqual(difference.groups.map(\.changes.count), [2, 3, 1])
    expectEqual(difference.pathCount, 5)
  }

  @Test func typesAreTold() {
    var (old, new) = (StyleTableBuilder(), StyleTableBuilder())
    old.set("A", "b", .number(1))
    new.set("A", "b", .integer(1))
    expectEqual(
      compare(old.resolved, new.resolved).text().text, "classes of no component\n  A\n    b: 1 (number) → 1 (integer)\n"
    )
  }

  // MARK: Random tables

  private func table(_ generator: inout SeededGenerator) -> StyleTableBuilder {
    var builder = StyleTableBuilder()
    for _ in 0..<generator.below(12) {
      let environments = EnvironmentSet(bits: generator.oneIn(3) ? .max : generator.next() & generator.next())
      builder.set(
        generator.pick(["A", "B", "Label"]), generator.pick(["x", "y-selected"]), in: environments,
        generator.oneIn(2) ? .number(1) : .boolean(generator.oneIn(2)), text: "t\(generator.below(9))")
    }
    return builder
  }

  private func values(_ table: ResolvedTable, _ environment: StyleEnvironment) -> [[String]: StyleValue] {
    var values: [[String]: StyleValue] = [:]
    for style in EnvironmentStyles(table, in: environment).styles {
      for entry in style.entries { values[[style.path, entry.property]] = entry.value }
    }
    return values
  }

  @Test(arguments: UInt64(0)..<60) func everyEnvironmentAgrees(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (old, new) = (table(&generator).resolved, table(&generator).resolved)
    let changes = compare(old, new).groups.flatMap(\.changes)
    for environment in EnvironmentSet.all {
      let (before, after) = (values(old, environment), values(new, environment))
      var expected = Set(before.keys).union(after.keys)
      expected = expected.filter { before[$0] != after[$0] }
      let found = changes.filter { $0.environments.contains(environment) }
      expectEqual(found.count, expected.count, "seed \(seed)")
      for change in found {
        let key = [change.path, change.property]
        expect(expected.contains(key), "seed \(seed)")
        expect(change.old?.value == before[key] && change.new?.value == after[key], "seed \(seed)")
      }
    }
    let back = compare(new, old).groups.flatMap(\.changes)
    expectEqual(back.map(\.environments), changes.map(\.environments), "seed \(seed)")
  }
}
