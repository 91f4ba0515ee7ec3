import Foundation
import TestSupport
import Testing

/// Every check of the list of behaviours is proved by a test that carries its id, or stands in a table of the
/// documentation with the reason why nothing short of a UI framework can show it.
@Suite struct CheckCoverageTests {
  private static let folder = "Tests/ComponentsTests"
  private static let page = "Sources/ThemeComponents/ThemeComponents.docc/Checks.md"

  @Test func everyCheckHasATestOrAReason() throws {
    let all = Set(try lines(of: Self.folder + "/Checks/ids.txt"))
    expectEqual(all.count, 132)
    let tested = try testedIDs()
    let excused = try excusedIDs()
    expectEqual(all.subtracting(tested).subtracting(excused).sorted(), [], "neither test nor reason")
    expectEqual(tested.subtracting(all).sorted(), [], "no such check")
    expectEqual(excused.subtracting(all).sorted(), [], "no such check")
    expectEqual(tested.intersection(excused).sorted(), [], "tested, so no reason is needed")
  }

  /// The list of behaviours lies beside the repository where it is worked on.
  @Test func theIDsAreThoseOfTheList() throws {
    guard let list = SharedFacts.data("reference/component-behaviour.md") else { return }
    let text = String(decoding: list, as: UTF8.self)
    let ids = text.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^- ([A-Z]{2}-[0-9]{2}) /#).map { String($0.1) }
    }
    try expectEqual(ids.sorted(), lines(of: Self.folder + "/Checks/ids.txt"))
  }

  @Test func namesAreReadAsIDs() {
    expectEqual(ids(in: #"@Test("HV-01 HV-02 something", arguments: [1])"#), ["HV-01", "HV-02"])
    expectEqual(ids(in: #"  "CV-10 too few","#), ["CV-10"])
    expectEqual(ids(in: #"@Test("a HV-01")"#), [])
    expectEqual(ids(in: "/// HV-01 in a comment"), [])
    expectEqual(ids(in: #"@Test("HV-1 x")"#), [])
  }

  private func lines(of path: String) throws -> [String] {
    String(decoding: try Repository.bytes(path), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func testedIDs() throws -> Set<String> {
    var found: Set<String> = []
    for file in Repository.files(under: Self.folder, ending: "Tests.swift")
    where !file.hasSuffix("CheckCoverageTests.swift") {
      for line in try lines(of: file) { found.formUnion(ids(in: line)) }
    }
    return found
  }

  /// The ids at the beginning of a line's first string.
  private func ids(in line: String) -> [String] {
    guard let quote = line.firstIndex(of: "\"") else { return [] }
    let words = line[line.index(after: quote)...].split(separator: " ").map(String.init)
    return Array(words.prefix { isID($0) })
  }

  /// The ids in the first column of the page's first table.
  private func excusedIDs() throws -> Set<String> {
    Set(
      try lines(of: Self.page).prefix { !$0.hasPrefix("### ") }.compactMap { line in
        let cells = line.split(separator: "|").map { $0.filter { $0 != " " } }
        return cells.first.flatMap { isID($0) ? $0 : nil }
      })
  }

  private func isID(_ word: String) -> Bool { word.wholeMatch(of: /[A-Z]{2}-[0-9]{2}/) != nil }
}
