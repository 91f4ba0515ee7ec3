import Foundation
import TestSupport
import Testing

@testable import themec

/// No output is a file that is read, or another output.
@Suite struct FilePlanTests {
  private func conflict(writing outputs: [FilePath], reading inputs: [FilePath]) throws -> Failure? {
    do throws(Failure) {
      var plan = FilePlan()
      for path in outputs { try plan.add(path, called: path.text) }
      for path in inputs {
        guard let status = LocalFileSystem().statusIfAny(of: path) else { continue }
        plan.note(reading: status.identity, called: path.text)
      }
      _ = try plan.checked()
      return nil
    } catch { return error }
  }

  @Test func everySpellingOfAnInputIsSeen() throws {
    let folder = try TemporaryFolder()
    let input = try folder.write("1", to: "in/base.nss")
    try folder.link("link.nss", to: "in/base.nss")
    try folder.link("linked", to: "in")
    try folder.linkHard("hard.nss", to: input)
    for name in [
      "in/base.nss", "in/./base.nss", "in//base.nss", "in/../in/base.nss", "link.nss", "linked/base.nss", "hard.nss",
    ] as [FilePath] {
      let found = try conflict(writing: [folder(name)], reading: [input])
      expectEqual(found, .outputIsRead(folder(name), folder(name).text, reading: input.text), "\(name.text)")
    }
    expect(try conflict(writing: [folder("in/other.nss")], reading: [input]) == nil)
  }

  @Test func everySpellingOfAnOutputIsSeen() throws {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "in/a")
    try folder.link("linked", to: "in")
    try folder.link("dangling", to: "in/b")
    for (one, two) in [("in/a", "linked/a"), ("in/b", "linked/b"), ("in/b", "in//./b"), ("in/b", "dangling")]
      as [(FilePath, FilePath)]
    {
      let found = try conflict(writing: [folder(one), folder(two)], reading: [])
      expectEqual(found, .sameOutput(folder(two), folder(one).text, folder(two).text))
    }
  }

  /// Names are bytes: what looks the same need not be the same.
  @Test func namesThatLookAlikeAreDifferent() throws {
    let folder = try TemporaryFolder()
    let composed = folder("\u{E9}.nss"), decomposed = folder("e\u{301}.nss")
    let byte = folder(FilePath(bytes: [0xFF])), text = folder("\\xFF")
    expect(composed != decomposed && byte != text)
    expectEqual(byte.name(in: []), text.name(in: []))
    expect(try conflict(writing: [composed, decomposed, byte, text], reading: []) == nil)
  }

  @Test func devicesTakeAnyNumberOfOutputs() throws {
    expect(try conflict(writing: ["/dev/null", "/dev/null"], reading: ["/dev/null"]) == nil)
  }

  @Test func aNameWithANulIsRefused() throws {
    let found = try conflict(writing: [FilePath(bytes: [0x61, 0, 0x62])], reading: [])
    expectEqual(found, .cannotWrite(FilePath(bytes: [0x61, 0, 0x62]), .nulInName))
  }
}
