import TestSupport
import Testing
import ThemeBase
import ThemeModel
import ThemeSyntax

/// The built-in registry holds every fact about NUI's classes, and tells what is read from what is
/// only documented.
@Suite struct NUIFactsTests {
  private let registry = Registry.standard
  private typealias Fact = [String: Any]

  private func facts() -> Fact? { SharedFacts.json("reference/nui-components.json") as? Fact }

  /// The types of properties where a class takes less than the documented type.
  private static let refinements: [String: Set<String>] = [
    "TextAlign": ["LabelAlign", "ButtonAlign"], "Number": ["Number [0,1]", "Number [0,]"], "Integer": ["Integer [0,]"],
  ]

  @Test func everyDocumentedPropertyIsKnown() throws {
    guard let classes = facts()?["classes"] as? [Fact] else { return }
    expectEqual(classes.count, 25)
    var count = 0
    for fact in classes {
      let name = try #require(fact["class"] as? String)
      let path = try #require(registry.resolvePath(name), "\(name)")
      for property in try #require(fact["properties"] as? [Fact]) {
        count += 1
        let (key, type) = (property["name"] as? String ?? "", property["type"] as? String ?? "")
        let standing = registry.standing(of: key, on: path)
        let grammar = try #require(standing.grammar.map { registry.grammars[$0] })
        let isRight = grammar.name == type || Self.refinements[type]?.contains(grammar.name ?? grammar.text) ?? false
        expect(isRight, "\(name) \(key): \(grammar.text), not \(type)")
        switch standing {
        case .declared, .notRead: break
        default: Issue.record("\(name) \(key): \(standing)")
        }
      }
      if let base = fact["inherits"] as? String {
        let part = try #require(registry.parts(of: path).first)
        if !Self.corrected.contains(name) { expectEqual(part.styledLike.map { registry.paths[$0] }, [base]) }
        expectEqual(part.carries.map { registry.paths[$0] }, [base, name])
      }
    }
    expectEqual(count, 283)
  }

  /// Classes that look up less, or more, than the class that they inherit from, as a recording of the renderers showed.
  private static let corrected: Set = ["BarButtonBack", "SearchBarButton", "SearchBarScopeBar", "TableCellDetail"]

  /// The classes that each renderer serves; the rest looks properties up for others.
  private static let renderers: [String: [String]] = [
    "NUIActivityIndicatorRenderer": ["ActivityIndicator"], "NUIBarButtonItemRenderer": ["BarButton", "BarButtonBack"],
    "NUIButtonRenderer": ["Button"], "NUIControlRenderer": ["Control"],
    "NUILabelRenderer": ["Label", "TableCellDetail"], "NUINavigationBarRenderer": ["NavigationBar"],
    "NUIPageControlRenderer": ["PageControl"], "NUIProgressViewRenderer": ["Progress"],
    "NUISegmentedControlRenderer": ["SegmentedControl"], "NUISliderRenderer": ["Slider"],
    "NUISwitchRenderer": ["Switch"], "NUITableViewCellRenderer": ["TableCell"], "NUITableViewRenderer": ["Table"],
    "NUITextViewRenderer": ["TextView"], "NUIToolbarRenderer": ["Toolbar"],
    "NUIViewRenderer": ["View", "TableCellContentView", "TextView"], "NUIWindowRenderer": ["Window"],
  ]

  @Test func everyPropertyThatARendererReadsIsTaken() throws {
    guard let readBy = facts()?["readBy"] as? [String: [String]] else { return }
    for (renderer, classes) in Self.renderers {
      for name in classes where !Self.corrected.contains(name) {
        let path = try #require(registry.resolvePath(name), "\(name)")
        for property in try #require(readBy[renderer], "\(renderer)") {
          guard case .declared = registry.standing(of: property, on: path) else {
            Issue.record("\(name) \(property)")
            continue
          }
        }
      }
    }
  }

  @Test func everyImageHasInsets() throws {
    for component in registry.components.values where component.sources.contains("github.com/tombenner/nui") {
      let path = try #require(registry.resolvePath(component.name))
      for entry in registry.entries(of: path) where !entry.flags.contains(.notRead) {
        guard registry.grammars[entry.grammar].name == "Image" else { continue }
        let name = registry.properties[entry.property]
        guard case .declared = registry.standing(of: name + "-insets", on: path) else {
          Issue.record("\(component.name) \(name)-insets")
          continue
        }
      }
    }
  }

  @Test func whatIsOnlyDocumentedIsToldApart() throws {
    let cell = try #require(registry.resolvePath("TableCell"))
    guard case .notRead(let entry) = registry.standing(of: "text-transform", on: cell) else {
      Issue.record("text-transform is read")
      return
    }
    expectEqual(entry.remark.map { registry.remarks[$0] }?.contains("labels"), true)
    let bar = try #require(registry.resolvePath("BarButton"))
    let standing = registry.standing(of: "font-color-disabled", on: bar)
    guard case .otherState(_, state: "disabled") = standing else {
      Issue.record("font-color-disabled: \(standing)")
      return
    }
  }

  @Test func classesTakeWhatTheyAreStyledLike() throws {
    for (name, property) in [
      ("BarButtonBack", "background-color-top"), ("SearchBarScopeBar", "border-color"), ("TextView", "shadow-color"),
      ("TableCellContentView", "background-repeat"), ("TableCellDetail", "text-line-clamp"),
      ("TableCell", "text-line-clamp"),
    ] {
      let path = try #require(registry.resolvePath(name))
      guard case .declared = registry.standing(of: property, on: path) else {
        Issue.record("\(name) \(property)")
        continue
      }
    }
  }
}
