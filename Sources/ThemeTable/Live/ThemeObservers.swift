import Synchronization

/// Keeps a function being called after every replacement of a theme, until it is dropped.
public final class ThemeObservation: Sendable {
  private let observers: ThemeObservers
  private let number: UInt64

  fileprivate init(_ observers: ThemeObservers, _ number: UInt64) {
    self.observers = observers
    self.number = number
  }

  deinit { cancel() }

  /// Ends the observation; a call that has begun on another thread may still be running.
  public func cancel() { observers.remove(number) }
}

/// The functions to call after replacements, and the replacements that they have not been called for.
final class ThemeObservers: Sendable {
  private typealias Replacement = (old: StyleTable, new: StyleTable)

  private struct Observer: Sendable {
    var body: @Sendable (ThemeChange) -> Void
    var onEnd: (@Sendable () -> Void)?
  }

  private struct State {
    var observers: [UInt64: Observer] = [:]
    var nextNumber: UInt64 = 0
    var pending: [Replacement] = []
    var isTelling = false
  }

  private let state = Mutex(State())

  /// Adds a function to call after each replacement, and one to call when the store is gone.
  func observe(onEnd: (@Sendable () -> Void)? = nil, _ body: @escaping @Sendable (ThemeChange) -> Void)
    -> ThemeObservation
  {
    let number = state.withLock { state in
      state.nextNumber += 1
      state.observers[state.nextNumber] = Observer(body: body, onEnd: onEnd)
      return state.nextNumber
    }
    return ThemeObservation(self, number)
  }

  fileprivate func remove(_ number: UInt64) {
    // The function is let go outside of the lock: objects that it holds may cancel other observers.
    let observer = state.withLock { $0.observers.removeValue(forKey: number) }
    withExtendedLifetime(observer) {}
  }

  /// Drops all functions, as the store is gone.
  func end() {
    let observers = state.withLock { state in
      defer { state.observers = [:] }
      return state.observers
    }
    for observer in observers.values { observer.onEnd?() }
  }

  /// Adds a replacement to those that observers have not been called for.
  func add(old: StyleTable, new: StyleTable) {
    state.withLock { state in if !state.observers.isEmpty { state.pending.append((old, new)) } }
  }

  /// Calls the observers for every pending replacement, unless another thread or a caller further up does so.
  func tell() {
    let isFirst = state.withLock { state in
      let isFirst = !state.isTelling
      state.isTelling = true
      return isFirst
    }
    guard isFirst else { return }
    while let pending = next() {
      let change = ThemeChange(
        old: pending.old, new: pending.new, differences: pending.new.difference(from: pending.old))
      for number in state.withLock({ $0.observers.keys.sorted() }) {
        state.withLock { $0.observers[number] }?.body(change)
      }
    }
  }

  /// The next pending replacement, or nil after the last.
  private func next() -> Replacement? {
    state.withLock { state in
      if state.pending.isEmpty {
        state.isTelling = false
        return nil
      }
      return state.pending.removeFirst()
    }
  }
}
