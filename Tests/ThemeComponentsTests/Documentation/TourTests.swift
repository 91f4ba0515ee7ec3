import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// The tour shows code that compiles and does what it says.
@Suite struct TourTests {
  private static let page = "Sources/ThemeComponents/ThemeComponents.docc/Tour.md"
  private static let code = "Tests/ThemeComponentsTests/Documentation/TourSnippets.swift"

  @Test func thePageShowsWhatIsCompiled() throws {
    let shown = try blocks(of: lines(of: Self.page))
    let compiled = try snippets(of: lines(of: Self.code))
    #expect(compiled.count > 8)
    #expect(shown == compiled)
  }

  @Test func theCodeDoesWhatItSays() throws {
    let hierarchy = TourSnippets.hierarchy()
    #expect(hierarchy.expanded == [.expanded("harbor", .column)])
    #expect(hierarchy.path == ["company", "harbor"])
    #expect(hierarchy.levels == 1..<3 && hierarchy.hint == 0)
    #expect(hierarchy.halls == ["hall-1", "hall-2"] && hierarchy.hasWayBack)
    #expect(hierarchy.size == 19)
    #expect(TourSnippets.taps() == ([.expanded("company", .push)], ["company"]))
    let late = TourSnippets.lateAnswers()
    #expect(late.before == .loading && late.view.content(ofLevel: 1) == .items(count: 5))
    let delegate = TourSnippets.delegate()
    #expect(delegate.path == ["company"] && delegate.chosen == ["hall-1", "hill"])
    let collection = TourSnippets.collection()
    #expect(collection.gradients == [true, true])
    #expect(collection.effects == [.showDetail("p2"), .showAll] && collection.rows == 9)
    let picker = TourSnippets.listPicker()
    #expect(
      picker.steps == [
        [.opened(.sheet)], [], [.askedToDiscard], [], [.valueChanged(["Red", "Blue"]), .closed],
      ])
    #expect(picker.isDirty && picker.text == "Red, Blue")
    let siblings = TourSnippets.siblings()
    #expect(siblings.title == "2 of 4" && siblings.style == .icon)
    #expect(siblings.effects == [.shown("step-3", .push)])
    let steps = SiblingNavigation(
      pages: ["a", "b"].map { SiblingPage(id: $0) }, traits: .phone)
    let (plain, mine) = TourSnippets.themes(
      table("fdlFUIPageViewController_title { font-style: title1; }"), steps)
    #expect(plain["pages/bar/title"] != mine["pages/bar/title"])
    #expect(plain["pages/toolbar"] == mine["pages/toolbar"])
    #expect(TourSnippets.recording(steps))
  }

  private func lines(of path: String) throws -> [String] {
    String(decoding: try Repository.bytes(path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The text between the fences of Swift code.
  private func blocks(of lines: [String]) -> [String] {
    collect(lines, from: { $0 == "```swift" }, to: { $0 == "```" })
  }

  /// The text between the marks `// name {` and `// } name`.
  private func snippets(of lines: [String]) -> [String] {
    collect(
      lines,
      from: { $0.wholeMatch(of: /[ ]*\/\/ [a-z]+ \{/) != nil },
      to: { $0.wholeMatch(of: /[ ]*\/\/ \} [a-z]+/) != nil })
  }

  private func collect(
    _ lines: [String], from start: (String) -> Bool, to end: (String) -> Bool
  ) -> [String] {
    var blocks: [String] = []
    var block: [String]?
    for line in lines {
      if end(line), let lines = block {
        blocks.append(withoutIndentation(lines))
        block = nil
      } else if block != nil {
        block?.append(line)
      } else if start(line) {
        block = []
      }
    }
    return blocks
  }

  private func withoutIndentation(_ lines: [String]) -> String {
    let indentation =
      lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(indentation)) }.joined(separator: "\n")
  }
}
