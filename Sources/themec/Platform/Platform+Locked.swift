import CLibrary

extension Platform {
  /// A value that one thread at a time uses, and for whose changes others can wait.
  ///
  /// Unchecked because the lock is what makes it safe.
  struct Locked<Value>: ~Copyable, @unchecked Sendable {
    private let value = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    init(_ value: Value) {
      self.value.initialize(to: value)
      pthread_mutex_init(mutex, nil)
      pthread_cond_init(change, nil)
    }

    deinit {
      pthread_cond_destroy(change)
      change.deallocate()
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
      value.deinitialize(count: 1)
      value.deallocate()
    }

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return body(&value.pointee)
    }

    /// Waits until `body` gives a result; it is asked again after each ``wakeAll()``.
    func wait<Result>(for body: (inout Value) -> Result?) -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      while true {
        if let result = body(&value.pointee) { return result }
        pthread_cond_wait(change, mutex)
      }
    }

    /// Makes everyone who waits look again.
    func wakeAll() { pthread_cond_broadcast(change) }
  }
}
