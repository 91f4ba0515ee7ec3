import Foundation
import TestSupport
import Testing

@testable import themec

/// Files that wait for their names, and runs that wait for each other.
@Suite struct StagingTests {
  private func write(_ name: FilePath, in folder: TemporaryFolder, _ system: some FileSystem = LocalFileSystem()) throws
  { try Self.write(folder(name), system) }

  private static func write(_ path: FilePath, _ system: some FileSystem) throws {
    var plan = FilePlan(system)
    try plan.add(path, called: "it")
    try OutputTransaction.run([Output(.file(path), [1], as: .stamp)], try plan.checked())
  }

  @Test func whatAKilledRunLeftIsRemoved() throws {
    let folder = try TemporaryFolder()
    try folder.write("half", to: ".themec-0123456789abcdef")
    try write("a", in: folder)
    expectEqual(folder.names, ["a"])
  }

  /// Where a lock is not to be had, another run may be writing.
  @Test func theFilesOfARunThatGoesOnStay() throws {
    let folder = try TemporaryFolder()
    try folder.write("half", to: ".themec-0123456789abcdef")
    try write("a", in: folder, FaultyFileSystem(.noLocks))
    expectEqual(folder.names, [".themec-0123456789abcdef", "a"])
  }

  /// Names that are merely like those of waiting files, folders of earlier versions, and links.
  @Test func nothingElseIsRemoved() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "precious")
    try folder.link(".themec-00000000000000aa", to: "precious")
    try folder.write("", to: ".themec-0123456789abcdeX")
    try folder.write("", to: ".themec-0123")
    try folder.write("", to: ".themec-0123456789abcdef/a")
    let before = folder.names
    try write("b", in: folder)
    expectEqual(folder.names, (before + ["b"]).sorted())
  }

  @Test func outputsHaveOtherNames() throws {
    var plan = FilePlan()
    #expect(throws: Failure.reservedName("x/.themec-old")) { try plan.add("x/.themec-old", called: "it") }
  }

  /// The run has a thread of its own: a task could go on only after the run has given up, where tests wait for processors.
  @Test func aRunWaitsForTheLock() throws {
    let folder = try TemporaryFolder()
    let system = LocalFileSystem()
    let held = try system.open(folder.path, for: .holdingFolder)
    expect(try system.lock(held))
    let path = folder("a")
    let hasEnded = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      try? Self.write(path, system)
      hasEnded.signal()
    }
    Thread.sleep(forTimeInterval: 0.1)
    expectEqual(folder.names, [])
    try system.close(held)
    hasEnded.wait()
    expectEqual(folder.names, ["a"])
  }

  /// The run that was waited for failed, and took its folder away.
  @Test func aFolderThatGoesAwayMeanwhileIsMadeAgain() throws {
    let folder = try TemporaryFolder()
    var folders = OutputFolders(LocalFileSystem())
    _ = try folders.open(folder("new"), isMade: true)
    try folder.remove("new")
    try folders.lock([folder("new")], making: [folder("new")])
    expectEqual(folder.names, ["new"])
    // A failing run leaves no folder.
    folders.removeMade()
    expectEqual(folder.names, [])
    folders.close()
  }

  // MARK: Folders that others can write to

  /// A link on the way, a link at the end, and a pipe: none of them is followed where everybody can put it there.
  @Test(arguments: ["link", "linked/a", "deep/linked/a", "pipe"] as [FilePath]) func linksOfOthersAreNotFollowed(
    _ name: FilePath
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "mine/a")
    try folder.write("", to: "deep/x")
    try folder.link("link", to: "mine/a")
    try folder.link("linked", to: "mine")
    try folder.link("deep/linked", to: "../mine")
    expect(folder.makePipe("pipe"))
    let system = FaultyFileSystem(.foreignLinks)
    if name != "pipe" { try write(name, in: folder, system) }
    for shared in ["", "deep"] as [FilePath] { try folder.setPermissions(0o1777, of: shared) }
    try folder.write("mine", to: "mine/a")
    #expect(throws: (any Error).self) { try write(name, in: folder, system) }
    expectEqual(folder.read("mine/a"), "mine")
    // The user's own links are followed.
    if name != "pipe" { try write(name, in: folder) }
    expect(name == "pipe" || folder.read("mine/a") == "\u{1}")
  }

  @Test func anyoneOrTheOwnerOfTheFolder() {
    for (folderOwner, permissions, owner, isForeign) in [
      (0, 0o1777, 7, true), (0, 0o777, 7, true), (0, 0o1775, 7, false), (7, 0o1777, 7, false), (0, 0o1777, 1, false),
      (0, 0o755, 7, false),
    ] as [(UInt32, UInt32, UInt32, Bool)] {
      func status(_ user: UInt32, _ permissions: UInt32) -> FileStatus {
        FileStatus(
          kind: .link, permissions: permissions, size: 0, modification: 0, identity: FileIdentity(device: 0, node: 0),
          owner: FileOwner(user: user, group: 0))
      }
      let folder = status(folderOwner, permissions)
      expectEqual(status(owner, 0o777).isForeign(in: folder, to: 1), isForeign)
    }
  }
}
