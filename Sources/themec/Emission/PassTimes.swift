/// The durations of the passes of a run.
struct PassTimes: Sendable {
  /// A pass with the time that it took, of several threads together.
  struct Pass: Sendable {
    let name: String
    var time: Duration
  }

  /// In the order in which they began.
  private(set) var passes: [Pass] = []

  mutating func add(_ name: String, _ time: Duration) {
    if let index = passes.firstIndex(where: { $0.name == name }) {
      passes[index].time += time
    } else {
      passes.append(Pass(name: name, time: time))
    }
  }

  mutating func add(_ other: PassTimes) {
    for pass in other.passes { add(pass.name, pass.time) }
  }
}

/// Measures from when it was made.
struct Stopwatch: Sendable {
  private let start = Platform.clock

  var elapsed: Duration { Platform.clock - start }
}

extension Duration {
  /// Milliseconds, to the microsecond.
  var milliseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds * 1_000_000 + attoseconds / 1_000_000_000_000) / 1_000
  }
}
