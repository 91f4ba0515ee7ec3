import Foundation
import Testing
import ThemeFiles

/// Leftovers of runs in the folders of their outputs.
@Suite struct StagingTests {
  private func write(_ name: FilePath, in folder: TemporaryFolder) throws {
    var plan = FilePlan()
    try plan.add(folder(name), called: "it")
    let output = Output(.file(folder(name)), [1], isRenewed: true)
    try OutputTransaction.write([output], try plan.checked(), TransactionJournal())
  }

  @Test func whatAKilledRunLeftIsRemoved() throws {
    let folder = try TemporaryFolder()
    try folder.write("half", to: ".themec-0123456789abcdef/a")
    try folder.write("former", to: ".themec-fedcba9876543210/.themec-old/a")
    try write("a", in: folder)
    #expect(folder.names == ["a"])
  }

  @Test func theFolderOfARunThatGoesOnStays() throws {
    let folder = try TemporaryFolder()
    try folder.write("half", to: ".themec-0123456789abcdef/a")
    let system = LocalFileSystem()
    let held = try system.open(folder(".themec-0123456789abcdef"), for: .holdingFolder)
    #expect(try system.lock(held))
    try write("a", in: folder)
    #expect(folder.read(".themec-0123456789abcdef/a") == "half")
    try system.close(held)
    try write("a", in: folder)
    #expect(folder.names == ["a"])
  }

  /// Names that are merely like those of staging folders, and links to folders elsewhere.
  @Test func nothingElseIsRemoved() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "precious/a")
    try folder.link(".themec-00000000000000aa", to: "precious")
    try folder.write("", to: ".themec-0123456789abcdeX/a")
    try folder.write("", to: ".themec-0123/a")
    try folder.write("", to: ".themec-0123456789abcdef")
    let before = folder.names
    try write("b", in: folder)
    #expect(folder.names == (before + ["b"]).sorted())
  }

  @Test func outputsHaveOtherNames() throws {
    var plan = FilePlan()
    #expect(throws: PlanConflict.reservedName("x/.themec-old")) {
      try plan.add("x/.themec-old", called: "it")
    }
  }
}
