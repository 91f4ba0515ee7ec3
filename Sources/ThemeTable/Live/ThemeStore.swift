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
  /// The number of readers that have loaded `current` and do not hold a reference of their own yet.
  private let readers = Atomic<Int>(0)
  /// The storages that were replaced while somebody may have been reading them, each with a reference to release.
  private let retired = Mutex<[Unmanaged<TableStorage>]>([])
  private let observers = ThemeObservers()

  /// A store with its first theme.
  public init(_ theme: StyleTable = .empty) { current = Atomic(Unmanaged.passRetained(theme.storage)) }

  deinit {
    observers.end()
    current.load(ordering: .relaxed).release()
    retired.withLock { storages in for storage in storages { storage.release() } }
  }

  /// The theme that is used now.
  ///
  /// Take it once for everything that must fit together, such as one layout.
  public var theme: StyleTable {
    readers.add(1, ordering: .sequentiallyConsistent)
    defer { readers.subtract(1, ordering: .releasing) }
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
      storages.append(old)
      // Whoever enters from now on reads the new one. Where somebody has not left yet, the next replacement looks again: under
      // readers that never pause, tables that were replaced may stay.
      guard readers.load(ordering: .sequentiallyConsistent) == 0 else { return }
      for storage in storages { storage.release() }
      storages = []
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

/// One replacement of the theme of a ``ThemeStore``.
public struct ThemeChange: Sendable {
  /// The theme before.
  public let old: StyleTable
  /// The theme after.
  public let new: StyleTable
  /// The differences of the new theme from the old one.
  public let differences: [StyleChange]
}
