import Foundation

/// Something to be timed, which does its operation so many times.
struct Candidate {
  var operations = 1
  let body: () -> Void
}

/// Times candidates in turn, so that what else the machine does hits all of them alike.
enum Stopwatch {
  /// Nanoseconds of one operation.
  struct Time {
    var median: Double
    var best: Double
  }

  /// The median nanoseconds of one operation of each candidate.
  static func medians(of candidates: [Candidate], rounds: Int) -> [Double] {
    times(of: candidates, rounds: rounds).map(\.median)
  }

  /// The time of one operation of each candidate.
  static func times(of candidates: [Candidate], rounds: Int) -> [Time] {
    var times = candidates.map { _ in [Double]() }
    for candidate in candidates { candidate.body() }
    for _ in 0..<rounds {
      for (index, candidate) in candidates.enumerated() {
        times[index].append(nanoseconds(candidate.body) / Double(candidate.operations))
      }
    }
    return times.map { $0.sorted() }.map { Time(median: $0[$0.count / 2], best: $0[0]) }
  }

  /// The computing time of the thread for something, once.
  ///
  /// The clock on the wall would include the time of other programs.
  static func nanoseconds(_ body: () -> Void) -> Double {
    let start = threadTime()
    body()
    return threadTime() - start
  }

  private static func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}

/// Takes a value, so that the work that made it is not left out.
@inline(never) func blackHole<Value>(_ value: Value) {}
