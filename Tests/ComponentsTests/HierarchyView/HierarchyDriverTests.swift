import TestSupport
import Testing
import ThemeComponents
import ThemeTable

/// A hierarchy with an `async` data source: the app never sees a token.
@MainActor @Suite struct HierarchyDriverTests {
  private struct Failure: Error {}

  /// A tree of depth 3 with three children each, whose answers take a turn of the queue.
  private struct Remote: AsyncHierarchyDataSource {
    var failing: Set<ItemID> = []
    /// Children of these items are never answered; the task waits until it is cancelled.
    var stuck: Set<ItemID> = []

    func rootID() async throws -> ItemID? {
      await Task.yield()
      return "r"
    }

    func numberOfChildren(of id: ItemID) async throws -> Int {
      if failing.contains(id) { throw Failure() }
      if stuck.contains(id) { try await Task.sleep(for: .seconds(60)) }
      return id.rawValue.count < 4 ? 3 : 0
    }

    func childIDs(at indexes: Range<Int>, of parent: ItemID) async throws -> [ItemID] {
      indexes.map { ItemID(parent.rawValue + String($0 + 1)) }
    }

    func parent(of id: ItemID) async throws -> ItemID? { id == "r" ? nil : ItemID(String(id.rawValue.dropLast())) }

    func content(of id: ItemID) async throws -> HierarchyItemContent { HierarchyItemContent(title: "Title of \(id)") }
  }

  @Test func theDriverLoadsWhatIsShown() async {
    let driver = HierarchyDriver(HierarchyModel(traits: .tabletPortrait), dataSource: Remote())
    driver.send(.appeared)
    expectEqual(driver.model.items(inLevel: 0), [])
    await driver.frame()
    expectEqual(driver.model.columns, [["r"], ["r1", "r2", "r3"]])
    var effects: [HierarchyEffect] = []
    driver.onChange = { _, wanted in effects += wanted }
    // Whether there is an accessory to tap is known with the content of the row.
    driver.send(.tapped(.accessory("r2")))
    driver.send(.laidOut(driver.model.displayList(theme: .standard).scrollAreas))
    await driver.frame()
    expectEqual(effects, [.expanded("r2", .column)])
    expectEqual(driver.model.items(inLevel: 2), ["r21", "r22", "r23"])
    driver.send(.laidOut(driver.model.displayList(theme: .standard).scrollAreas))
    await driver.frame()
    expectEqual(
      driver.model.displayList(theme: .standard)["hierarchy/column-2/r21/title"]?.text?.string, "Title of r21")
    expect(driver.model.openRequests.isEmpty)
  }

  @Test func everyChangeIsReported() async {
    let driver = HierarchyDriver(HierarchyModel(traits: .phone), dataSource: Remote())
    var models: [HierarchyModel] = []
    var effects: [HierarchyEffect] = []
    driver.onChange = { model, wanted in
      models.append(model)
      effects += wanted
    }
    driver.send(.appeared)
    await driver.frame()
    driver.send(.tapped(.accessory("r")))
    await driver.frame()
    expect(models.last == driver.model && models.count > 3)
    // The app does not see the driver's requests.
    expectEqual(effects, [.expanded("r", .push)])
  }

  @Test func aCallThatThrowsFailsItsLevel() async {
    let driver = HierarchyDriver(HierarchyModel(traits: .tabletPortrait), dataSource: Remote(failing: ["r1"]))
    driver.send(.appeared)
    await driver.frame()
    driver.send(.tapped(.accessory("r1")))
    await driver.frame()
    expectEqual(driver.model.content(ofLevel: 2), .failed)
    expect(driver.model.displayList(theme: .standard)["hierarchy/column-2/retry"] != nil)
  }

  @Test func childrenThatAreInsertedMendALevelThatFailed() async {
    let driver = HierarchyDriver(HierarchyModel(traits: .tabletPortrait), dataSource: Remote(failing: ["r1"]))
    driver.appear()
    await driver.frame()
    driver.send(.tapped(.accessory("r1")))
    await driver.frame()
    driver.insertChildren(of: "r1", at: 0..<3)
    await driver.frame()
    expectEqual(driver.model.items(inLevel: 2), ["r11", "r12", "r13"])
  }

  @Test func whatNobodyWaitsForIsCancelled() async {
    let driver = HierarchyDriver(HierarchyModel(traits: .tabletPortrait), dataSource: Remote(stuck: ["r1"]))
    driver.send(.appeared)
    await driver.frame()
    driver.send(.laidOut(driver.model.displayList(theme: .standard).scrollAreas))
    await driver.frame()
    driver.send(.tapped(.accessory("r1")))
    expectEqual(driver.model.content(ofLevel: 2), .loading)
    // Another item is opened: the call for the first one ends, or this would take a minute.
    driver.send(.tapped(.accessory("r2")))
    await driver.frame()
    expectEqual(driver.model.items(inLevel: 2), ["r21", "r22", "r23"])
  }

  // MARK: - One driver for both kinds of source

  private final class Delegate: HierarchyDelegate {
    var told: [String] = []
    var onTap: () -> Void = {}
    func hierarchyButtonTapped(forItemWith id: ItemID) -> Bool { id == "r3" }
    func didSelectItem(with id: ItemID) {
      told.append("selected \(id)")
      onTap()
    }
  }

  private func check<DataSource: HierarchySource>(
    _ source: DataSource, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    let delegate = Delegate()
    let driver = HierarchyDriver(HierarchyModel(traits: .tabletPortrait), dataSource: source, delegate: delegate)
    driver.appear()
    await driver.frame()
    _ = driver.display(theme: .standard)
    await driver.frame()
    // The delegate takes the accessory of one item over, and is told of taps.
    expectEqual(driver.send(.tapped(.accessory("r3"))), [], sourceLocation: sourceLocation)
    expectEqual(driver.model.path, ["r"], sourceLocation: sourceLocation)
    delegate.onTap = { driver.send(.contentInvalidated(of: "r1")) }
    driver.send(.tapped(.item("r1")))
    expectEqual(delegate.told, ["selected r1"], sourceLocation: sourceLocation)
    expectEqual(driver.send(.tapped(.accessory("r2"))), [.expanded("r2", .column)], sourceLocation: sourceLocation)
    await driver.frame()
    driver.send(.childMoved(of: "r", from: 0, to: 2))
    expectEqual(driver.model.items(inLevel: 1), ["r2", "r3", "r1"], sourceLocation: sourceLocation)
    driver.send(.childrenRemoved(of: "r", at: [1]))
    expectEqual(driver.model.items(inLevel: 1), ["r2", "r1"], sourceLocation: sourceLocation)
    driver.insertChildren(of: "r", at: [2])
    await driver.frame()
    expectEqual(driver.model.content(ofLevel: 1), .items(count: 3), sourceLocation: sourceLocation)
    driver.send(.refreshed)
    await driver.frame()
    expectEqual(driver.model.path, ["r", "r2"], sourceLocation: sourceLocation)
    driver.send(.reloaded)
    await driver.frame()
    expectEqual(driver.model.path, ["r"], sourceLocation: sourceLocation)
  }

  @Test("API: delegate, reload, insert, remove and move work with both kinds of source")
  func oneDriverForBothKinds() async {
    await check(Remote())
    await check(SampleHierarchy.tree(depth: 2))
  }

  @Test("Guideline: a hierarchy picker is filled by an async source, and its failures are tried again")
  func aPickerIsDriven() async throws {
    let cell = HierarchyPickerFormCell(configuration: ListPickerConfiguration(label: "Machines"), traits: .phone)
    let driver = HierarchyDriver(cell, dataSource: Remote(failing: ["r"]))
    driver.send(.tapped(.control(.formCell)))
    await driver.frame()
    driver.send(.hierarchy(.laidOut(driver.display(theme: .standard).scrollAreas)))
    await driver.frame()
    driver.send(.hierarchy(.tapped(.accessory("r"))))
    await driver.frame()
    let list = driver.display(theme: .standard)
    expectEqual(list["hierarchy/column-1/retry"]?.tapTarget, .section(1))
    driver.send(.hierarchy(.swiped(.right)))
    driver.send(.hierarchy(.tapped(.item("r"))))
    expectEqual(driver.send(.tapped(.control(.apply))), [.valueChanged(["r"]), .closed])
    expectEqual(driver.model.valueText, "Title of r")
  }
}
