import Dispatch
import Synchronization
import ThemeTable

/// Stores, observers and sequences that are made, used and dropped on many threads at once.
///
/// A test runs it for a moment. `Tests/Threads/run` runs it under the thread sanitizer, but for the sequences: the sanitizer
/// does not see how tasks hand over to each other here.
enum StoreStress {
  /// The failures, and the number of steps.
  struct Outcome: Sendable {
    var mistakes: [String] = []
    /// How many replacements observers were told.
    var told = 0
    /// How many sequences came to their end.
    var ended = 0
  }

  /// The state that the threads share: a store that any of them may replace by another one.
  private final class Shared: Sendable {
    let store = Mutex<ThemeStore?>(ThemeStore())
    let outcome = Mutex(Outcome())

    func mistake(_ text: String) { outcome.withLock { $0.mistakes.append(text) } }
  }

  /// Lets readers, replacers and observers loose on stores that come and go, each on a thread of its own.
  static func run(seed: UInt64, rounds: Int) -> Outcome {
    let shared = Shared()
    let themes = (0..<4).map(theme)
    DispatchQueue.concurrentPerform(iterations: 6) { worker in
      switch worker {
      case 0, 1: read(shared, rounds: 20 * rounds)
      case 2: replace(shared, themes, rounds: rounds)
      case 3, 4: observe(shared, themes, rounds: rounds)
      default: dropStores(shared, rounds: rounds, seed)
      }
    }
    shared.store.withLock { $0 = nil }
    return shared.outcome.withLock { $0 }
  }

  /// Listens to sequences that are left after some changes, and to ones that end with their store.
  static func listen(rounds: Int) async -> Outcome {
    let shared = Shared()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<3 { group.addTask { await listen(shared, rounds: rounds) } }
    }
    return shared.outcome.withLock { $0 }
  }

  /// A theme in which two classes say the same number.
  private static func theme(_ number: Int) -> StyleTable {
    var builder = StyleTableBuilder()
    for path in ["A", "B"] { builder.set(path, .fontSize, .integer(Int32(number))) }
    return (try? builder.table()) ?? .empty
  }

  private static func isWhole(_ theme: StyleTable) -> Bool {
    theme.style(for: "A").integer(.fontSize) == theme.style(for: "B").integer(.fontSize)
  }

  private static func read(_ shared: Shared, rounds: Int) {
    for _ in 0..<rounds {
      guard let store = shared.store.withLock({ $0 }) else { continue }
      if !isWhole(store.theme) { shared.mistake("a reader saw half a theme") }
    }
  }

  private static func replace(_ shared: Shared, _ themes: [StyleTable], rounds: Int) {
    for round in 0..<rounds {
      // The store may lose its last other reference while it replaces.
      let store = shared.store.withLock { $0 }
      store?.replace(with: themes[round % themes.count])
    }
  }

  /// Observers that replace the theme themselves, cancel each other, or are dropped while they are called.
  private static func observe(_ shared: Shared, _ themes: [StyleTable], rounds: Int) {
    for round in 0..<rounds {
      guard let store = shared.store.withLock({ $0 }) else { continue }
      observeOnce(store, shared, themes[round % themes.count])
    }
  }

  private static func observeOnce(_ store: ThemeStore, _ shared: Shared, _ theme: StyleTable) {
    let box = ObservationBox()
    let first = store.observe { [weak store] change in
      if !isWhole(change.old) || !isWhole(change.new) { shared.mistake("half a change") }
      shared.outcome.withLock { $0.told += 1 }
      // Once: observers that answer every change with one never come to an end.
      guard let other = box.take() else { return }
      other.cancel()
      store?.replace(with: change.new)
    }
    box.put(store.observe { _ in shared.outcome.withLock { $0.told += 1 } })
    store.replace(with: theme)
    first.cancel()
  }

  /// Holds an observation that another one cancels.
  private final class ObservationBox: Sendable {
    private let observation = Mutex<ThemeObservation?>(nil)

    func put(_ new: ThemeObservation) { observation.withLock { $0 = new } }

    func take() -> ThemeObservation? {
      observation.withLock { observation in
        defer { observation = nil }
        return observation
      }
    }
  }

  /// Sequences that are left after some changes, and ones that end with their store.
  private static func listen(_ shared: Shared, rounds: Int) async {
    for round in 0..<rounds {
      var store: ThemeStore? = ThemeStore()
      guard let changes = store?.changes else { continue }
      async let count = count(changes, atMost: round % 2 == 0 ? 1 : .max)
      store?.replace(with: theme(round))
      store?.replace(with: theme(round + 1))
      store = nil
      let told = await count
      if told != (round % 2 == 0 ? 1 : 2) { shared.mistake("\(told) changes in a sequence") }
      shared.outcome.withLock { $0.ended += 1 }
    }
  }

  private static func count(_ changes: AsyncStream<ThemeChange>, atMost most: Int) async -> Int {
    var count = 0
    for await _ in changes {
      count += 1
      if count == most { break }
    }
    return count
  }

  /// Puts another store in, so that the one before dies in the hands of whoever uses it last.
  private static func dropStores(_ shared: Shared, rounds: Int, _ seed: UInt64) {
    for round in 0..<rounds {
      let new = (UInt64(round) &+ seed) % 5 == 0 ? nil : ThemeStore()
      let old = shared.store.withLock { store in
        defer { store = new }
        return store
      }
      withExtendedLifetime(old) {}
    }
  }
}
