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
        check(registry.properties[entry.property], of: name, on: [kind])
      }
    }
  }

  /// The views that parts of SAP's kinds are.
  private static let viewKinds: [String: [ViewKind]] = [
    "text": [.label, .textField], "image": [.image], "button": [.button], "view": [.view, .label, .textField],
  ]

  /// Beginnings of parts whose properties beyond those of their kind set nothing on a view, each with its reason.
  private static let partsOfTheirOwn = [
    "fdlFUIRatingControl": "SAP's control draws its stars by itself",
    "fdlFUIInlineSignatureFormView": "SAP's view draws pen, line and cross by itself",
    "fdlFUISignatureCaptureView": "SAP's view draws the pen by itself",
    "fdlFUIStepProgressIndicator_": "SAP's control draws its nodes by itself",
    "fdlFUISearchToSelectView_tagsField": "SAP's field makes its tags by itself",
  ]

  @Test func everyPropertyOfSAPIsAssigned() {
    var checked: Set<[String]> = []
    let registry = Registry.standard
    for part in registry.parts.values {
      let (path, kind) = (registry.paths[part.path], registry.kinds[part.kind].name)
      guard path.hasPrefix("fdl"), !path.contains("[") else { continue }
      for entry in registry.entries(of: part.path) where entry.flags.isDisjoint(with: [.notRead, .slip]) {
        let property = registry.properties[entry.property]
        let isOfKind = registry.entries[registry.kinds[part.kind].entries].contains { $0.property == entry.property }
        let isDrawn = Self.partsOfTheirOwn.keys.contains { path.hasPrefix($0) }
        guard isOfKind || !isDrawn, checked.insert([property, kind]).inserted else { continue }
        check(property, of: path, on: Self.viewKinds[kind] ?? ViewKind.allCases)
      }
    }
    expect(checked.count > 60, "\(checked.count)")
  }

  /// What the seed says of the parts of a hierarchy: texts take a colour, a text style and an alignment, images a tint.
  @Test func textsAndImagesOfAHierarchyTakeWhatTheyAreDocumentedToTake() {
    let theme = table(
      """
      fdlFUIHierarchyItemView_title, fdlFUIHierarchyItemView_status {
        font-color: #112233; font-style: headline; text-align: right;
      }
      fdlFUIHierarchyItemView_detailImageView { tint-color: #445566; }
      """)
    for path in ["fdlFUIHierarchyItemView_title", "fdlFUIHierarchyItemView_status"] {
      let plan = StylePlan(.label, classList: path, theme: theme, in: StyleEnvironment())
      expectEqual(plan.assignments.map(\.slot), [.textColor, .font, .textAlignment], "\(path)")
      expectEqual(plan.assignments.first?.value, .color(StyleColor(red: 0x11, green: 0x22, blue: 0x33)))
      expect(plan.assignments.contains { $0.value == .font(StyleAssignment.Font(textStyle: .headline)) })
      expectEqual(plan.assignments.last?.value, .alignment(.right))
    }
    let image = StylePlan(
      .image, classList: "fdlFUIHierarchyItemView_detailImageView", theme: theme, in: StyleEnvironment())
    expectEqual(image.assignments.map(\.description), ["tintColor = #445566FF"])
  }

  /// Checks that a property has an effect on one of some kinds of views.
  private func check(_ property: String, of name: String, on kinds: [ViewKind]) {
    guard Self.exceptions[property] == nil else { return }
    guard let value = RegistryValues.value(of: property, in: name) else {
      return expect(false, "no value for '\(property)' of \(name)")
    }
    let company = Self.company(of: property)
    let isAssigned = kinds.contains { kind in
      plan("\(company) \(property): \(value);", name, kind) != plan(company, name, kind)
    }
    expect(isAssigned, "'\(property): \(value)' of \(name) sets nothing on \(kinds)")
  }

  /// What a property needs beside it before it has an effect.
  private static func company(of property: String) -> String {
    if property.contains("image"), property.hasSuffix("-insets") {
      let image = String(property.dropLast(7))
      return "\(company(of: image)) \(image): a.png; background-repeat: false;"
    }
    switch property {
    case "background-repeat", "background-image-selected": return "background-image: a.png;"
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
