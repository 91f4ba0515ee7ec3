import TestSupport
import Testing

@testable import themec

/// Paths by their bytes.
@Suite struct FilePathTests {
  @Test(arguments: [
    ("a.nss", ".", "a.nss"), ("x/a.nss", "x", "a.nss"), ("/a.nss", "/", "a.nss"), ("/x/y/", "/x", "y"),
    ("x//a", "x", "a"), ("/", "/", "/"), ("//", "/", "/"), ("..", ".", ".."), ("", ".", ""), ("x/", ".", "x"),
  ]) func parts(_ path: String, _ folder: String, _ name: String) {
    expectEqual(FilePath(path).folder, FilePath(folder))
    expectEqual(FilePath(path).lastComponent, FilePath(name))
  }

  @Test(arguments: [
    ("a.nss", "a.nss"), ("./a.nss", "a.nss"), ("x/./y//a.nss", "x/y/a.nss"), ("../a", "../a"), ("/w/a", "a"),
    ("/w/x/a", "x/a"), ("/link/a", "a"), ("/wx/a", "/wx/a"), ("/w", "/w"), ("/w/", "."), (".", "."), ("/", "/"),
    ("a\r\n", "a\r\n"), ("é", "é"),
  ]) func names(_ path: String, _ name: String) { expectEqual(FilePath(path).name(in: ["/w", "/link"]), name) }

  @Test func aByteThatIsNoTextHasAName() {
    let path = FilePath(bytes: [0x61, 0xFF, 0xC3, 0xA9, 0xC3, 0xF0, 0x9F, 0x98, 0x80, 0xE2, 0x82])
    expectEqual(path.name(in: []), "a\\xFFé\\xC3😀\\xE2\\x82")
  }

  @Test(arguments: [
    ("out/", "a.nss", "out/a.nss"), ("out", "a.nss", "out/a.nss"), (".", "a.nss", "a.nss"), ("/", "a.nss", "/a.nss"),
  ]) func joining(_ folder: String, _ name: String, _ path: String) {
    expectEqual(FilePath(folder).appending(FilePath(name)), FilePath(path))
  }
}
