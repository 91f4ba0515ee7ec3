import Foundation

/// How many mutations a test tries.
package enum MutationCount {
  private static let environment = ProcessInfo.processInfo.environment
  private static let wanted = environment["THEMEC_MUTATIONS"].flatMap(Int.init)

  /// Whether tests try as much as before a release; otherwise they are as short as somebody who waits wants them.
  package static let isThorough = isLongRun || environment["THEMEC_THOROUGH"] != nil

  /// Whether a long run is wanted, of a thousand tries or more: then tests go through every combination that they otherwise
  /// sample.
  package static let isLongRun = (wanted ?? 0) >= 1_000

  /// So many on each of a number of seeds: `usual` in all in a thorough run, otherwise an eighth of it, and as many as
  /// `THEMEC_MUTATIONS` says where it is set, as for long runs.
  ///
  ///     THEMEC_MUTATIONS=1000000 swift test -c release --filter Mutation
  package static func perSeed(seeds: Int, usual: Int) -> Int {
    max(1, (wanted ?? (isThorough ? usual : usual / 8)) / seeds)
  }
}
