import TestSupport
import Testing
import ThemeCompiler

@testable import ThemeLanguageServer

@Suite struct ProtocolTests {
  @Test func addressesArePaths() {
    expectEqual(DocumentURI.path(of: "file:///a%20b/%C3%A9.nss"), "/a b/é.nss")
    expectEqual(DocumentURI.path(of: "file:///C%3A/x.nss"), DocumentURI.path(of: "file:///c:/x.nss"))
    expectEqual(DocumentURI.path(of: "file:///a//./b/../c.nss"), "/a/c.nss")
    expectEqual(DocumentURI.path(of: "untitled:Untitled-1"), "untitled:Untitled-1")
    let remote = DocumentURI.path(of: "vscode-vfs://github/o/./r/t.nss")
    expectEqual(remote, "vscode-vfs:/github/o/r/t.nss")
    expectEqual(DocumentURI.uri(of: "/a b/é.nss"), "file:///a%20b/%C3%A9.nss")
  }

  @Test func positionsCountTheUnitsOfTheSession() {
    let text = Array("@é😀: #fff;\r\nx\ry".utf8)
    let (document, inUTF8) = (TextDocument(text, .utf16), TextDocument(text, .utf8))
    expectEqual(document.position(at: 7), TextPosition(line: 0, character: 4))
    expectEqual(inUTF8.position(at: 7), TextPosition(line: 0, character: 7))
    expectEqual(document.offset(of: TextPosition(line: 0, character: 4)), 7)
    // Half of a surrogate pair, the ends of lines and of the text.
    expectEqual(document.offset(of: TextPosition(line: 0, character: 3)), 3)
    expectEqual(document.offset(of: TextPosition(line: 0, character: 99)), 14)
    expectEqual(inUTF8.offset(of: TextPosition(line: 0, character: 99)), 14)
    expectEqual(document.offset(of: TextPosition(line: 2, character: 1)), 19)
    expectEqual(inUTF8.offset(of: TextPosition(line: 9, character: 9)), 19)
  }

  @Test func linesFollowEveryEdit() {
    var random = SeededGenerator(seed: 7)
    let pieces = ["\n", "\r", "\r\n", "a", "é😀", "x\ny", ""]
    for encoding in [PositionEncoding.utf8, .utf16] {
      var document = TextDocument([], encoding)
      for _ in 0..<2_000 {
        let start = TextPosition(line: random.below(12), character: random.below(9))
        let end = TextPosition(line: start.line + random.below(2), character: random.below(9))
        document.replace(TextRange(start: start, end: end), with: random.pick(pieces))
        expectEqual(document.lineStarts, TextDocument(document.bytes, encoding).lineStarts)
        if document.bytes.count > 60 { document = TextDocument([], encoding) }
        for offset in [0, document.bytes.count, random.below(document.bytes.count + 1)] {
          let back = document.offset(of: document.position(at: offset))
          // Inside a character, and between CR and LF, its start is meant.
          expect(back <= offset && offset - back < 4)
          let place = document.position(at: back)
          expectEqual(document.offset(of: place), back)
        }
      }
    }
  }
}
