import TestSupport
import Testing
import ThemeTable

/// Tables that are put together with intent: sections that overlap, indexes in cycles, lists that
/// name everything.
@Suite struct HostileStructureTests {
  /// Changes the small table and does everything with it.
  private func check(_ change: (inout TableBytes) -> Void) throws -> TableExercise.Outcome {
    var table = TableBytes(try SmallTable.bytes())
    change(&table)
    return TableExercise.run(table.bytes)
  }

  private func isDamaged(_ error: StyleTableError?) -> Bool {
    if case .damaged? = error { return true }
    return false
  }

  @Test(arguments: ["STSE", "PATH", "CELL", "TEXT"]) func overlappingSectionsAreRefused(name: String) throws {
    let outcome = try check { table in
      guard let entry = table.entryOffset(name) else { return }
      table.setWord(table.word(at: entry + 8) - 8, at: entry + 8)
    }
    expect(!outcome.isOpen && isDamaged(outcome.error))
  }

  @Test func aSectionBehindTheEndIsRefused() throws {
    for length in [0x7FFF_FFF8, 0xFFFF_FFF8] as [UInt32] {
      let outcome = try check { table in
        if let entry = table.entryOffset("ORGN") { table.setWord(length, at: entry + 12) }
      }
      expect(!outcome.isOpen && isDamaged(outcome.error))
    }
  }

  @Test func aDirectoryThatDoesNotFitIsRefused() throws {
    for count in [0x1000, 0x0FFF_FFFF, 0xFFFF_FFFF] as [UInt32] {
      expect(try !check { $0.setWord(count, at: 20) }.isOpen)
    }
    for size in [0, 8, 0xFFFF_FFF0] as [UInt32] { expect(try !check { $0.setWord(size, at: 12) }.isOpen) }
  }

  @Test func aSectionThatIsThereTwiceIsRefused() throws {
    let outcome = try check { table in
      guard let lists = table.entryOffset("LIST"), let mixed = table.entryOffset("MIXD") else { return }
      table.setWord(table.word(at: lists), at: mixed)
    }
    expect(!outcome.isOpen && isDamaged(outcome.error))
  }

  @Test func everyRequiredSectionIsRequired() throws {
    for name in ["STSB", "STSE", "PATH", "PROP", "ROWS", "CELL", "SHAP", "DBLS", "LIST", "MIXD"] {
      let outcome = try check { table in
        guard let entry = table.entryOffset(name) else { return }
        table.setWord(0x5A5A_5A5A, at: entry)
        table.setWord(0, at: entry + 4)
      }
      expect(!outcome.isOpen && isDamaged(outcome.error), "\(name)")
    }
  }

  @Test func stringsThatOverlapAreRefused() throws {
    let outcome = try check { $0.setWords(of: "STSE") { $0 % 2 == 0 ? 40 : 0 } }
    expect(!outcome.isOpen && isDamaged(outcome.error))
  }

  @Test func rowsThatShareCellsAreDamaged() throws {
    let outcome = try check { $0.setWords(of: "ROWS") { _ in 0 } }
    expect(outcome.isOpen && outcome.error != nil)
  }

  @Test func mixedValuesThatAreMixedAreNone() throws {
    let outcome = try check { $0.setWords(of: "MIXD") { $0 % 2 == 0 ? 15 : 0 } }
    expect(outcome.isOpen && outcome.error != nil)
  }

  @Test func fullIndexesEndTheirSearch() throws {
    for name in ["PATH", "PROP"] {
      let outcome = try check { table in
        guard let section = table.section(name) else { return }
        let count = table.word(at: section.lowerBound)
        table.setWords(of: name) { [count, name == "PATH" ? 0 : 3, .max].at($0) ?? 0xFFFF_FFFF }
      }
      expect(outcome.isOpen && outcome.error != nil, "\(name)")
    }
  }

  /// Every cell has a list of its own that begins within the others and names the longest string.
  @Test func overlappingListsTakeNoMoreThanTheTable() throws {
    var builder = StyleTableBuilder()
    let long = String(repeating: "x", count: 20_000)
    for index in 0..<200 { builder.set("A", "p\(index)", .names([long, "\(index)"])) }
    var table = TableBytes(try TableWriter.write(builder.resolved))
    let longest = builder.theme().entries.reduce(0) { count, entry in
      if case .names(let names) = entry.value { return max(count, names[0].utf8.count) }
      return count
    }
    expectEqual(longest, 20_000)
    let lists = try #require(table.section("LIST"))
    let string = table.word(at: lists.lowerBound + 4)
    let words = UInt32(lists.count / 4)
    // Most words are the long string's number; the first ones are read as lengths, too.
    table.setWords(of: "LIST") { $0 < 200 ? words - 300 : string }
    table.setWords(of: "CELL") { $0 == 0 ? 0 : UInt32($0 - 1) }
    let theme = try StyleTable(bytes: table.bytes)
    let names = theme.entries.reduce(0) { count, entry in
      if case .names(let names) = entry.value { return count + names.count }
      return count
    }
    expect(names <= lists.count / 4)
    // One by one they are refused as well: each would be larger than all strings together.
    expect(theme.style(for: "A").names("p0") == nil)
    _ = TableExercise.run(table.bytes)
  }
}

extension Array {
  /// The element at an index, nil if there is none.
  fileprivate func at(_ index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
