import Foundation
import Testing
import ThemeFiles

/// Sources that are rewritten in place.
@Suite struct RewriteTests {
  private func rewrite(
    _ paths: [FilePath], to text: String, _ system: some FileSystem = LocalFileSystem(),
    meanwhile: () throws -> Void = {}
  ) throws -> [Bool] {
    let contents = try paths.map { try FileReader().readRegularFile($0) }
    try meanwhile()
    var plan = FilePlan(system)
    for path in paths { try plan.add(path, called: path.text) }
    return try OutputTransaction.run(try plan.checked(), TransactionJournal(system)) {
      transaction throws(WriteError) in
      var changes: [Bool] = []
      for (path, content) in zip(paths, contents) {
        changes.append(
          try transaction.rewrite(path, readAs: content, to: Array(text.utf8)))
      }
      return changes
    }
  }

  @Test func permissionsAndLinksStay() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real/a")
    try folder.setPermissions(0o600, of: "real/a")
    try folder.link("link", to: "real/a")
    #expect(try rewrite([folder("link")], to: "new") == [true])
    #expect(try folder.status("link").kind == .link)
    #expect(try folder.status("real/a").permissions == 0o600)
    #expect(folder.read("real/a") == "new")
    #expect(try rewrite([folder("link")], to: "new") == [false])
    #expect(folder.names == ["link", "real", "real/a"])
  }

  @Test func allNamesOfAFileStay() throws {
    let folder = try TemporaryFolder()
    let one = try folder.write("a longer old text", to: "one")
    try LocalFileSystem().link(one, to: folder("two"))
    #expect(try rewrite([one], to: "new") == [true])
    #expect(folder.read("two") == "new")
    #expect(try folder.status("one").identity == folder.status("two").identity)
    #expect(folder.names == ["one", "two"])
  }

  /// Each file, and once the folder of the new names; a file that is written in place has its name already.
  @Test func rewrittenSourcesAreOnTheDisk() throws {
    let folder = try TemporaryFolder()
    let paths = try ["1", "2", "3"].map { try folder.write("old", to: FilePath($0)) }
    let system = FaultyFileSystem()
    #expect(try rewrite(paths, to: "new", system) == [true, true, true])
    #expect(system.synchronizationCount == 4)
    try LocalFileSystem().link(paths[0], to: folder("another name"))
    let second = FaultyFileSystem()
    #expect(try rewrite([paths[0]], to: "newer", second) == [true])
    #expect(second.synchronizationCount > 0)
  }

  @Test func aChangedSourceIsNotRewritten() throws {
    let folder = try TemporaryFolder()
    let (one, two) = (try folder.write("1", to: "one"), try folder.write("2", to: "two"))
    #expect(throws: WriteError.changedSinceRead(two)) {
      try rewrite([one, two], to: "new") { try folder.write("x", to: "two") }
    }
    #expect(folder.read("one") == "1" && folder.read("two") == "x")
    #expect(throws: WriteError.changedSinceRead(one)) {
      try rewrite([one], to: "new") { try LocalFileSystem().remove(one) }
    }
    #expect(folder.names == ["two"])
  }

  @Test func aReadOnlySourceIsNotRewritten() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a")
    try folder.setPermissions(0o444, of: "a")
    #expect(throws: WriteError.readOnly(path)) { try rewrite([path], to: "new") }
    #expect(folder.read("a") == "old")
  }

  /// One file with one name and one with two, so that both ways of writing are tried.
  @Test func aFaultAtAnyCallChangesAllOrNothing() throws {
    for number in 1... {
      let folder = try TemporaryFolder()
      let (one, two) = (try folder.write("old", to: "one"), try folder.write("old", to: "two"))
      try LocalFileSystem().link(two, to: folder("three"))
      let system = FaultyFileSystem(.failure(at: number, FaultyFileSystem.inputOutputError))
      let isDone = (try? rewrite([one, two], to: "brand new", system)) != nil
      let expected = isDone ? "brand new" : "old"
      for name in ["one", "two", "three"] as [FilePath] {
        #expect(folder.read(name) == expected, "\(name.text) at call \(number)")
      }
      if system.count < number { break }
    }
  }
}
