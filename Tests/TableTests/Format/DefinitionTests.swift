import TestSupport
import Testing
import ThemeTable

/// The theme's own definitions, in a section that a reader may pass over.
@Suite struct DefinitionTests {
  private func table() -> ResolvedTable {
    var definitions = StyleTableBuilder()
    definitions.set("brand", "value", .color(StyleColor(rgba: 0x0B6E_99FF)), text: "#0B6E99")
    definitions.set(
      "brand", "value", in: EnvironmentSet(.appearance(.dark)), .color(StyleColor(rgba: 0x7FD4_FFFF)), text: "#7FD4FF")
    definitions.set("gap", "value", .number(4.5), text: "4.5")
    definitions.set("heading", "value", .fontName("Georgia"), text: "Georgia")
    var builder = StyleTableBuilder()
    builder.set("Label", .fontColor, .color(StyleColor(rgba: 0xFF)))
    var table = builder.resolved
    table.definitions = [definitions.resolved]
    return table
  }

  @Test func definitionsAreFoundByName() throws {
    let theme = try StyleTable(bytes: TableWriter.write(table()))
    try theme.verify()
    expectEqual(theme.definition("brand")?.color, StyleColor(rgba: 0x0B6E_99FF))
    expectEqual(
      theme.definition("brand", in: StyleEnvironment(appearance: .dark))?.color, StyleColor(rgba: 0x7FD4_FFFF))
    expectEqual(theme.definition("gap")?.number, 4.5)
    expectEqual(theme.definition("heading")?.fontName, "Georgia")
    expect(theme.definition("heading")?.color == nil && theme.definition("nothing") == nil)
    expectEqual(theme.definitionNames, ["brand", "gap", "heading"])
    expectEqual(theme.paths, ["Label"])
    expectEqual(StyleTable.empty.definitionNames, [])
  }

  @Test func definitionsComeBackAsTheyWereWritten() throws {
    for options in [TableWriter.Options(), TableWriter.Options(includesTexts: true)] {
      let bytes = try TableWriter.write(table(), options: options)
      try expectEqual(TableWriter.write(ResolvedTable(StyleTable(bytes: bytes)), options: options), bytes)
    }
  }

  /// An old reader sees the section as one of the future, which is not required.
  @Test func otherReadersPassOverThem() throws {
    var file = TableFileParts(try TableWriter.write(table()))
    let index = try #require(file.sections.firstIndex { $0.0 == "DEFS" })
    expectEqual(file.sections[index].1, 0)
    file.sections[index].0 = "XTRA"
    let theme = try StyleTable(bytes: file.bytes())
    try theme.verify()
    expectEqual(theme.paths, ["Label"])
    expectEqual(theme.definitionNames, [])
  }

  @Test func damagedDefinitionsAreNone() throws {
    var file = TableFileParts(try TableWriter.write(table()))
    let index = try #require(file.sections.firstIndex { $0.0 == "DEFS" })
    file.sections[index].2 = Array(file.sections[index].2.dropLast(9))
    let theme = try StyleTable(bytes: file.bytes())
    expectEqual(theme.definitionNames, [])
    #expect(throws: StyleTableError.self) { try theme.verify() }
    expectEqual(theme.style(for: "Label").color(.fontColor), StyleColor(rgba: 0xFF))
  }

  /// Definitions of definitions are no way to make a reader go deep.
  @Test func definitionsInDefinitionsAreIgnored() throws {
    var table = table()
    for _ in 0..<3 { table.definitions = [table] }
    let theme = try StyleTable(bytes: TableWriter.write(table))
    try theme.verify()
    expectEqual(theme.definitionNames, ["Label"])
  }
}
