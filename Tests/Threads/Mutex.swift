#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A lock that the thread sanitizer sees.
///
/// The toolchain's own `Mutex` waits inside a library that the sanitizer was not built into, so two threads that wait for each
/// other look like a race. In the module that the script builds, this one takes its name.
final class Mutex<Value>: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private var value: Value

  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value)
  }
}
