import Foundation
import TestSupport
import Testing

/// The page of promises names tests that exist.
@Suite struct PromiseTests {
  private static let page = "Sources/themec/themec.docc/Promises.md"

  /// The names of tests on the page: `Suite.test`, or `Suite` for all of one.
  private func names() throws -> [(suite: String, test: String?)] {
    String(decoding: try Repository.bytes(Self.page), as: UTF8.self).split(separator: "`").compactMap { word in
      let parts = word.split(separator: ".", omittingEmptySubsequences: false)
      guard let suite = parts.first, suite.hasSuffix("Tests"), suite != "PromiseTests", suite.allSatisfy(\.isLetter)
      else { return nil }
      return (String(suite), parts.count > 1 ? String(parts[1]) : nil)
    }
  }

  @Test func everyTestExists() throws {
    let files = Repository.files(under: "Tests", ending: ".swift")
    var suites: [String: String] = [:]
    for file in files {
      let text = String(decoding: try Repository.bytes(file), as: UTF8.self)
      for part in text.components(separatedBy: "@Suite struct ").dropFirst() {
        suites[String(part.prefix { $0.isLetter }), default: ""] += part
      }
    }
    let names = try names()
    expect(names.count > 30)
    for (suite, test) in names {
      let text = try #require(suites[suite], "there is no \(suite)")
      if let test { expect(text.contains("func \(test)("), "\(suite) has no \(test)") }
    }
  }

  /// Each promise has a row of its own in the table of tests.
  @Test func everyPromiseHasATest() throws {
    let text = String(decoding: try Repository.bytes(Self.page), as: UTF8.self)
    let promises = text.matches(of: #/(?m)^- \*\*([A-Z][0-9]+)\*\*/#).map { String($0.1) }
    let rows = text.matches(of: /(?m)^\| ([A-Z][0-9]+) \| `[A-Za-z]+Tests/).map { String($0.1) }
    expect(promises.count > 15)
    expectEqual(promises, rows)
  }
}
