import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// The tour shows code that compiles and does what it says.
@MainActor @Suite struct TourTests {
  private static let page = "Sources/ThemeComponents/ThemeComponents.docc/Tour.md"
  private static let code = "Tests/ComponentsTests/Documentation/TourSnippets.swift"

  @Test func thePageShowsWhatIsCompiled() throws {
    let shown = try DocumentedCode.blocks(ofPage: Self.page)
    let compiled = try DocumentedCode.snippets(of: Self.code)
    expect(compiled.count > 8)
    expectEqual(shown, compiled)
  }

  @Test func theCodeDoesWhatItSays() throws {
    let hierarchy = TourSnippets.hierarchy()
    expectEqual(hierarchy.expanded, [.expanded("harbor", .column)])
    expectEqual(hierarchy.path, ["company", "harbor"])
    expect(hierarchy.levels == 1..<3 && hierarchy.hint == 0)
    expect(hierarchy.halls == ["hall-1", "hall-2"] && hierarchy.hasWayBack)
    expectEqual(hierarchy.size, 19)
    expect(TourSnippets.taps() == ([.expanded("company", .push)], ["company"]))
    let late = TourSnippets.lateAnswers()
    expect(late.before == .loading && late.view.content(ofLevel: 1) == .items(count: 5))
    let delegate = TourSnippets.delegate()
    expect(delegate.path == ["company"] && delegate.chosen == ["hall-1", "hill"])
    let collection = TourSnippets.collection()
    expectEqual(collection.gradients, [true, true])
    expect(collection.effects == [.showDetail("p2"), .showAll] && collection.rows == 9)
    let picker = TourSnippets.listPicker()
    expectEqual(
      picker.steps, [[.opened(.sheet)], [], [.askedToDiscard], [], [.valueChanged(["Red", "Blue"]), .closed]])
    expect(picker.isDirty && picker.text == "Red, Blue")
    let siblings = TourSnippets.siblings()
    expect(siblings.title == "2 of 4" && siblings.style == .icon)
    expectEqual(siblings.effects, [.shown("step-3", .push)])
    let steps = SiblingNavigation(pages: ["a", "b"].map { SiblingPage(id: $0) }, traits: .phone)
    let (plain, mine) = TourSnippets.themes(table("fdlFUIPageViewController_title { font-style: title1; }"), steps)
    expect(plain["pages/bar/title"] != mine["pages/bar/title"])
    expectEqual(plain["pages/toolbar"], mine["pages/toolbar"])
  }
}
