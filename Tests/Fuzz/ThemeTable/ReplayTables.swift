import Foundation
import ThemeTable

/// Runs kept inputs, and for some seconds changes of them, under the sanitizer it was built with.
@main enum ReplayTables {
  static func main() throws {
    let folder = URL(filePath: CommandLine.arguments[1])
    let seconds = Double(CommandLine.arguments[2]) ?? 10
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    var inputs = try names.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
    inputs.append(try SmallTable.bytes())
    for input in inputs { _ = TableExercise.run(input) }
    print("\(inputs.count) inputs")
    var random = SystemRandomNumberGenerator()
    var runs = 0
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      var changed = TableBytes(inputs[Int.random(in: inputs.indices, using: &random)])
      for _ in 0..<Int.random(in: 1...4, using: &random) where changed.bytes.count >= 4 {
        let offset = Int.random(in: 0...changed.bytes.count - 4, using: &random)
        changed.setWord(UInt32.random(in: 0...UInt32(changed.bytes.count * 2)), at: offset)
      }
      _ = TableExercise.run(changed.bytes)
      runs += 1
    }
    print("\(runs) changed inputs")
  }
}
