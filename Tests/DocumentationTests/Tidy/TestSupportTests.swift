import TestSupport
import Testing

/// The tools of the other tests do what those rely on.
@Suite struct TestSupportTests {
  @Test func markersBecomeOffsets() {
    let source = MarkedSource("é1️⃣a2️⃣\n12️3️⃣")
    expectEqual(source.text, "éa\n12️")
    expectEqual(source.offsets, [1: 2, 2: 3, 3: 9])
    expectEqual(source[4], -1)
  }

  /// The published values of SplitMix64.
  @Test func aSeedGivesTheSameNumbersEverywhere() {
    var generator = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    expectEqual(numbers, [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func randomChoicesStayInside() {
    var generator = SeededGenerator(seed: 1)
    for bound in -1...40 { expect((0..<Swift.max(bound, 1)).contains(generator.below(bound))) }
    expect(["a", "b"].contains(generator.pick(["a", "b"])))
  }

  @Test func theRepositoryIsFound() throws {
    expect(try Repository.bytes("Package.swift").count > 0)
    expect(
      Repository.files(under: "Tests", ending: ".swift").contains(
        "Tests/DocumentationTests/Tidy/TestSupportTests.swift"))
    expect(Repository.files(under: "nowhere").isEmpty)
  }

  /// `.ci/run` runs the suites of these files again without the facts, by the names of the files.
  @Test func readersOfTheSharedFactsAreNamedAsTheirFiles() throws {
    for file in Repository.files(under: "Tests", ending: ".swift") where !file.hasPrefix("Tests/TestSupport/") {
      let text = String(decoding: try Repository.bytes(file), as: UTF8.self)
      guard text.contains(/\b(RealSheets|SharedFacts)\b/) else { continue }
      let name = file.split(separator: "/").last?.dropLast(".swift".count) ?? ""
      expect(text.contains("struct \(name) {"), "\(file) has no suite of its name")
    }
  }
}
