#if DEBUG
  import Synchronization
#endif

/// Counts the steps of reading a table, so that tests can bound them: loads, and eight bytes of a name at a time.
///
/// Counts nothing in a release build, where it takes neither room nor time.
struct StepCounter: Sendable {
  #if DEBUG
    private final class Steps: Sendable { let count = Atomic<Int>(0) }

    private let steps = Steps()
  #endif

  /// The steps so far; 0 in a release build.
  var count: Int {
    #if DEBUG
      steps.count.load(ordering: .relaxed)
    #else
      0
    #endif
  }

  @inline(__always) func add(_ count: Int) {
    #if DEBUG
      steps.count.add(count, ordering: .relaxed)
    #endif
  }

  /// Adds the steps of reading a name once.
  @inline(__always) func add(nameOf bytes: Int) { add(bytes / 8 &+ 1) }
}
