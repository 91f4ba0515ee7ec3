import Synchronization

/// The theme that an app uses now, which may be replaced while it is used.
///
///     let store = ThemeStore(try StyleTable(contentsOfFile: "light.nsst"))
///     let observation = store.observe { change in
///       for difference in change.differences { … }
///     }
///     try store.reload(contentsOfFile: "dark.nsst")
///
/// Any thread may ask for ``theme`` at any time: reading takes no lock and never waits, and gives
/// either the theme before or the one after a replacement, always whole. A reader that holds on to
/// the value that it got keeps that theme.
public final class ThemeStore: Sendable {
  /// The table's storage, of which the store holds one reference.
  private let current: Atomic<Unmanaged<TableStorage>>
  /// The number of readers that have loaded `current` and do not hold a reference yet.
  ///
  /// Two counts, which new readers take in turns, so that each of them gets to zero
  /// however many readers there are.
  private let readers: ReaderCounts
  private let retired = Mutex<[RetiredStorage]>([])
  private let observers = ThemeObservers()

  /// A store with its first theme.
  public init(_ theme: StyleTable = .empty) {
    current = Atomic(Unmanaged.passRetained(theme.storage))
    readers = ReaderCounts()
  }

  deinit {
    observers.end()
    current.load(ordering: .relaxed).release()
    retired.withLock { storages in for retired in storages { retired.storage.release() } }
  }

  /// The theme that is used now.
  ///
  /// Take it once for everything that must fit together, such as one layout.
  public var theme: StyleTable {
    let count = readers.enter()
    defer { readers.leave(count) }
    // Sequentially consistent like the entering: a writer that has not seen this reader enter has
    // replaced the storage before this.
    return StyleTable(storage: current.load(ordering: .sequentiallyConsistent).takeUnretainedValue())
  }

  /// Replaces the theme and calls the observers, on the calling thread.
  ///
  /// If another thread is calling them for its own replacement, it calls them for this one too. So observers see every
  /// replacement, in order, and never two at the same time.
  ///
  /// - Parameter theme: The theme to be used from now on.
  public func replace(with theme: StyleTable) {
    retired.withLock { storages in
      let old = current.exchange(Unmanaged.passRetained(theme.storage), ordering: .sequentiallyConsistent)
      observers.add(old: StyleTable(storage: old.takeUnretainedValue()), new: theme)
      storages.append(RetiredStorage(storage: old))
      readers.turn()
      storages = storages.compactMap { $0.afterReleaseIfUnused(by: readers) }
    }
    observers.tell()
  }

  /// Opens a table and replaces the theme by it; if that fails, the theme stays.
  ///
  /// - Parameter path: Where the `.nsst` file is.
  /// - Throws: ``StyleTableError`` if it cannot be read or is not a table.
  public func reload(contentsOfFile path: String) throws(StyleTableError) {
    replace(with: try StyleTable(contentsOfFile: path))
  }

  /// Calls a function after every replacement, until the observation is cancelled or dropped.
  ///
  /// It is called on the thread that replaces the theme. If it replaces the theme itself, it is called again after it returns.
  ///
  /// - Parameter body: What to do.
  /// - Returns: What keeps the function being called.
  public func observe(_ body: @escaping @Sendable (ThemeChange) -> Void) -> ThemeObservation { observers.observe(body) }

  /// The replacements from now on, as a sequence that ends when the store is gone.
  public var changes: AsyncStream<ThemeChange> {
    AsyncStream { continuation in
      let observation = observers.observe(onEnd: { continuation.finish() }, { continuation.yield($0) })
      continuation.onTermination = { _ in observation.cancel() }
    }
  }
}

/// The number of readers at work, by the parity of the turn in which they began.
private final class ReaderCounts: Sendable {
  private let even = Atomic<Int>(0)
  private let odd = Atomic<Int>(0)
  private let turns = Atomic<UInt>(0)

  /// Counts a reader, and returns the count that it must leave.
  func enter() -> UInt {
    let parity = turns.load(ordering: .relaxed) & 1
    if parity == 0 {
      even.add(1, ordering: .sequentiallyConsistent)
    } else {
      odd.add(1, ordering: .sequentiallyConsistent)
    }
    return parity
  }

  func leave(_ parity: UInt) {
    if parity == 0 { even.subtract(1, ordering: .releasing) } else { odd.subtract(1, ordering: .releasing) }
  }

  /// Lets new readers take the other count.
  func turn() { turns.add(1, ordering: .relaxed) }

  /// Whether each count is zero.
  var areZero: (even: Bool, odd: Bool) {
    (even.load(ordering: .sequentiallyConsistent) == 0, odd.load(ordering: .sequentiallyConsistent) == 0)
  }
}

/// A storage that was replaced but may still be about to be referenced by a reader.
private struct RetiredStorage: @unchecked Sendable {
  let storage: Unmanaged<TableStorage>
  private var evenWasZero = false
  private var oddWasZero = false

  init(storage: Unmanaged<TableStorage>) { self.storage = storage }

  /// Releases the store's reference once both counts have been zero since the replacement, and then returns nil.
  ///
  /// A reader that may have loaded the storage is in one of them until it has a reference of its own;
  /// they need not be zero at the same time.
  func afterReleaseIfUnused(by readers: ReaderCounts) -> RetiredStorage? {
    var retired = self
    let areZero = readers.areZero
    retired.evenWasZero = evenWasZero || areZero.even
    retired.oddWasZero = oddWasZero || areZero.odd
    guard retired.evenWasZero, retired.oddWasZero else { return retired }
    storage.release()
    return nil
  }
}

/// One replacement of the theme of a ``ThemeStore``.
public struct ThemeChange: Sendable {
  /// The theme before.
  public let old: StyleTable
  /// The theme after.
  public let new: StyleTable
  /// The differences of the new theme from the old one.
  public let differences: [StyleChange]
}
