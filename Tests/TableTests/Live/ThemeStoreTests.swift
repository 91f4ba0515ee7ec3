import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ThemeTable

/// A theme that is replaced while it is read.
///
/// `Tests/Threads/run` looks for races as well.
@Suite struct ThemeStoreTests {
  /// A theme in which every class says the same number.
  private func theme(_ number: Int, classes: Int = 8) -> StyleTable {
    var builder = StyleTableBuilder()
    for index in 0..<classes { builder.set("Class\(index)", "font-size", .number(Double(number))) }
    return builder.theme()
  }

  private func number(_ theme: StyleTable, _ index: Int) -> Double? {
    theme.style(for: "Class\(index)").number(.fontSize)
  }

  @Test func theThemeIsTheLastOne() {
    let store = ThemeStore()
    expect(store.theme.paths.isEmpty)
    let first = theme(1)
    store.replace(with: first)
    let kept = store.theme
    store.replace(with: theme(2))
    expectEqual(number(kept, 0), 1)
    expectEqual(number(store.theme, 0), 2)
  }

  @Test func observersAreToldWhatChanged() {
    let store = ThemeStore(theme(1, classes: 2))
    let told = Mutex<[[StyleChange]]>([])
    let observation = store.observe { change in told.withLock { $0.append(change.differences) } }
    store.replace(with: theme(2, classes: 1))
    observation.cancel()
    store.replace(with: theme(3))
    let changes = told.withLock { $0 }
    expectEqual(changes.count, 1)
    expectEqual(
      changes.first,
      [
        StyleChange(
          path: "Class0", property: .fontSize, state: .plain, environments: .all, old: .number(1), new: .number(2)),
        StyleChange(path: "Class1", property: .fontSize, state: .plain, environments: .all, old: .number(1), new: nil),
      ])
  }

  @Test func anObserverMayReplaceTheTheme() {
    let store = ThemeStore(theme(0))
    let told = Mutex<[Double?]>([])
    let observation = store.observe { [self] change in
      told.withLock { $0.append(number(change.new, 0)) }
      if let last = number(change.new, 0), last < 3 { store.replace(with: theme(Int(last) + 1)) }
      told.withLock { $0.append(nil) }
    }
    store.replace(with: theme(1))
    expectEqual(told.withLock { $0 }, [1, nil, 2, nil, 3, nil])
    observation.cancel()
  }

  @Test func aDroppedObservationEnds() {
    let store = ThemeStore()
    let calls = Mutex(0)
    do {
      let observation = store.observe { _ in calls.withLock { $0 += 1 } }
      store.replace(with: theme(1))
      withExtendedLifetime(observation) {}
    }
    store.replace(with: theme(2))
    expectEqual(calls.withLock { $0 }, 1)
  }

  @Test func changesComeAsASequence() async {
    let store = ThemeStore()
    let changes = store.changes
    store.replace(with: theme(1))
    store.replace(with: theme(2))
    var numbers: [Double?] = []
    for await change in changes.prefix(2) { numbers.append(number(change.new, 0)) }
    expectEqual(numbers, [1, 2])
  }

  @Test func theSequenceEndsWithTheStore() async {
    var store: ThemeStore? = ThemeStore()
    let changes = store?.changes
    store?.replace(with: theme(1))
    store?.replace(with: theme(2))
    store = nil
    var numbers: [Double?] = []
    // Two changes are waiting; a third one would be waited for until the test is stopped.
    for await change in changes ?? .init(unfolding: { nil }) { numbers.append(number(change.new, 0)) }
    expectEqual(numbers, [1, 2])
  }

  @Test func observersAreLetGoWithTheStore() {
    final class Witness: Sendable {}
    weak var witness: Witness?
    var store: ThemeStore? = ThemeStore()
    do {
      let seen = Witness()
      witness = seen
      let observation = store?.observe { _ in withExtendedLifetime(seen) {} }
      expect(witness != nil)
      store = nil
      expect(observation != nil)
    }
    expect(witness == nil)
  }

  @Test func aFailedReloadKeepsTheTheme() {
    let store = ThemeStore(theme(1))
    #expect(throws: StyleTableError.self) { try store.reload(contentsOfFile: "/nowhere/theme.nsst") }
    expectEqual(number(store.theme, 0), 1)
  }

  /// Readers check that every theme they get is whole and none older than the one before.
  @Test func readersNeverSeeHalfATheme() {
    let themes = (0..<16).map { theme($0) }
    let store = ThemeStore(themes[0])
    let rounds = 600
    let torn = Atomic<Int>(0)
    let isDone = Atomic<Bool>(false)
    DispatchQueue.concurrentPerform(iterations: 4) { worker in
      if worker == 0 {
        // A table of its own each time, so that each is the last reference's to free.
        for round in 1...rounds { store.replace(with: theme(round, classes: 2)) }
        isDone.store(true, ordering: .releasing)
        return
      }
      var last = -1.0
      while !isDone.load(ordering: .acquiring) {
        let theme = store.theme
        let first = number(theme, 0) ?? -1
        if first != number(theme, 1) || first < last { torn.add(1, ordering: .relaxed) }
        last = first
      }
    }
    expectEqual(torn.load(ordering: .relaxed), 0)
    expectEqual(number(store.theme, 0), Double(rounds))
  }

  /// Stores and observers that die while they are used; `Tests/Threads/run` runs it for long.
  @Test func nothingGoesWrongWhileStoresComeAndGo() async {
    let outcome = StoreStress.run(seed: 1, rounds: 60)
    expect(outcome.mistakes.isEmpty && outcome.told > 0)
    let sequences = await StoreStress.listen(rounds: 10)
    expect(sequences.mistakes.isEmpty && sequences.ended == 30)
  }

  @Test func replacedThemesAreFreed() throws {
    let bytes = try TableWriter.write(ResolvedTable())
    let store = ThemeStore()
    weak var storage: AnyObject?
    do {
      let theme = try StyleTable(bytes: bytes)
      storage = theme.storage
      store.replace(with: theme)
    }
    expect(storage != nil)
    store.replace(with: .empty)
    expect(storage == nil)
  }
}
