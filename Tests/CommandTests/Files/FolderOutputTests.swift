import Foundation
import TestSupport
import Testing

@testable import themec

/// Products of several files: what themec wrote is replaced and removed, what others wrote stays.
@Suite struct FolderOutputTests {
  @discardableResult private func write(
    _ files: KeyValuePairs<FilePath, String>, in folder: TemporaryFolder, _ system: some FileSystem = LocalFileSystem()
  ) throws -> Bool {
    let contents = files.map { FolderOutput.File(path: $0.key, bytes: Array($0.value.utf8)) }
    let product = FolderOutput(folder: folder("out"), files: contents)
    var plan = FilePlan(system)
    try plan.add(FolderOutput.manifest(in: product.folder), called: "the folder")
    let checked = try plan.checked().adding([(product, name: "the folder")])
    let output = Output(destination: .file(product.folder), content: .folder(product.files))
    return try OutputTransaction.run([output], checked)[0]
  }

  private func names(_ folder: TemporaryFolder) -> [String] {
    // A run that was killed leaves its staging folder to the next one that writes.
    folder.names.filter { !$0.contains(".themec") }
  }

  @Test func staleFilesGoAndForeignOnesStay() throws {
    let folder = try TemporaryFolder()
    expect(try write(["a": "1", "in/b": "2", "in/c": "3", "deep/er/d": "4"], in: folder))
    try folder.write("mine", to: "out/in/mine")
    expect(try !write(["a": "1", "in/b": "2", "in/c": "3", "deep/er/d": "4"], in: folder))
    expect(try write(["a": "new", "in/b": "2"], in: folder))
    expectEqual(names(folder), ["out", "out/a", "out/in", "out/in/b", "out/in/mine"])
    expectEqual(folder.read("out/a"), "new")
    try write([:], in: folder)
    expectEqual(names(folder), ["out", "out/in", "out/in/mine"])
  }

  @Test func aChangedFileOfOursIsNotRemoved() throws {
    let folder = try TemporaryFolder()
    try write(["a": "1", "b": "2"], in: folder)
    try folder.write("by hand", to: "out/b")
    try write(["a": "1"], in: folder)
    expectEqual(folder.read("out/b"), "by hand")
  }

  @Test func aForeignFileIsNotReplaced() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "out/a")
    #expect(throws: Failure.foreignFile(folder("out/a"))) { try write(["a": "1", "b": "2"], in: folder) }
    expectEqual(folder.names, ["out", "out/a"])
    // Equal bytes do no harm, and make the file no one else's.
    try write(["a": "mine", "b": "2"], in: folder)
    try write(["b": "2"], in: folder)
    expectEqual(names(folder), ["out", "out/a", "out/b"])
  }

  /// A manifest that leads elsewhere removes nothing.
  @Test func aManifestStaysInItsFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("keep", to: "kept")
    try write(["in/a": "keep"], in: folder)
    let manifest = try #require(folder.read("out/.themec.manifest"))
    let digest = String(try #require(manifest.split(separator: "\n").last).prefix(16))
    try FileManager.default.createSymbolicLink(atPath: folder("out/link").text, withDestinationPath: folder("").text)
    let hostile = ["../kept", "in/../../kept", folder("kept").text, "link/kept", "./../kept"]
    try folder.write(
      hostile.map { "\(digest) \($0)\n" }.joined() + "zz\n\u{0}\n\(digest)\n", to: "out/.themec.manifest")
    try write([:], in: folder)
    expectEqual(folder.read("kept"), "keep")
  }

  /// A link in the place of a folder is somebody else's: nothing is written through it.
  @Test func noLinkIsFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "elsewhere/mine")
    try write([:], in: folder)
    try FileManager.default.createSymbolicLink(
      atPath: folder("out/in").text, withDestinationPath: folder("elsewhere").text)
    #expect(throws: Failure.foreignFile(folder("out/in"))) { try write(["in/a": "1", "b": "2"], in: folder) }
    expectEqual(names(folder).filter { !$0.hasPrefix("out/in") }, ["elsewhere", "elsewhere/mine", "out"])
  }

  /// A link in the place of the manifest would have the file replaced to which it leads.
  @Test func noLinkIsAManifest() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "kept")
    try folder.write("mine", to: "out/other")
    try FileManager.default.createSymbolicLink(
      atPath: folder("out/.themec.manifest").text, withDestinationPath: folder("kept").text)
    #expect(throws: Failure.foreignFile(folder("out/.themec.manifest"))) { try write(["a": "1"], in: folder) }
    expectEqual(folder.read("kept"), "mine")
  }

  /// Where case does not count one would replace the other.
  @Test func namesDifferInMoreThanCase() throws {
    let folder = try TemporaryFolder()
    #expect(throws: Failure.sameFile(folder("out/in/Brand"), folder("out/in/brand"))) {
      try write(["in/Brand": "1", "in/brand": "2"], in: folder)
    }
    #expect(throws: Failure.sameFile(folder("out/in/Brand/x"), folder("out/in/brand/y"))) {
      try write(["in/Brand/x": "1", "in/brand/y": "2"], in: folder)
    }
    #expect(throws: Failure.sameFile(folder("out/in/a/b/x"), folder("out/In/a"))) {
      try write(["in/a/b/x": "1", "in/a/c": "2", "In/a": "3"], in: folder)
    }
    expect(names(folder).isEmpty)
  }

  private static let before: KeyValuePairs<FilePath, String> = ["same": "1", "changed": "old", "in/stale": "2"]
  private static let after: KeyValuePairs<FilePath, String> = ["same": "1", "changed": "new", "made/new": "3"]

  /// Every call fails once: the folder is as before, or as after.
  @Test func aFaultAtAnyCallChangesAllOrNothing() throws {
    var (failures, successes) = (0, 0)
    for number in 1... {
      let folder = try TemporaryFolder()
      try write(Self.before, in: folder)
      try folder.write("mine", to: "out/mine")
      let manifest = folder.read("out/.themec.manifest")
      let system = FaultyFileSystem(.failure(at: number, FaultyFileSystem.inputOutputError))
      do {
        try write(Self.after, in: folder, system)
        successes += 1
        expectEqual(folder.read("out/changed"), "new", "call \(number)")
      } catch is Failure {
        failures += 1
        expectEqual(folder.read("out/changed"), "old", "call \(number)")
        expectEqual(folder.read("out/in/stale"), "2", "call \(number)")
        expect(folder.read("out/made/new") == nil, "call \(number)")
        expectEqual(folder.read("out/.themec.manifest"), manifest, "call \(number)")
      } catch {}
      expectEqual(folder.read("out/mine"), "mine")
      if system.count < number { break }
    }
    expect(failures > 10 && successes > 0)
  }

  /// After a kill at any call each file is whole, and the next run leaves what it should.
  @Test func theNextRunTidiesUpAfterAKill() throws {
    for number in 1... {
      let folder = try TemporaryFolder()
      try write(Self.before, in: folder)
      let system = FaultyFileSystem(.death(at: number))
      _ = try? write(Self.after, in: folder, system)
      let paths: [FilePath] = ["out/changed", "out/in/stale", "out/made/new"]
      for name in paths { expect([nil, "old", "new", "2", "3"].contains(folder.read(name)), "call \(number)") }
      let expected = ["out", "out/changed", "out/made", "out/made/new", "out/same"]
      // A process that another test starts just now holds the locks of the dead run until it has begun.
      for _ in 0..<5 {
        try write(Self.after, in: folder)
        if names(folder) == expected { break }
      }
      expectEqual(names(folder), expected, "call \(number)")
      if system.count < number { break }
    }
  }
}
