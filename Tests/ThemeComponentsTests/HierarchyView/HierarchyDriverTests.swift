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

    func parent(of id: ItemID) async throws -> ItemID? {
      id == "r" ? nil : ItemID(String(id.rawValue.dropLast()))
    }

    func content(of id: ItemID) async throws -> HierarchyItemContent {
      HierarchyItemContent(title: "Title of \(id)")
    }
  }

  @Test func theDriverLoadsWhatIsShown() async {
    let driver = HierarchyDriver(dataSource: Remote(), traits: .tabletPortrait)
    driver.send(.appeared)
    #expect(driver.model.items(inLevel: 0) == [])
    await driver.settled()
    #expect(driver.model.columns == [["r"], ["r1", "r2", "r3"]])
    var effects: [HierarchyEffect] = []
    driver.onChange = { _, wanted in effects += wanted }
    // Whether there is an accessory to tap is known with the content of the row.
    driver.send(.accessoryTapped("r2"))
    driver.send(.laidOut(driver.model.displayList(theme: .standard).scrollAreas))
    await driver.settled()
    #expect(effects == [.expanded("r2", .column)])
    #expect(driver.model.items(inLevel: 2) == ["r21", "r22", "r23"])
    driver.send(.laidOut(driver.model.displayList(theme: .standard).scrollAreas))
    await driver.settled()
    #expect(
      driver.model.displayList(theme: .standard)["hierarchy/column-2/r21/title"]?.text?.string
        == "Title of r21")
    #expect(driver.model.openRequests.isEmpty)
  }

  @Test func everyChangeIsReported() async {
    let driver = HierarchyDriver(dataSource: Remote(), traits: .phone)
    var models: [HierarchyModel] = []
    var effects: [HierarchyEffect] = []
    driver.onChange = { model, wanted in
      models.append(model)
      effects += wanted
    }
    driver.send(.appeared)
    await driver.settled()
    driver.send(.accessoryTapped("r"))
    await driver.settled()
    #expect(models.last == driver.model && models.count > 3)
    // The app does not see the driver's requests.
    #expect(effects == [.expanded("r", .push)])
  }

  @Test func aCallThatThrowsFailsItsLevel() async {
    let driver = HierarchyDriver(dataSource: Remote(failing: ["r1"]), traits: .tabletPortrait)
    driver.send(.appeared)
    await driver.settled()
    driver.send(.accessoryTapped("r1"))
    await driver.settled()
    #expect(driver.model.content(ofLevel: 2) == .failed)
    #expect(driver.model.displayList(theme: .standard)["hierarchy/column-2/retry"] != nil)
  }

  @Test func whatNobodyWaitsForIsCancelled() async {
    let driver = HierarchyDriver(dataSource: Remote(stuck: ["r1"]), traits: .tabletPortrait)
    driver.send(.appeared)
    await driver.settled()
    driver.send(.laidOut(driver.model.displayList(theme: .standard).scrollAreas))
    await driver.settled()
    driver.send(.accessoryTapped("r1"))
    #expect(driver.model.content(ofLevel: 2) == .loading)
    // Another item is opened: the call for the first one ends, or this would take a minute.
    driver.send(.accessoryTapped("r2"))
    await driver.settled()
    #expect(driver.model.items(inLevel: 2) == ["r21", "r22", "r23"])
  }
}
