import Foundation

/// How many mutations a test tries.
package enum MutationCount {
  /// So many on each of a number of seeds: `THEMEC_MUTATIONS` in all where it is set, as for long runs, otherwise `usual`.
  ///
  ///     THEMEC_MUTATIONS=1000000 swift test -c release --filter Mutation
  package static func perSeed(seeds: Int, usual: Int) -> Int {
    let wanted = ProcessInfo.processInfo.environment["THEMEC_MUTATIONS"].flatMap(Int.init)
    return max(1, (wanted ?? usual) / seeds)
  }

  /// Whether a long run is wanted: then tests go through every combination that they otherwise sample.
  package static var isLongRun: Bool {
    ProcessInfo.processInfo.environment["THEMEC_MUTATIONS"] != nil
  }
}
