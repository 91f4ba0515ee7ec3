import Foundation
import Testing
import ThemeBase
import ThemeFiles

/// Files that are read, and those that are refused instead of waited for.
@Suite struct ReadingTests {
  private func check(
    _ path: FilePath, gives expected: ReadError, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(throws: expected, sourceLocation: sourceLocation) {
      try FileReader().readRegularFile(path)
    }
  }

  @Test func aFileIsReadWithItsIdentity() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("text", to: "a")
    let content = try FileReader().read(path)
    #expect(content.bytes == Array("text".utf8))
    #expect(try content.status.identity == folder.status("a").identity)
    #expect(try FileReader().read("/dev/null").bytes.isEmpty)
  }

  @Test func otherThingsAreErrors() throws {
    let folder = try TemporaryFolder()
    #expect(folder.makePipe("pipe"))
    try folder.link("link", to: "pipe")
    check(folder("pipe"), gives: .isSpecial)
    check(folder("link"), gives: .isSpecial)
    check("/dev/null", gives: .isSpecial)
    check("/dev/tty", gives: .isSpecial)
    check(folder.path, gives: .isFolder)
    check(folder(FilePath(bytes: [0x61, 0])), gives: .system(.nulInName))
    #expect(throws: ReadError.self) { try FileReader().read(folder("none")) }
  }

  @Test func aHugeFileIsNotRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "a")
    #expect(truncate(path.text, SourceFile.maximumSize + 1) == 0)
    check(path, gives: .tooLarge)
  }
}

/// Imports stay in their root, whatever they are called.
@Suite struct ImportReaderTests {
  private func isInside(_ path: FilePath, _ root: FilePath) -> Bool {
    var reader = ImportReader()
    return reader.isInside(path, root)
  }

  @Test func theRootIsThatOfWhatIsOpened() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", to: "secret.nss")
    try folder.write("", to: "app/a.nss")
    try folder.write("", to: "app/in/b.nss")
    try folder.link("app/file.nss", to: "../secret.nss")
    try folder.link("app/folder", to: "..")
    try folder.link("app/inner.nss", to: "in/b.nss")
    try folder.link("alias", to: "app")
    let root = folder("app")
    for name in [
      "app/a.nss", "app/in/b.nss", "app/inner.nss", "app/../app/a.nss", "alias/a.nss",
      "app/none.nss", "app/none/none.nss",
    ] as [FilePath] {
      #expect(isInside(folder(name), root), "\(name.text)")
    }
    for name in [
      "secret.nss", "app/file.nss", "app/folder/secret.nss", "app/../secret.nss", "none.nss",
      "app/folder/none.nss", "application/a.nss", "app\u{301}/a.nss",
    ] as [FilePath] {
      #expect(!isInside(folder(name), root), "\(name.text)")
    }
    #expect(!isInside("/etc/passwd", root) && !isInside(folder("app/a.nss"), folder("none")))
  }

  /// A name that begins with a combining character is one letter with the slash before it, but not a name outside.
  @Test func combiningCharactersStayInside() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "app/\u{301}a.nss")
    #expect(isInside(path, folder("app")))
    let outside = try folder.write("", to: "app\u{301}x/a.nss")
    #expect(!isInside(outside, folder("app")))
  }

  @Test func whatChangesMeanwhileIsNotRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("1", to: "app/a.nss")
    var reader = ImportReader()
    let isInside = reader.isInside(path, folder("app"))
    #expect(isInside)
    try folder.write("secret", to: "secret.nss")
    try LocalFileSystem().remove(path)
    try folder.link("app/a.nss", to: "../secret.nss")
    #expect(throws: ReadError.changed) { try reader.read(path) }
  }
}
