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

/// Who is told about replacements, and what they are still to be told.
final class ThemeObservers: Sendable {
  private struct Pending {
    var old: StyleTable
    var new: StyleTable
  }

  private struct State {
    var bodies: [UInt64: @Sendable (ThemeChange) -> Void] = [:]
    var nextNumber: UInt64 = 0
    var pending: [Pending] = []
    var isTelling = false
  }

  private let state = Mutex(State())

  /// Adds a function to be called.
  func observe(_ body: @escaping @Sendable (ThemeChange) -> Void) -> ThemeObservation {
    let number = state.withLock { state in
      state.nextNumber += 1
      state.bodies[state.nextNumber] = body
      return state.nextNumber
    }
    return ThemeObservation(self, number)
  }

  fileprivate func remove(_ number: UInt64) {
    // What the function holds on to is let go outside of the lock: it may cancel others.
    let body = state.withLock { $0.bodies.removeValue(forKey: number) }
    withExtendedLifetime(body) {}
  }

  /// Notes a replacement that is to be told.
  func add(old: StyleTable, new: StyleTable) {
    state.withLock { state in
      if !state.bodies.isEmpty { state.pending.append(Pending(old: old, new: new)) }
    }
  }

  /// Tells everything that is pending, unless another thread or a caller further up is at it.
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
      for number in state.withLock({ $0.bodies.keys.sorted() }) {
        state.withLock { $0.bodies[number] }?(change)
      }
    }
  }

  /// What is to be told next; nil ends the telling.
  private func next() -> Pending? {
    state.withLock { state in
      if state.pending.isEmpty {
        state.isTelling = false
        return nil
      }
      return state.pending.removeFirst()
    }
  }
}
