import TestSupport
import Testing
import ThemeTable

/// The reader gives back what the writer wrote.
@Suite struct RoundTripTests {
  /// Writes and reads a table; checks that it is intact and holds the same.
  private func checkRoundTrip(_ table: ResolvedTable, options: TableWriter.Options = .init(), _ comment: Comment) throws
  {
    let bytes = try TableWriter.write(table, options: options)
    let theme = try StyleTable(bytes: bytes)
    try theme.verify()
    let read = ResolvedTable(theme)
    let hasTexts = options.includesTexts
    expectEqual(read.content(withTexts: hasTexts), table.content(withTexts: hasTexts), comment)
    try expectEqual(TableWriter.write(read, options: options), bytes, comment)
    expectEqual(theme.origins, options.origins ?? [], comment)
  }

  @Test func nothing() throws { try checkRoundTrip(ResolvedTable(), "an empty table") }

  @Test(arguments: 0..<(MutationCount.isThorough ? 60 : 16) as Range<UInt64>) func randomTables(seed: UInt64) throws {
    var tables = RandomTables(seed: seed)
    var table = tables.table(paths: 40)
    for index in table.rows.indices { table.rows[index].environments = tables.environments() }
    try checkRoundTrip(table, "seed \(seed)")
    let options = TableWriter.Options(includesTexts: true, origins: ["a", "b", "c", "d"])
    try checkRoundTrip(table, options: options, "seed \(seed), with texts and origins")
  }

  @Test func cellsWithoutAValueAreLeftOut() throws {
    var builder = StyleTableBuilder()
    for name in ["a", "b", "c", "d"] { builder.set("Row", name, .keyword(name)) }
    var expected = builder.resolved
    var table = expected
    for index in [0, 2] { table.variants[index].environments = [] }
    expected.cells = [expected.cells[1], expected.cells[3]]
    expected.rows[0].cells = TableIndex(0)..<TableIndex(2)
    try expectEqual(TableWriter.write(table), TableWriter.write(expected))
  }

  @Test func theSameContentGivesTheSameBytes() throws {
    var tables = RandomTables(seed: 7)
    let table = tables.table(paths: 30)
    var renumbered = table
    renumbered.values = table.values.reversed()
    for index in renumbered.variants.indices {
      renumbered.variants[index].value = TableIndex(table.values.count - 1 - table.variants[index].value.index)
    }
    try expectEqual(TableWriter.write(renumbered), TableWriter.write(table))
  }

  @Test func partsAreFoundByName() throws {
    var table = ResolvedTable()
    for (name, classes) in [("Cell.title", "Label:Cell_title"), ("Cell.icon", "Cell_icon")] {
      table.parts.append(.init(name: table.names.append(name), classes: table.names.append(classes)))
    }
    let theme = try StyleTable(bytes: TableWriter.write(table))
    try theme.verify()
    expectEqual(theme.classList(ofPart: "Cell.title"), "Label:Cell_title")
    expectEqual(theme.classList(ofPart: "Cell.icon"), "Cell_icon")
    expect(theme.classList(ofPart: "Cell.nothing") == nil)
    expect(theme.style(forPart: "Cell.nothing") == nil)
    expectEqual(theme.style(forPart: "Cell.title")?.isEmpty, true)
    expectEqual(ResolvedTable(theme).parts.count, 2)
  }
}
