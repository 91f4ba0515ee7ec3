import TestSupport
import Testing
import ThemeBase
import ThemeSyntax

/// The byte A9 alone, which Apple's decoder reads as '©'; `~` stands for it here.
@Suite struct CopyrightByteTests {
  private func bytes(_ text: String) -> [UInt8] {
    text.utf8.map { $0 == UInt8(ascii: "~") ? CopyrightByteTests.sign : $0 }
  }

  private static let sign: UInt8 = 0xA9

  private func codes(_ bytes: [UInt8]) -> [String] {
    Parser.parse(source(bytes)).diagnostics.diagnostics.map(\.code.rawValue)
  }

  @Test(arguments: [
    "/* Copyright ~ 2013 */ Label { font-size: 17; }", "/*~*/", "/* ~~ */ A { } /* ~ */", "A { b: \"~ 2013\"; }",
    "A { b: '~'; }", "@a: \"~\"; // ~\n",
  ]) func commentsAndStringsMayHoldIt(text: String) throws {
    let bytes = bytes(text)
    let parsed = Parser.parse(source(bytes))
    let found = parsed.diagnostics.diagnostics.filter { $0.code != .lineComment }
    expectEqual(found.map(\.code), [.copyrightByte])
    expectEqual(found.first?.severity, .warning)
    checkInvariants(bytes)
    // The fix gives the file that was meant.
    let edits = try #require(found.first?.fixIts.first).edits
    var fixed = bytes
    for edit in edits.reversed() {
      fixed.replaceSubrange(Int(edit.span.start)..<Int(edit.span.end), with: Array(edit.replacement.utf8))
    }
    expectEqual(fixed, Array(text.replacing("~", with: "©").utf8))
  }

  @Test(arguments: ["A~ { }", "A { b: ~; }", "@a~: 1;", "~", "A { b: \"~; }\n"]) func elsewhereItIsAnError(text: String)
  { expect(codes(bytes(text)).contains("not-utf8")) }

  /// All other bytes above 127, and A9 in the middle of something else.
  @Test func otherLoneBytesAreRefused() {
    for byte in UInt8(0x80)...0xFF where byte != Self.sign {
      expectEqual(codes(Array("/* ".utf8) + [byte] + Array(" */".utf8)), ["not-utf8"])
    }
    expectEqual(codes(Array("/* ".utf8) + [0xE2, 0xA9] + Array(" */".utf8)), ["not-utf8"])
    expectEqual(codes(Array("/* ".utf8) + [0xA9] + Array(" ".utf8) + [0xE9, 0x2A, 0x2F]), ["not-utf8"])
    expectEqual(codes(Array("/* © */".utf8)), [])
  }

  @Test func stringsAreDecoded() {
    let string = bytes("\"~ ©~\"")
    expectEqual(Array(CopyrightByte.decoded(string[...])), Array("\"© ©©\"".utf8))
    expectEqual(Array(CopyrightByte.decoded(Array("\"©\"".utf8)[...])), Array("\"©\"".utf8))
  }
}
