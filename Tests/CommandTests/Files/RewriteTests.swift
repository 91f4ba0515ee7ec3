import Foundation
import TestSupport
import Testing

@testable import themec

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
    let items = zip(paths, contents).map { path, content in
      Output(.file(path), Array(text.utf8), as: .rewrite(content))
    }
    return try OutputTransaction.run(items, try plan.checked())
  }

  @Test func permissionsAndLinksStay() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "real/a")
    try folder.setPermissions(0o600, of: "real/a")
    try folder.link("link", to: "real/a")
    try expectEqual(rewrite([folder("link")], to: "new"), [true])
    try expectEqual(folder.status("link").kind, .link)
    try expectEqual(folder.status("real/a").permissions, 0o600)
    expectEqual(folder.read("real/a"), "new")
    try expectEqual(rewrite([folder("link")], to: "new"), [false])
    expectEqual(folder.names, ["link", "real", "real/a"])
  }

  /// A file that is replaced whole can keep only the name by which it was named.
  @Test func anotherNameOfAFileKeepsTheOldText() throws {
    let folder = try TemporaryFolder()
    let one = try folder.write("a longer old text", to: "one")
    try folder.linkHard("two", to: one)
    try expectEqual(rewrite([one], to: "new"), [true])
    expect(folder.read("one") == "new" && folder.read("two") == "a longer old text")
    expectEqual(folder.names, ["one", "two"])
  }

  /// Each file, and once the folder of the new names.
  @Test func rewrittenSourcesAreOnTheDisk() throws {
    let folder = try TemporaryFolder()
    let paths = try ["1", "2", "3"].map { try folder.write("old", to: FilePath($0)) }
    let system = FaultyFileSystem()
    try expectEqual(rewrite(paths, to: "new", system), [true, true, true])
    expectEqual(system.synchronizationCount, 4)
    var plan = FilePlan(system)
    try plan.add(folder("4"), called: "a new source")
    try OutputTransaction.run([Output(.file(folder("4")), [1], as: .source)], try plan.checked())
    expectEqual(system.synchronizationCount, 6)
  }

  @Test func aChangedSourceIsNotRewritten() throws {
    let folder = try TemporaryFolder()
    let (one, two) = (try folder.write("1", to: "one"), try folder.write("2", to: "two"))
    #expect(throws: Failure.changedSinceRead(two)) {
      try rewrite([one, two], to: "new") { try folder.write("x", to: "two") }
    }
    expect(folder.read("one") == "1" && folder.read("two") == "x")
    #expect(throws: Failure.changedSinceRead(one)) { try rewrite([one], to: "new") { try folder.remove("one") } }
    expectEqual(folder.names, ["two"])
  }

  @Test func aReadOnlySourceIsNotRewritten() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a")
    try folder.setPermissions(0o444, of: "a")
    #expect(throws: Failure.readOnly(path)) { try rewrite([path], to: "new") }
    expectEqual(folder.read("a"), "old")
  }

  @Test func aFaultAtAnyCallChangesAllOrNothing() throws {
    for number in 1... {
      let folder = try TemporaryFolder()
      let (one, two) = (try folder.write("old", to: "one"), try folder.write("old", to: "two"))
      let system = FaultyFileSystem(.failure(at: number, FaultyFileSystem.inputOutputError))
      let isDone = (try? rewrite([one, two], to: "brand new", system)) != nil
      let expected = isDone ? "brand new" : "old"
      for name in ["one", "two"] as [FilePath] {
        expectEqual(folder.read(name), expected, "\(name.text) at call \(number)")
      }
      if system.count < number { break }
    }
  }
}
