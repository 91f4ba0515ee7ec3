import TestSupport
import Testing
import ThemeComponents
import ThemePage
import ThemeTable

/// Each component has a page: a picture that the component draws, code that runs, and the names of all that it takes.
@Suite struct ComponentPageTests {
  private static let folder = "Sources/ThemeComponents/ThemeComponents.docc"

  private struct Page: CustomStringConvertible {
    let description: String
    let picture: String
    let sample: ComponentSample
    let traits: ViewTraits
    /// The enums of its events and effects.
    let enums: [String]
  }

  private static let pages = [
    Page(
      description: "Hierarchy", picture: "hierarchy", sample: .hierarchy, traits: .tabletPortrait,
      enums: ["HierarchyEvent", "HierarchyEffect"]),
    Page(
      description: "ListPicker", picture: "list-picker", sample: .listPickerSheet, traits: .phone,
      enums: ["ListPickerEvent", "ListPickerEffect"]),
    Page(
      description: "Collection", picture: "collection", sample: .collection, traits: .phone,
      enums: ["CollectionEvent", "CollectionEffect"]),
    Page(
      description: "ObjectCells", picture: "object-list", sample: .objectList, traits: .phone,
      enums: ["ObjectListEvent", "ObjectListEffect"]),
    Page(
      description: "Siblings", picture: "siblings", sample: .siblings, traits: .phone,
      enums: ["SiblingEvent", "SiblingEffect"]),
  ]

  @Test(arguments: pages.indices) func aPageShowsItsComponent(index: Int) throws {
    let page = Self.pages[index]
    let text = try DocumentedCode.text(of: "\(Self.folder)/\(page).md")
    let list = page.sample.displayList(theme: .standard, traits: page.traits)
    expect(text.contains("](\(page.picture).svg)"))
    GeneratedFile.check(
      SVGDrawing(list, traits: page.traits).svg(isCropped: true), at: "\(Self.folder)/\(page.picture).svg")
    for name in page.enums {
      for event in try DocumentedCode.cases(of: name) { expect(text.contains("`\(event)`"), "\(page): \(event)") }
    }
    for path in Set(list.nodes.flatMap { $0.classList.split(separator: ":") }) {
      expect(text.contains("`\(path)`"), "\(page): \(path)")
    }
  }

  @Test func thePagesShowWhatIsCompiled() throws {
    let shown = try Self.pages.flatMap { try DocumentedCode.blocks(ofPage: "\(Self.folder)/\($0).md") }
    let compiled = try DocumentedCode.snippets(of: "Tests/ComponentsTests/Documentation/PageSnippets.swift")
    expectEqual(shown, compiled)
  }

  @MainActor @Test func theCodeDoesWhatItSays() {
    let hierarchy = PageSnippets.hierarchy(.tabletPortrait)
    expectEqual(hierarchy.effects, [.expanded("harbor", .column)])
    expectEqual(HierarchyModel(place: hierarchy.place, traits: .tabletPortrait).path, ["company", "harbor"])
    expectEqual(PageSnippets.listPicker(.phone), [.valueChanged(["red", "blue"]), .closed])
    let collection = PageSnippets.collection(.phone)
    expectEqual(collection.effects, [.showDetail("p2"), .showAll])
    expectEqual(collection.all.items.count, 9)
    let objects = PageSnippets.objects(.phone)
    expectEqual(objects.effects, [.showDetail("order-3")])
    expectEqual(objects.more, [.moreItemsNeeded(from: 20)])
    let siblings = PageSnippets.siblings(.phone)
    expect(siblings.title == "2 of 4" && siblings.effects == [.shown("step-3", .push)])
  }

  /// The page that tells what moved names only what is there, and what is gone is not.
  @Test func thePageTellsWhatMoved() throws {
    let text = try DocumentedCode.text(of: "\(Self.folder)/WhatMoved.md")
    let sources = try Repository.files(under: "Sources/ThemeComponents", ending: ".swift").map {
      try DocumentedCode.text(of: $0)
    }.joined(separator: "\n")
    for name in [
      "HierarchyPan", "MeasuredRow", "ScrollAnchor", "TextFolding", "StyledPartKind", "CollectionRow", "CollectionGrid",
    ] {
      expect(
        text.contains("`\(name)`") && sources.contains("package struct \(name)")
          || sources.contains("package enum \(name)"), "\(name)")
      expect(!sources.contains("public struct \(name):") && !sources.contains("public enum \(name):"))
    }
  }
}
