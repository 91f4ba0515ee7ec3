import TestSupport
import Testing
import ThemeBase
import ThemeModel
import ThemeSyntax

/// The built-in registry holds every fact about Fiori's components.
@Suite struct FioriFactsTests {
  private let registry = Registry.standard
  private typealias Fact = [String: Any]

  private func components() -> [Fact]? { SharedFacts.json("reference/fiori-components.json") as? [Fact] }

  @Test func everyComponentIsThere() throws {
    guard let facts = components() else { return }
    expectEqual(facts.count, 154)
    for fact in facts {
      let name = try #require(fact["component"] as? String)
      let component = try #require(registry.component(named: name), "\(name)")
      if name != "FDLFontStyle" { expectEqual(component.superclass, fact["superclass"] as? String, "\(name)") }
      expectEqual(component.refersTo, fact["refersTo"] as? [String], "\(name)")
      if name != "BarButton" { expectEqual(component.certainty, certainty(of: fact), "\(name)") }
      for source in try #require(fact["source"] as? String).split(separator: " | ") {
        let expected = source.hasPrefix("seed ") ? "Hierarchy View reference" : String(source)
        expect(component.sources.contains(expected), "\(name): \(expected)")
      }
    }
  }

  private func certainty(of fact: Fact) -> Certainty? {
    if fact["listTruncated"] as? Bool == true { return .incomplete }
    return (fact["certainty"] as? String).flatMap(Certainty.init)
  }

  @Test func everyPathIsAPartOfItsComponents() throws {
    guard let facts = components() else { return }
    var count = 0
    for fact in facts {
      let name = try #require(fact["component"] as? String)
      for path in try #require(fact["paths"] as? [Fact]) {
        count += 1
        let text = try #require(path["path"] as? String)
        let id = try #require(registry.resolvePath(text), "\(text)")
        let own = registry.parts(of: id).filter { registry.components[$0.component].name == name }
        let part = try #require(own.first, "\(text) is no part of \(name)")
        expectEqual(registry.kinds[part.kind].name, path["kind"] as? String, "\(text)")
      }
    }
    expectEqual(count, 358)
  }

  @Test func everyPropertyHasItsType() throws {
    guard let facts = components() else { return }
    var count = 0
    for path in facts.flatMap({ $0["paths"] as? [Fact] ?? [] }) {
      let text = try #require(path["path"] as? String)
      let id = try #require(registry.resolvePath(text))
      for property in try #require(path["properties"] as? [Fact]) {
        count += 1
        let name = try #require(property["name"] as? String)
        let standing = registry.standing(of: name, on: id)
        let grammar = try #require(standing.grammar, "\(text) \(name)")
        guard isTaken(standing) else {
          Issue.record("\(text) \(name): \(standing)")
          continue
        }
        if let type = property["type"] as? String {
          expect(names(type, registry.grammars[grammar]), "\(text) \(name)")
        }
      }
    }
    expectEqual(count, 655)
  }

  private func isTaken(_ standing: PropertyStanding) -> Bool {
    switch standing {
    case .declared, .slip: true
    default: false
    }
  }

  /// Whether a grammar is the type of that name.
  private func names(_ type: String, _ grammar: ValueGrammar) -> Bool {
    grammar.name == type || grammar.text == "\(type) [0,]"
      || registry.grammars.values.contains { $0.name == type && $0.alternatives == grammar.alternatives }
  }

  /// TH-01 to TH-10: the paths of the design documents, exceptions of the naming rule among them.
  @Test(arguments: [
    "fdlFUIObjectView_headlineLabel", "fdlHierarchyViewController_hierarchyView", "fdlFUIHierarchyView",
    "fdlFUIHierarchyView_header", "fdlFUIHierarchyCollectionItem", "fdlFUIHierarchyViewHeader",
    "fdlFUIHierarchyViewHeader_title", "fdlFUIHierarchyViewHeader_leftButton", "fdlFUIHierarchyViewHeader_rightButton",
    "fdlFUIHierarchyItemView_title", "fdlFUIHierarchyItemView_subtitle", "fdlFUIHierarchyItemView_footnote",
    "fdlFUIHierarchyItemView_status", "fdlFUIHierarchyItemView_detailImageView", "fdlFUIHierarchyIndicator_title",
    "fdlFUIBaseCollectionViewCell", "fdlFUIBaseCollectionViewCell_title", "fdlFUIBaseCollectionViewCell_subtitle",
    "fdlFUIBaseCollectionViewCell_footnote", "fdlFUIBaseCollectionViewCell_detailImageView",
    "fdlFUIPageViewController_title", "fdlFUIPageViewController_subtitle", "fdlFUIPageViewController_nextButtonItem",
    "fdlFUIPageViewController_previousButtonItem", "fdlFUIListPickerHeaderView",
    "fdlFUIListPickerHeaderView_titleLabel", "fdlFUIObjectTableViewCell", "fdlFUIActivationScreen.subheadlineLabel",
    "fdlFontStyle_subheadline",
  ]) func thePathsOfTheDesignAreKnown(_ path: String) { expect(registry.resolvePath(path) != nil) }

  @Test func slipsOfTheDocumentationAreTaken() throws {
    for (path, slip, meant) in [
      ("fdlFUIRatingControl_leading_label", "font_style", "font-style"),
      ("NavigationBar", "scrolledge--background-color", "scrolledge-background-color"),
      ("fdlFUIStepProgressIndicator_normal", "node-background-highlight", "node-background-highlighted"),
      ("fdlFUIOrderPickerFormItemView_leadingImageView", "font-style", nil),
    ] as [(String, String, String?)] {
      let id = try #require(registry.resolvePath(path))
      guard case .slip(let entry) = registry.standing(of: slip, on: id) else {
        Issue.record("\(path) \(slip)")
        continue
      }
      expectEqual(entry.meant.map { registry.properties[$0] }, meant)
    }
  }

  @Test func sharedPathsBelongToEveryComponent() throws {
    let id = try #require(registry.resolvePath("fdlFUINoteFormCell_valueText"))
    let names = registry.parts(of: id).map { registry.components[$0.component].name }
    expectEqual(names, ["FUINoteCollectionViewCell", "FUINoteFormCell"])
    expectEqual(registry.certainty(of: id), .documented)
  }
}
