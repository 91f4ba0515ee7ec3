import Foundation
import TestSupport
import Testing

@testable import themec

/// Several outputs: all of them or none.
@Suite struct OutputTransactionTests {
  /// Writes outputs into a folder, given by name and text.
  @discardableResult private func write(
    _ files: KeyValuePairs<FilePath, String>, in folder: TemporaryFolder, _ system: some FileSystem = LocalFileSystem(),
    making made: FilePath? = nil, as purpose: Output.Purpose = .product
  ) throws -> [Bool] {
    var plan = FilePlan(system)
    for (name, _) in files { try plan.add(folder(name), called: "an output") }
    let outputs = files.map { Output(.file(folder($0.key)), Array($0.value.utf8), as: purpose) }
    return try OutputTransaction.run(outputs, try plan.checked(), making: made.map { [folder($0)] } ?? [])
  }

  // MARK: Faults

  /// An unchanged, two changed and two new outputs, in two folders, one of them new.
  private static let files: KeyValuePairs<FilePath, String> = [
    "same": "1", "one": "new one", "in/two": "new two", "made/three": "three", "four": "four",
  ]

  private func folderBefore() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("1", to: "same")
    try folder.write("old one", to: "one")
    try folder.write("old two", to: "in/two")
    return folder
  }

  private func isBefore(_ folder: TemporaryFolder) -> Bool {
    folder.names == ["in", "in/two", "one", "same"] && folder.read("one") == "old one"
      && folder.read("in/two") == "old two"
  }

  private func isAfter(_ folder: TemporaryFolder) -> Bool { Self.files.allSatisfy { folder.read($0.key) == $0.value } }

  /// Every call fails once; a failing run leaves everything as it was, and nothing else.
  @Test(arguments: [FaultyFileSystem.inputOutputError, SystemError(code: 28)]) func aFaultAtAnyCallChangesAllOrNothing(
    _ error: SystemError
  ) throws {
    var (failures, successes) = (0, 0)
    for number in 1... {
      let folder = try folderBefore()
      let system = FaultyFileSystem(.failure(at: number, error))
      do {
        try write(Self.files, in: folder, system, making: "made")
        expect(isAfter(folder), "call \(number)")
        successes += 1
        if system.count < number { break }
      } catch {
        expect(isBefore(folder), "call \(number): \(error), \(folder.names)")
        failures += 1
      }
    }
    // Looking for what there is, and tidying up, may fail without harm.
    expect(failures > 30 && successes > 5)
  }

  /// A run that is killed leaves whole files, and the next one removes what it left behind.
  @Test func aDeathAtAnyCallLeavesWholeFiles() throws {
    for number in 1... {
      let folder = try folderBefore()
      let system = FaultyFileSystem(.death(at: number))
      _ = try? write(Self.files, in: folder, system, making: "made")
      for (name, text) in Self.files {
        let found = folder.read(name)
        let old = ["same": "1", "one": "old one", "in/two": "old two"][name.text]
        expect(found == text || found == old, "\(name.text) after call \(number)")
      }
      if system.count < number { break }
      let names = ["four", "in", "in/two", "made", "made/three", "one", "same"]
      // A process that another test starts just now holds the locks of the dead run until it has begun.
      for _ in 0..<5 {
        try write(Self.files, in: folder, making: "made", as: .stamp)
        if folder.names == names { break }
      }
      expect(isAfter(folder))
      expectEqual(folder.names, names, "after call \(number)")
    }
  }

  @Test func aFileSystemWithoutLinksIsRolledBack() throws {
    let folder = try folderBefore()
    try write(Self.files, in: folder, FaultyFileSystem(.noLinks), making: "made")
    expect(isAfter(folder))
    expectEqual(folder.names.count, 7)
  }

  /// A rename that fails after others have been made, as that of a mounted file does.
  @Test func aRenameThatFailsIsRolledBack() throws {
    let folder = try TemporaryFolder()
    let before = try folder.write("old", to: "a")
    let identity = try folder.status("a").identity
    let system = FaultyFileSystem(.failingRename(to: "c"))
    var plan = FilePlan(system)
    let paths = (["a", "b", "c"] as [FilePath]).map { folder($0) }
    for path in paths { try plan.add(path, called: "it") }
    #expect(throws: Failure.cannotWrite(folder("c"), FaultyFileSystem.inputOutputError)) {
      try OutputTransaction.run(paths.map { Output(.file($0), [1, 2]) }, try plan.checked())
    }
    expect(folder.read("a") == "old" && before == folder("a"))
    try expectEqual(folder.status("a").identity, identity)
    expectEqual(folder.names, ["a"])
  }

  // MARK: Pipes and devices

  #if os(Linux)
    @Test func aDeviceThatIsFullChangesNothing() throws {
      let folder = try folderBefore()
      var plan = FilePlan()
      try plan.add(folder("one"), called: "one")
      try plan.add("/dev/full", called: "the device")
      let outputs: [Output] = [Output(.file(folder("one")), [1]), Output(.file("/dev/full"), [1])]
      #expect(throws: Failure.cannotWrite("/dev/full", SystemError(code: 28))) {
        try OutputTransaction.run(outputs, try plan.checked())
      }
      expect(isBefore(folder))
    }
  #endif

  // MARK: What stays

  @Test func anUnchangedOutputIsNotTouched() throws {
    let folder = try TemporaryFolder()
    try expectEqual(write(["a": "1"], in: folder), [true])
    let before = try folder.status("a").identity
    try expectEqual(write(["a": "1", "b": "2"], in: folder), [false, true])
    try expectEqual(folder.status("a").identity, before)
    try expectEqual(write(["a": "1"], in: folder, as: .stamp), [true])
    expect(try folder.status("a").identity != before)
  }

  @Test func linksAndPermissionsStay() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real/a")
    try folder.setPermissions(0o640, of: "real/a")
    try folder.link("link", to: "real/a")
    try folder.link("dangling", to: "real/b")
    try write(["link": "1", "dangling": "2"], in: folder)
    expect(try folder.status("link").kind == .link && folder.status("dangling").kind == .link)
    expect(folder.read("real/a") == "1" && folder.read("real/b") == "2")
    try expectEqual(folder.status("real/a").permissions, 0o640)
    try folder.link("round", to: "round")
    #expect(throws: Failure.self) { try write(["round": "1"], in: folder) }
  }

  /// A link of more than one step, to a file that does not exist yet.
  @Test func aChainOfDanglingLinksIsFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "deep/x")
    try folder.link("one", to: "deep/two")
    try folder.link("deep/two", to: "../three")
    try write(["one": "1"], in: folder)
    expectEqual(folder.read("three"), "1")
    try expectEqual(folder.status("deep/two").kind, .link)
  }

  @Test func aReadOnlyOutputIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a")
    try folder.setPermissions(0o444, of: "a")
    #expect(throws: Failure.readOnly(path)) { try write(["b": "1", "a": "2"], in: folder) }
    expect(folder.read("a") == "old" && folder.names == ["a"])
    // A file that would not change is not replaced, so it may be read-only.
    try expectEqual(write(["a": "old"], in: folder), [false])
  }

  @Test func aFolderIsNoOutput() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/x")
    #expect(throws: Failure.cannotWrite(folder("a"), .isFolder)) { try write(["b": "1", "a": "1"], in: folder) }
    expectEqual(folder.names, ["a", "a/x"])
  }

  @Test func whatIsNotPlannedIsNotWritten() throws {
    let folder = try TemporaryFolder()
    let plan = try FilePlan().checked()
    #expect(throws: Failure.notPlanned(folder("a"))) {
      try OutputTransaction.run([Output(.file(folder("a")), [])], plan)
    }
  }

  // MARK: Many

  /// The number of calls grows with the number of outputs and no faster; none of them waits for the disk.
  @Test func theWorkIsLinear() throws {
    let counts = try [100, 200, 400].map { count in
      let folder = try TemporaryFolder()
      let system = FaultyFileSystem()
      var plan = FilePlan(system)
      let paths = (0..<count).map { folder(FilePath("\($0)")) }
      for path in paths { try plan.add(path, called: "it") }
      try OutputTransaction.run(paths.map { Output(.file($0), [1]) }, try plan.checked())
      expectEqual(system.synchronizationCount, 0)
      return system.count
    }
    expectEqual(counts[1] - counts[0], (counts[2] - counts[1]) / 2)
    expect(counts[2] < 400 * 10)
  }

  @Test func longNamesAreWritten() throws {
    let folder = try TemporaryFolder()
    let name = FilePath(String(repeating: "n", count: 255))
    try write([name: "1"], in: folder)
    try write([name: "2", "b": "2"], in: folder)
    expectEqual(folder.read(name), "2")
  }
}
