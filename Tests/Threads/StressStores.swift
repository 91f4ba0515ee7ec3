import Foundation
import ThemeTable

/// Runs the stress of stores for some seconds, under the sanitizer that it was built with.
@main enum StressStores {
  static func main() {
    let seconds = Double(CommandLine.arguments.dropFirst().first ?? "") ?? 20
    let end = Date(timeIntervalSinceNow: seconds)
    var rounds = 0
    while Date() < end {
      let outcome = StoreStress.run(seed: UInt64(rounds), rounds: 200)
      guard outcome.mistakes.isEmpty else {
        print("seed \(rounds): \(outcome.mistakes)")
        exit(1)
      }
      rounds += 1
    }
    print("\(rounds) runs, no mistake")
  }
}
