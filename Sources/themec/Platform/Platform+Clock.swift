import CLibrary

/// The clock.
extension Platform {
  /// The time of a clock that nobody sets.
  ///
  /// Not `ContinuousClock`: see Speed.md.
  static var clock: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Waits for some time.
  static func pause(milliseconds: Int32) { _ = poll(nil, 0, milliseconds) }
}
