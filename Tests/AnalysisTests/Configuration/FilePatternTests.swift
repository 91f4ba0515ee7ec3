import TestSupport
import Testing
import ThemeProject

@Suite struct FilePatternTests {
  private func check(
    _ pattern: String, matches: [String] = [], misses: [String] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let read = try FilePattern(pattern)
    for path in matches { expect(read.matches(path.utf8), "\(pattern) \(path)", sourceLocation: sourceLocation) }
    for path in misses { expect(!read.matches(path.utf8), "\(pattern) \(path)", sourceLocation: sourceLocation) }
  }

  @Test func namesMatchThemselvesAndWhatTheyHold() throws {
    try check("a.nss", matches: ["a.nss", "a.nss/b"], misses: ["b/a.nss", "a.ns", "aa.nss", ""])
    try check("build", matches: ["build", "build/x/y.nss"], misses: ["rebuild", "src/build"])
    try check("./build/", matches: ["build", "build/a.nss"], misses: ["builds"])
    try check("é.nss", matches: ["é.nss"], misses: ["e.nss"])
  }

  @Test func starsStayInAName() throws {
    try check("*.nss", matches: ["a.nss", ".nss"], misses: ["a/b.nss", "a.nsst"])
    try check("a*b*c", matches: ["abc", "aXbYc", "abbc", "aabbcc"], misses: ["ab", "a/b/c", "acb"])
    try check("*", matches: ["a", "a/b"], misses: [""])
    try check("themes/*/dark.nss", matches: ["themes/a/dark.nss"], misses: ["themes/dark.nss"])
  }

  @Test func questionMarksMatchACharacter() throws {
    try check("?.nss", matches: ["a.nss", "é.nss", "😀.nss"], misses: [".nss", "ab.nss", "/.nss"])
    try check("a?", matches: ["ab", "aé"], misses: ["a", "abc"])
  }

  @Test func doubleStarsSpanFolders() throws {
    try check("**/*.nss", matches: ["a.nss", "x/a.nss", "x/y/z/a.nss"], misses: ["a.nsst"])
    try check("a/**/b", matches: ["a/b", "a/x/b", "a/x/y/b", "a/b/b"], misses: ["b", "x/a/b"])
    try check("**", matches: ["", "a", "a/b"])
    try check("legacy/**", matches: ["legacy/a.nss", "legacy"], misses: ["a/legacy"])
    try check("**/x/**/y", matches: ["x/y", "a/x/b/y", "x/x/y/z"], misses: ["y/x"])
  }

  @Test(arguments: ["", "/a", "!a", "../a", "a/../b", "{a,b}", "[ab]", "a\\b", "a**", "**a", "***"])
  func faultyPatternsAreRefused(_ text: String) {
    let fault = #expect(throws: TextFault.self) { try FilePattern(text) }
    expectEqual(fault?.help.isEmpty, false)
  }

  /// A pattern that makes naive matchers exponential.
  @Test func matchingIsQuick() throws {
    let pattern = String(repeating: "*a", count: 40) + "b"
    try check(pattern, misses: [String(repeating: "a", count: 4_000)])
    let folders = String(repeating: "**/a/", count: 40) + "b"
    try check(folders, misses: [String(repeating: "a/", count: 2_000)])
  }
}
