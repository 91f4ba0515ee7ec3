import TestSupport
import Testing
import ThemeTable

/// Handles, names and class lists find the same.
@Suite struct HandleTests {
  private func theme(_ values: [(path: String, property: String, points: Double)]) -> StyleTable {
    var builder = StyleTableBuilder()
    for value in values { builder.set(value.path, value.property, .number(value.points)) }
    return builder.theme()
  }

  @Test func aHandleFindsWhatItsNameFinds() {
    var tables = RandomTables(seed: 11)
    let theme = tables.builder(paths: 60).theme()
    let states: [StyleState] = [.plain, .highlighted, .selected, .selectedHighlighted, "unknown"]
    for path in theme.paths + ["nowhere"] {
      let pathHandle = theme.path(path)
      for property in [StyleProperty.fontColor, .fontSize, .backgroundImage, "x", "nothing"] {
        for state in states {
          let handle = theme.property(property, state: state)
          for environment in [0, 4, 21, 42, 63].map(StyleEnvironment.init(index:)) {
            let named = theme.style(for: path, in: environment).value(property, state: state)
            let found = theme.style(for: pathHandle, in: environment).value(handle)
            expectEqual(named, found, "\(path) \(property) \(state) \(environment)")
          }
        }
      }
    }
  }

  @Test func aHandleOfAnotherThemeFindsTheSameName() {
    let old = theme([("A", "font-size", 1), ("B", "font-size", 2)])
    let new = theme([("0", "corner-radius", 9), ("B", "font-size", 3), ("C", "font-size", 4)])
    let path = old.path("B")
    let property = old.property(.fontSize)
    expectEqual(old.style(for: path).number(property), 2)
    expectEqual(new.style(for: path).number(property), 3)
    expect(new.style(for: old.path("A")).number(property) == nil)
    expectEqual(new.style(for: old.path("C")).number(property), 4)
  }

  @Test func aHandleOfAListFallsBackAsItsStateDoes() {
    let theme = theme([("A", "font-size-selected", 1), ("A", "font-size", 2), ("B", "font-size", 3)])
    let style = theme.style(forClassList: "A:B")
    let sizes: [(StyleState, Double)] = [(.plain, 3), (.selected, 1), (.selectedHighlighted, 3), (.disabled, 3)]
    for (state, size) in sizes {
      expectEqual(style.number(theme.property(.fontSize, state: state)), size)
      expectEqual(style.number(.fontSize, state: state), size)
    }
  }

  @Test func aListMayBeLong() {
    let paths = (0..<20).map { "Class\($0)" }
    let theme = theme(paths.enumerated().map { ($1, "number-\($0)", Double($0)) } + [("Class0", "x", 1)])
    for list in [paths.joined(separator: ":"), ":" + paths.joined(separator: "::") + ":"] {
      let style = theme.style(forClassList: list)
      expectEqual(style.number("x"), 1)
      for index in paths.indices { expectEqual(style.number(StyleProperty("number-\(index)")), Double(index)) }
    }
  }

  @Test func oddListsAreEmptyOrNotAtAll() {
    let theme = theme([("A", "x", 1), ("fdlFUIHierarchyItemView_title", "x", 2)])
    for list in ["", ":", "::::::::::::", "B", "a", "A ", " A", "A;", "fdlFUIHierarchyItemView:"] {
      expect(theme.style(forClassList: list).isEmpty, "'\(list)'")
    }
    for list in ["A", ":A", "A:", "B:A:C", "A:A", "A:fdlFUIHierarchyItemView_titl"] {
      expectEqual(theme.style(forClassList: list).number("x"), 1, "'\(list)'")
    }
  }
}
