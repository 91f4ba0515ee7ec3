/// Something to be timed, which does its operation so many times.
struct Candidate {
  let operations: Int
  let body: () -> Void
}

/// Times candidates in turn, so that what else the machine does hits all of them alike.
enum Stopwatch {
  /// The median nanoseconds of one operation of each candidate.
  static func medians(of candidates: [Candidate], rounds: Int) -> [Double] {
    var times = candidates.map { _ in [Double]() }
    for candidate in candidates { candidate.body() }
    for _ in 0..<rounds {
      for (index, candidate) in candidates.enumerated() {
        times[index].append(nanoseconds(candidate.body) / Double(candidate.operations))
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }

  private static func nanoseconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body).components
    return Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9
  }
}

/// Takes a value, so that the work that made it is not left out.
@inline(never)
func blackHole<Value>(_ value: Value) {}
