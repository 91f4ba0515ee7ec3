import Foundation
import TestSupport
import Testing
import ThemeComponents

/// Lists of many values stay usable: the time grows with their number, not with its square.
@Suite struct LargeListTests {
  /// The processor time of this thread for an action with a number of values: other work on the machine takes none of it.
  private func time(_ count: Int, _ action: (Int) -> Void) -> Duration {
    let start = processorTime()
    action(count)
    return processorTime() - start
  }

  private func processorTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Ten times the values may take thirty times as long: that is far from a hundred, and leaves room for caches and clock rates.
  private func checkLinear(
    _ what: String, small: Int = 1_000, _ action: (Int) -> Void, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    action(small)
    let few = (0..<3).map { _ in time(small, action) }.min() ?? .zero
    let bound = few * 30 + .milliseconds(50)
    // A measurement that was disturbed gets another chance.
    let isLinear = (0..<3).contains { _ in time(10 * small, action) < bound }
    expect(isLinear, "\(what)", sourceLocation: sourceLocation)
  }

  @Test func listPickersAreLinear() {
    checkLinear("list picker") { count in
      let items = (0..<count).map { ListPickerEntry(id: "v\($0)", "Value \($0)") }
      var cell = opened([ListPickerSection(items: items)]) { $0.isSearchEnabled = true }
      cell.handle(.tapped(.control(.selectAll)))
      expectEqual(cell.selection.count, count)
      cell.handle(.tapped(.item("v\(count / 2)")))
      _ = cell.displayList(theme: .standard)
      cell.handle(.searchChanged("7"))
      cell.handle(.tapped(.control(.deselectAll)))
      _ = cell.displayList(theme: .standard)
      cell.handle(.tapped(.control(.endSearch)))
      cell.handle(.scrolled(to: 1e9))
      expect(cell.displayList(theme: .standard)["picker/list/v\(count - 1)"] != nil)
    }
  }

  @Test func collectionsAreLinear() {
    for form in [CollectionForm.horizontal(), .grid(.columns(3))] {
      checkLinear("\(form)") { count in
        var view = collection(count, form: form)
        view.handle(.scrollEnded(at: 1e9))
        view.handle(.tapped(.item("item-\(count - 1)")))
        let list = view.displayList(theme: .standard)
        expect(list["collection/item-\(count - 1)"] != nil)
        expect(list.nodes.count < 400)
        var all = view.objectList
        all.handle(.scrolled(to: 1e9))
        expect(all.displayList(theme: .standard).nodes.count < 400)
      }
    }
  }

  @Test func siblingsAreLinear() {
    checkLinear("siblings") { count in
      var pages = SiblingNavigation(
        pages: (0..<count).map { SiblingPage(id: "p\($0)") }, current: "p\(count - 2)", traits: .phone)
      pages.handle(.tapped(.control(.next)))
      let text = CountFormat.english.text(count)
      expectEqual(pages.title, "\(text) of \(text)")
      expect(pages.displayList(theme: .standard).nodes.count < 20)
    }
  }

  @Test func columnsOfAnyLengthTakeTheTimeOfTheirVisibleRows() {
    checkLinear("hierarchy") { count in
      let hierarchy = SampleHierarchy(root: "r", children: ["r": (0..<count).map { "i\($0)" }])
      var controller = shown(hierarchy)
      controller.send(.scrolled(in: "hierarchy/column-1", to: 1e9))
      expect(drawn(controller)["hierarchy/column-1/i\(count - 1)"] != nil)
      controller.insertChildren(of: "r", at: [0])
    }
  }
}
