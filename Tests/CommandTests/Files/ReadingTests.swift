import Foundation
import TestSupport
import Testing
import ThemeBase

@testable import themec

/// Files that are read, and those that are refused instead of waited for.
@Suite struct ReadingTests {
  private func check(_ path: FilePath, gives expected: SystemError, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(throws: expected, sourceLocation: sourceLocation) { try FileReader().readRegularFile(path) }
  }

  @Test func aFileIsReadWithItsIdentity() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("text", to: "a")
    let content = try FileReader().read(path)
    expectEqual(content.bytes, Array("text".utf8))
    try expectEqual(content.status.identity, folder.status("a").identity)
    expect(try FileReader().read("/dev/null").bytes.isEmpty)
  }

  @Test func otherThingsAreErrors() throws {
    let folder = try TemporaryFolder()
    expect(folder.makePipe("pipe"))
    try folder.link("link", to: "pipe")
    check(folder("pipe"), gives: .isSpecial)
    check(folder("link"), gives: .isSpecial)
    check("/dev/null", gives: .isSpecial)
    check("/dev/tty", gives: .isSpecial)
    check(folder.path, gives: .isFolder)
    check(folder(FilePath(bytes: [0x61, 0])), gives: .nulInName)
    #expect(throws: SystemError.self) { try FileReader().read(folder("none")) }
  }

  @Test func aHugeFileIsNotRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "a")
    expectEqual(truncate(path.text, SourceFile.maximumSize + 1), 0)
    check(path, gives: .tooLarge)
  }
}

/// Imports stay in their root, whatever they are called.
@Suite struct NamedFileReaderTests {
  private func isInside(_ path: FilePath, _ root: FilePath) -> Bool {
    var reader = NamedFileReader()
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
      "app/a.nss", "app/in/b.nss", "app/inner.nss", "app/../app/a.nss", "alias/a.nss", "app/none.nss",
      "app/none/none.nss",
    ] as [FilePath] { expect(isInside(folder(name), root), "\(name.text)") }
    for name in [
      "secret.nss", "app/file.nss", "app/folder/secret.nss", "app/../secret.nss", "none.nss", "app/folder/none.nss",
      "application/a.nss", "app\u{301}/a.nss",
    ] as [FilePath] { expect(!isInside(folder(name), root), "\(name.text)") }
    expect(!isInside("/etc/passwd", root) && !isInside(folder("app/a.nss"), folder("none")))
  }

  @Test func whatLiesOutsideIsNotRead() throws {
    let folder = try TemporaryFolder()
    try folder.write("secret", to: "secret")
    try folder.write("own", to: "app/own")
    try folder.link("app/link", to: "../secret")
    try folder.link("app/disk", to: "/")
    var reader = NamedFileReader()
    let (root, own) = (folder("app"), folder("app/own"))
    try expectEqual(reader.read(own, in: root).bytes, Array("own".utf8))
    for path in ["/etc/passwd", "/dev/zero", folder("app/link"), folder("app/disk/etc"), folder("secret")] {
      #expect(throws: SystemError.isOutside) { try reader.read(path, in: root) }
    }
    try expectEqual(reader.read(folder("secret"), in: nil).bytes, Array("secret".utf8))
    #expect(throws: SystemError.isFolder) { try reader.read(root, in: root) }
    #expect(throws: SystemError.isSpecial) { try reader.read("/dev/zero", in: nil) }
  }

  /// Only root can give a file to somebody else; the others test that their own files and those of root are trusted.
  @Test func filesOfOthersAreForeignWhereOthersCanWrite() throws {
    let (folder, system) = (try TemporaryFolder(), LocalFileSystem())
    let path = try folder.write("", to: "in/a")
    func isForeign(_ bits: UInt32) throws -> Bool {
      let holder = try system.open(folder("in"), for: .holdingFolder)
      try system.setPermissions(bits, of: holder)
      try system.close(holder)
      return system.isForeign(path)
    }
    let shared: [UInt32] = [0o1777, 0o1755, 0o777, 0o775]
    for bits in shared { expect(try !isForeign(bits)) }
    expect(!system.isForeign("/etc/passwd") && !system.isForeign(folder("none")))
    guard system.user == 0 else { return }
    let file = try system.open(path, for: .writing)
    try system.setOwner(FileOwner(user: 12_345, group: 0), of: file)
    try system.close(file)
    for bits in shared { expect(try isForeign(bits), "\(bits)") }
    expect(try !isForeign(0o755))
  }

  /// A name that begins with a combining character is one letter with the slash before it, but not a name outside.
  @Test func combiningCharactersStayInside() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "app/\u{301}a.nss")
    expect(isInside(path, folder("app")))
    let outside = try folder.write("", to: "app\u{301}x/a.nss")
    expect(!isInside(outside, folder("app")))
  }

  @Test func whatChangesMeanwhileIsNotRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("1", to: "app/a.nss")
    var reader = NamedFileReader()
    let isInside = reader.isInside(path, folder("app"))
    expect(isInside)
    try folder.write("secret", to: "secret.nss")
    try LocalFileSystem().remove(path)
    try folder.link("app/a.nss", to: "../secret.nss")
    #expect(throws: SystemError.changed) { try reader.read(path) }
  }
}
