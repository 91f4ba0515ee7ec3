import Foundation
import TestSupport
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
    // A mapped file stays when its name goes.
    try FileManager.default.removeItem(at: file)
    try mapped.verify()
    expectEqual(Array(mapped.entries), Array(try StyleTable(bytes: bytes).entries))
    expectEqual(mapped.byteCount, bytes.count)
  }

  @Test func aFileThatIsNoTableIsRefused() throws {
    let folder = FileManager.default.temporaryDirectory.path
    let missing = folder + "/no-such-theme.nsst"
    expectEqual(error(missing), .unreadable(path: missing, reason: "No such file or directory"))
    expectEqual(error(folder), .unreadable(path: folder, reason: "not a regular file"))
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    for text in ["", "Button { font-color: red; }"] {
      try Data(text.utf8).write(to: file)
      expectEqual(error(file.path), .notATable)
    }
  }

  /// A FIFO that nobody writes to would hold an app up for ever, and a device has no end.
  @Test func onlyRegularFilesAreRead() throws {
    let fifo = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    expectEqual(mkfifo(fifo, 0o600), 0)
    defer { unlink(fifo) }
    for path in [fifo, "/dev/zero", "/dev/null"] {
      expectEqual(error(path), .unreadable(path: path, reason: "not a regular file"))
    }
    #expect(throws: StyleTableError.self) { try ThemeStore().reload(contentsOfFile: fifo) }
  }

  /// A small file is copied: what becomes of it later does not matter.
  @Test func aSmallFileMayBeCutShort() throws {
    let bytes = try SmallTable.bytes()
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    let theme = try StyleTable(contentsOfFile: file.path)
    expectEqual(truncate(file.path, 0), 0)
    try theme.verify()
    expectEqual(Array(theme.entries), Array(try StyleTable(bytes: bytes).entries))
  }

  /// A large file is mapped, and stays readable when another one takes its name.
  @Test func aLargeFileMayBeReplaced() throws {
    var builder = StyleTableBuilder()
    builder.set("A", "x", .string(String(repeating: "x", count: 300_000)))
    let bytes = try TableWriter.write(builder.resolved)
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(bytes).write(to: file)
    let theme = try StyleTable(contentsOfFile: file.path)
    try Data(SmallTable.bytes()).write(to: file, options: .atomic)
    try theme.verify()
    expectEqual(theme.style(for: "A").string("x")?.utf8.count, 300_000)
  }

  private func error(_ path: String) -> StyleTableError? {
    do throws(StyleTableError) {
      _ = try StyleTable(contentsOfFile: path)
      return nil
    } catch { return error }
  }

  @Test func errorsSayWhatIsWrongInOnePhrase() {
    let errors: [StyleTableError] = [
      .unreadable(path: "a.nsst", reason: "No such file or directory"), .notATable,
      .unsupportedVersion(major: 2, minor: 0), .wrongSize(expected: 10, found: 9), .unknownSection(name: "ZIPD"),
      .damaged(reason: "strings overlap"), .checksumMismatch,
      .unwritable(reason: "a table has at most 64 classes for a part"),
    ]
    for error in errors {
      let text = error.description
      expect(text.first?.isLowercase == true && text.last != ".", "\(text)")
    }
  }

  @Test func theEmptyThemeSaysNothing() {
    expect(StyleTable.empty.paths.isEmpty)
    expect(StyleTable.empty.style(for: "A").value(.fontColor) == nil)
    expect(StyleTable.empty.style(for: StyleTable.empty.path("A")).isEmpty)
    expect(Array(StyleTable.empty.entries).isEmpty)
  }
}
