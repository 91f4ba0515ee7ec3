import TestSupport
import Testing
import ThemeTable

/// Differences between two themes.
@Suite struct DifferenceTests {
  private let red = StyleValue.color(StyleColor(rgba: 0xFF00_00FF))
  private let blue = StyleValue.color(StyleColor(rgba: 0x0000_FFFF))
  private let dark = EnvironmentSet(.appearance(.dark))

  @Test func removingARuleBringsTheDefaultBack() {
    var builder = StyleTableBuilder()
    builder.set("A", "font-color", blue)
    let defaults = builder.theme()
    builder.set("A", "font-color", red)
    builder.set("A", "font-color-selected", in: dark, red)
    let theme = builder.theme()
    expectEqual(
      defaults.difference(from: theme),
      [
        StyleChange(path: "A", property: .fontColor, state: .plain, environments: .all, old: red, new: blue),
        StyleChange(path: "A", property: .fontColor, state: .selected, environments: dark, old: red, new: nil),
      ])
  }

  @Test func aChangeNamesTheEnvironmentsInWhichItIsOne() {
    var builder = StyleTableBuilder()
    builder.set("A", "font-color", red)
    let old = builder.theme()
    builder.set("A", "font-color", in: dark, blue)
    expectEqual(
      builder.theme().difference(from: old),
      [
        StyleChange(path: "A", property: .fontColor, state: .plain, environments: dark, old: red, new: blue)
      ])
  }

  @Test(arguments: 0..<(MutationCount.isThorough ? 30 : 8) as Range<UInt64>) func differencesAreExactlyWhatLookupsSay(
    seed: UInt64
  ) {
    var tables = RandomTables(seed: seed)
    var builder = tables.builder(paths: 12)
    let old = builder.theme()
    for (path, property) in [("fdlFUIComponent3", "font-color"), ("new", "x"), ("A", "y-selected")] {
      builder.set(path, property, in: tables.environments(), red)
    }
    let new = builder.theme()
    let changes = new.difference(from: old)
    expect(new.difference(from: new).isEmpty, "seed \(seed)")
    checkChanges(changes, old: old, new: new, "seed \(seed)")
    checkChanges(old.difference(from: new), old: new, new: old, "seed \(seed), backwards")
    checkChanges(old.difference(from: .empty), old: .empty, new: old, "seed \(seed), from nothing")
  }

  /// Checks changes against every value of both themes in every environment.
  private func checkChanges(_ changes: [StyleChange], old: StyleTable, new: StyleTable, _ comment: Comment) {
    let before = values(old)
    let after = values(new)
    var differing: [Place: [StyleValue?]] = [:]
    for place in Set(before.keys).union(after.keys) where before[place] != after[place] {
      differing[place] = [before[place], after[place]]
    }
    var told: [Place: [StyleValue?]] = [:]
    for change in changes {
      let name = change.property.written(in: change.state)
      for environment in change.environments {
        let place = Place(path: change.path, property: name, environment: environment)
        expect(told.updateValue([change.old, change.new], forKey: place) == nil, comment)
      }
    }
    expectEqual(told, differing, comment)
  }

  private struct Place: Hashable {
    var path: String
    var property: String
    var environment: StyleEnvironment
  }

  private func values(_ theme: StyleTable) -> [Place: StyleValue] {
    var values: [Place: StyleValue] = [:]
    for entry in theme.entries {
      let name = entry.property.written(in: entry.state)
      for environment in entry.environments {
        values[Place(path: entry.path, property: name, environment: environment)] = entry.value
      }
    }
    return values
  }
}
