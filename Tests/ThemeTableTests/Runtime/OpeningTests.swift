import Foundation
import Testing
import ThemeTable

/// Opening files and bytes, and what is said when that fails.
@Suite struct OpeningTests {
  @Test func aMappedFileSaysWhatItsBytesSay() throws {
    var tables = RandomTables(seed: 5)
    let bytes = try TableWriter.write(tables.table(paths: 50))
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".nsst")
    try Data(bytes).write(to: file)
    let mapped = try StyleTable(contentsOfFile: file.path)
    // What is mapped stays when the name goes.
    try FileManager.default.removeItem(at: file)
    try mapped.verify()
    #expect(Array(mapped.entries) == Array(try StyleTable(bytes: bytes).entries))
    #expect(mapped.byteCount == bytes.count)
  }

  @Test func aFileThatIsNoTableIsRefused() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let missing = folder + "/no-such-theme.nsst"
    #expect(error(missing) == .unreadable(path: missing, reason: "No such file or directory"))
    #expect(error(folder) == .unreadable(path: folder, reason: "not a file"))
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    for text in ["", "Button { font-color: red; }"] {
      try Data(text.utf8).write(to: file)
      #expect(error(file.path) == .notATable)
    }
  }

  private func error(_ path: String) -> StyleTableError? {
    do throws(StyleTableError) {
      _ = try StyleTable(contentsOfFile: path)
      return nil
    } catch {
      return error
    }
  }

  @Test func errorsSayWhatIsWrongInOnePhrase() {
    let errors: [StyleTableError] = [
      .unreadable(path: "a.nsst", reason: "No such file or directory"), .notATable,
      .unsupportedVersion(major: 2, minor: 0), .wrongSize(expected: 10, found: 9),
      .unknownSection(name: "ZIPD"), .damaged(reason: "strings overlap"), .checksumMismatch,
    ]
    for error in errors {
      let text = error.description
      #expect(text.first?.isLowercase == true && text.last != ".", "\(text)")
    }
  }

  @Test func theEmptyThemeSaysNothing() {
    #expect(StyleTable.empty.paths.isEmpty)
    #expect(StyleTable.empty.style(for: "A").value(.fontColor) == nil)
    #expect(StyleTable.empty.style(for: StyleTable.empty.path("A")).isEmpty)
    #expect(Array(StyleTable.empty.entries).isEmpty)
  }
}
