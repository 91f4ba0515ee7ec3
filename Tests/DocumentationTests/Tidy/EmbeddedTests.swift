import TestSupport
import Testing

/// What Embedded Swift refuses is not in the files that the studio's module is made of.
///
/// The module's script finds out too, but takes minutes and needs a toolchain with Embedded Swift.
@Suite struct EmbeddedTests {
  /// What these files may not use, and what they use in its place.
  private static let refused: [(text: String, instead: String)] = [
    ("(\\.", "a closure in place of a key path: '{ $0.name }'"),
    (": \\.", "a closure in place of a key path: '{ $0.name }'"),
    (" as? ", "an enumeration or a protocol's requirement in place of a dynamic cast"),
    (".merge(", "a loop: merging casts dynamically"),
    (".merging(", "a loop: merging casts dynamically"),
    ("first, _ in first", "'reduce(into:)': joining values of equal keys casts dynamically"),
    ("uniquingKeysWith", "'reduce(into:)': joining values of equal keys casts dynamically"),
    ("removeSubranges(", "a loop over the rest"),
    (" throws ->", "'throws(SomeError)': errors have types"),
    (" throws {", "'throws(SomeError)': errors have types"),
    ("Codable", "'JSONWriter' and 'JSONReader'"),
    ("Mirror(", "what is known at compile time"),
    ("String(describing:", "what is known at compile time"),
    ("AnyHashable", "an enumeration"),
    ("any JSONWritable", "'JSONWriter' itself"),
    ("Mutex", "nothing: the module has one thread"),
  ]

  /// The most places at which a file reads otherwise for Embedded Swift, in as many files.
  private static let mostConditions = 10

  @Test func sharedFilesUseNothingThatIsRefused() throws {
    let files = try self.files()
    expect(files.count > 500)
    for file in files {
      for (number, line) in sharedLines(of: try text(file)) where !isComment(line) {
        for (text, instead) in Self.refused where line.contains(text) {
          Issue.record("\(file):\(number + 1) uses '\(text)'; write \(instead)")
        }
        // A regular expression takes long in a build without optimisation.
        if line.contains("split(separator"), line.contains(#/split\(separator: "([^"\\]|\\.){2,}"/#) {
          Issue.record("\(file):\(number + 1) cuts a text at a text; cut it at a byte or a character")
        }
      }
    }
  }

  @Test func fewFilesReadOtherwiseForEmbeddedSwift() throws {
    var conditions = 0
    for file in Repository.files(under: "Sources", ending: ".swift") {
      conditions += lines(try text(file)).count { $0.contains("hasFeature(Embedded)") }
    }
    expect(conditions <= Self.mostConditions)
  }

  /// The files that the script compiles.
  private func files() throws -> [String] {
    let run = try ProgramRun(["python3", "-B", "Sources/Studio/make_module.py", "--list"], in: Repository.root)
    expectEqual(run.code, 0, "\(run.errors)")
    return lines(String(decoding: run.output, as: UTF8.self)).map { String($0) }
  }

  /// The lines that Embedded Swift reads, with their indexes.
  private func sharedLines(of text: String) -> [(Int, Substring)] {
    var isLeftOut = false
    return lines(text).enumerated().filter { _, line in
      if line.hasPrefix("#") { isLeftOut = line == "#if !hasFeature(Embedded)" }
      return !isLeftOut
    }.map { ($0.offset, $0.element) }
  }

  private func isComment(_ line: Substring) -> Bool { line.drop { $0 == " " }.hasPrefix("//") }

  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: true) }

  private func text(_ file: String) throws -> String { String(decoding: try Repository.bytes(file), as: UTF8.self) }
}
