import TestSupport
import Testing
import ThemeAnalysis
import ThemeBase
import ThemeModel
import ThemeTable
import ThemeViews

/// Every property that the registry gives a kind of view is assigned by a plan, or is excepted here.
@Suite struct RegistryPlanTests {
  /// Properties that set nothing on a view, each with its reason.
  private static let exceptions = [
    "exclude-views": "decides whether a view is styled at all",
    "exclude-subviews": "decides whether a view is styled at all",
  ]

  @Test func everyPropertyOfNUIIsAssigned() {
    let registry = Registry.standard
    for kind in ViewKind.allCases {
      let name = kind.defaultClasses.split(separator: ":").last.map(String.init) ?? ""
      guard let path = registry.resolvePath(name) else { continue }
      for entry in registry.entries(of: path) where entry.flags.isDisjoint(with: [.notRead, .slip]) {
        check(registry.properties[entry.property], of: name, on: kind)
      }
    }
  }

  private func check(_ property: String, of name: String, on kind: ViewKind) {
    guard Self.exceptions[property] == nil else { return }
    guard let value = RegistryValues.value(of: property, in: name) else {
      return expect(false, "no value for '\(property)' of \(name)")
    }
    let company = Self.company(of: property)
    let with = plan("\(company) \(property): \(value);", name, kind)
    expect(with != plan(company, name, kind), "'\(property): \(value)' of \(name) sets nothing")
  }

  /// What a property needs beside it before it has an effect.
  private static func company(of property: String) -> String {
    if property.contains("image"), property.hasSuffix("-insets") {
      return "\(property.dropLast(7)): a.png; background-repeat: false;"
    }
    switch property {
    case "background-repeat": return "background-image: a.png;"
    case "horizontal": return "horizontal-align: left;"
    case "background-color-bottom-selected": return "background-color-top-selected: red;"
    case "background-color-top-selected": return "background-color-bottom-selected: red;"
    case "background-color-bottom": return "background-color-top: red;"
    case "background-color-top": return "background-color-bottom: red;"
    case "border-color", "border-width", "corner-radius", "background-color-selected", "background-color-highlighted":
      return "background-color: blue;"
    default: return ""
    }
  }

  private func plan(_ block: String, _ name: String, _ kind: ViewKind) -> StylePlan {
    StylePlan(kind, classList: name, theme: table("\(name) { \(block) }"), in: StyleEnvironment())
  }

  @Test func aDifferenceAssignsWhatIsNewAndTakesBackWhatIsGone() {
    let environment = StyleEnvironment()
    func button(_ block: String) -> StylePlan {
      StylePlan(.button, classList: "Button", theme: table("Button { \(block) }"), in: environment)
    }
    let first = button("font-color: red; corner-radius: 4; padding: 1; title-insets: 2;")
    let second = button("font-color: red; font-color-selected: blue; padding: 1; title-insets: 2;")
    let change = second.difference(from: first)
    expectEqual(change.assigned.map(\.description), ["textColor(selected) = #0000FFFF"])
    expectEqual(change.takenBack.map(\.slot), [.cornerRadius, .clipsToBounds])
    expect(first.difference(from: first).isEmpty)
    expectEqual(second.difference(from: button("")).assigned.count, 3)
  }
}
