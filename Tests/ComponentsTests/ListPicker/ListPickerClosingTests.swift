import TestSupport
import Testing
import ThemeComponents
import ThemeTable

@Suite struct ListPickerClosingTests {
  @Test("LP-04 by default a push; as a sheet half high until scrolled or its handle is dragged")
  func theListComesInTwoWays() throws {
    var push = closed()
    expectEqual(push.handle(.tapped(.control(.formCell))), [.opened(.push)])
    expectEqual(push.displayList(theme: .standard).root.frame.height, 844)
    for event in [ListPickerEvent.scrolled(to: 10), .grabberDragged(by: -40)] {
      var sheet = closed { $0.presentation = .sheet }
      expectEqual(sheet.handle(.tapped(.control(.formCell))), [.opened(.sheet)])
      let half = sheet.displayList(theme: .standard)
      expectEqual(half.root.frame, LayoutRect(x: 0, y: 422, width: 390, height: 422))
      expect(half["picker/grabber"] != nil)
      sheet.handle(event)
      expectEqual(sheet.displayList(theme: .standard).root.frame.height, 844)
    }
    var sheet = opened { $0.presentation = .sheet }
    sheet.handle(.grabberDragged(by: -5))
    expectEqual(sheet.list?.isFullHeight, false)
  }

  @Test("LP-11 confirmed mode has Cancel and Apply and no back button; Apply may be disabled")
  func confirmedModeHasItsButtons() throws {
    var cell = opened(value: ["red"]) { $0.allowsEmptySelection = false }
    expectEqual(cell.barButtons, [.cancel, .apply])
    expectEqual(cell.handle(.tapped(.control(.back))), [])
    expect(cell.isApplyEnabled)
    cell.handle(.tapped(.control(.deselectSelected)))
    expect(!cell.isApplyEnabled)
    expectEqual(cell.handle(.tapped(.control(.apply))), [])
    let apply = try #require(cell.displayList(theme: .standard)["picker/bar/apply"])
    expect(apply.state == "disabled" && apply.tapTarget == nil)
    cell.handle(.tapped(.item("blue")))
    expect(cell.isApplyEnabled)
    expectEqual(opened { $0.mode = .live }.barButtons, [.back])
    let liveSheet = opened {
      $0.mode = .live
      $0.presentation = .sheet
    }
    expectEqual(liveSheet.barButtons, [.done])
  }

  @Test("LP-12 Cancel closes at once without changes, and asks first with some") func cancelAsksWithChanges() {
    var clean = opened(value: ["red"])
    expectEqual(clean.handle(.tapped(.control(.cancel))), [.closed])
    var dirty = opened(value: ["red"])
    dirty.handle(.tapped(.item("blue")))
    expectEqual(dirty.handle(.tapped(.control(.cancel))), [.askedToDiscard])
    expect(dirty.list != nil)
    expectEqual(dirty.handle(.tapped(.control(.discardChanges))), [.closed])
    expectEqual(dirty.value, ["red"])
    // A change that was taken back is none.
    var same = opened(value: ["red"])
    same.handle(.tapped(.item("blue")))
    same.handle(.tapped(.item("blue")))
    expectEqual(same.handle(.tapped(.control(.cancel))), [.closed])
  }

  @Test("LP-13 the question offers two answers in replaceable words, and can be switched off")
  func theQuestionCanBeReworded() throws {
    var cell = opened {
      $0.strings.discardTitle = "Verwerfen?"
      $0.strings.discardChanges = "Ja"
    }
    cell.handle(.tapped(.item("blue")))
    cell.handle(.tapped(.control(.cancel)))
    let list = cell.displayList(theme: .standard)
    expectEqual(list.texts("picker/question"), ["Verwerfen?", "Ja", "Keep Editing"])
    let keep = try #require(list["picker/question/keepEditing"]?.tapTarget)
    cell.handle(.tapped(keep))
    expectEqual(cell.list?.isAskingToDiscard, false)
    expectEqual(cell.selection, ["blue"])
    var silent = opened { $0.asksBeforeDiscarding = false }
    silent.handle(.tapped(.item("blue")))
    expectEqual(silent.handle(.tapped(.control(.cancel))), [.closed])
    expectEqual(silent.value, [])
  }

  @Test("LP-13 while the question stands nothing else happens") func theQuestionComesFirst() {
    var cell = opened()
    cell.handle(.tapped(.item("blue")))
    cell.handle(.tapped(.control(.cancel)))
    let before = cell
    for event in [
      ListPickerEvent.tapped(.item("red")), .tapped(.control(.apply)), .tapped(.control(.selectAll)), .scrolled(to: 30),
    ] { expectEqual(cell.handle(event), []) }
    expectEqual(cell, before)
  }

  @Test("LP-14 dirty is a pool other than the value, in confirmed mode and at the top level only")
  func dirtyNeedsAPool() {
    var confirmed = opened(value: ["red", "blue"])
    expect(!confirmed.isDirty)
    confirmed.handle(.tapped(.item("green")))
    expect(confirmed.isDirty)
    confirmed.handle(.tapped(.item("green")))
    expect(!confirmed.isDirty)
    var live = opened(value: ["red"]) { $0.mode = .live }
    live.handle(.tapped(.item("green")))
    expect(!live.isDirty)
    let group = ListPickerEntry(id: "g", "Group", children: [ListPickerEntry(id: "x", "X")])
    var nested = opened([ListPickerSection(items: [group])])
    nested.handle(.tapped(.item("g")))
    nested.handle(.tapped(.item("x")))
    expect(!nested.isDirty)
    nested.handle(.tapped(.control(.back)))
    expect(nested.isDirty)
  }

  @Test func aSheetThatIsPulledDownIsCancelled() {
    var cell = opened(value: ["red"]) { $0.presentation = .sheet }
    cell.handle(.grabberDragged(by: -100))
    cell.handle(.tapped(.item("blue")))
    expectEqual(cell.handle(.grabberDragged(by: 100)), [])
    expectEqual(cell.list?.isFullHeight, false)
    expectEqual(cell.handle(.grabberDragged(by: 100)), [.askedToDiscard])
  }

  @Test func eventsOfTheListMeanNothingWhileItIsClosed() {
    var cell = closed(value: ["red"])
    let before = cell
    for event in [
      ListPickerEvent.tapped(.item("blue")), .tapped(.control(.apply)), .tapped(.control(.cancel)),
      .tapped(.control(.back)), .tapped(.control(.done)), .tapped(.control(.discardChanges)),
      .tapped(.control(.selectAll)), .tapped(.control(.anchor)), .searchChanged("x"),
    ] { expectEqual(cell.handle(event), []) }
    expectEqual(cell, before)
  }
}
