import CLibrary

/// Threads that run beside the main one.
extension Platform {
  /// The number of processors of the machine.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Starts a thread; nil if the system gives none.
  ///
  /// It takes no signals: they are for the main thread.
  static func startThread(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    holdingSignals { Thread.start(body) }
  }

  /// Starts a thread for which nobody waits.
  static func startDetachedThread(_ body: @escaping @Sendable () -> Void) {
    if let thread = startThread(body) { pthread_detach(thread) }
  }

  /// Waits until a thread has ended.
  static func wait(for thread: pthread_t) { pthread_join(thread, nil) }

  /// A thread with the closure that it runs.
  final class Thread: Sendable {
    let run: @Sendable () -> Void

    private init(_ run: @escaping @Sendable () -> Void) { self.run = run }

    /// As much as the main thread has: some systems give other threads far less.
    private static let stackSize = 8 << 20

    /// Starts a thread; nil if the system gives none.
    fileprivate static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      defer { attributes.deallocate() }
      pthread_attr_init(attributes)
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstacksize(attributes, stackSize)
      let thread = Unmanaged.passRetained(Thread(body))
      #if canImport(Darwin)
        var number: pthread_t?
      #else
        var number = pthread_t()
      #endif
      let failure = pthread_create(
        &number, attributes,
        { argument in
          // Some systems say that it may be nil.
          let thread: UnsafeMutableRawPointer? = argument
          if let thread { Unmanaged<Thread>.fromOpaque(thread).takeRetainedValue().run() }
          return nil
        }, thread.toOpaque())
      if failure == 0 { return number }
      thread.release()
      return nil
    }
  }
}
