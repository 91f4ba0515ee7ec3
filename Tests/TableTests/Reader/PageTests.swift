import Foundation
import TestSupport
import Testing
import ThemeTable

/// The page about the binary form says all that a reader needs.
@Suite struct PageTests {
  /// Checks that a reader written from the page finds what the library finds.
  private func checkPage(_ tables: [[UInt8]]) throws {
    let outputs = try PythonReader.read(tables)
    try #require(outputs.count == tables.count)
    for (index, output) in outputs.enumerated() {
      let theme = try StyleTable(bytes: tables[index])
      let expected = theme.entries.map(line)
      let difference = Set(output.values).symmetricDifference(expected)
      expect(difference.isEmpty, "table \(index): \(difference.prefix(4))")
      expectEqual(output.values.count, expected.count, "table \(index)")
      let table = ResolvedTable(theme)
      expectEqual(Set(output.texts), Set(table.texts), "table \(index)")
      expect(Set(output.origins).isSubset(of: theme.origins))
      expectEqual(output.rowEnvironments, table.partlyNamedRows)
      expectEqual(output.parts, table.partNames)
    }
  }

  @Test func randomTables() throws {
    var tables: [[UInt8]] = [try TableWriter.write(ResolvedTable())]
    for seed in 0..<12 as Range<UInt64> {
      var random = RandomTables(seed: seed)
      var table = random.table(paths: seed == 0 ? 400 : 30)
      for index in table.rows.indices { table.rows[index].environments = random.environments() }
      let options = TableWriter.Options(includesTexts: true, origins: ["a", "b", "c"])
      tables.append(try TableWriter.write(table))
      tables.append(try TableWriter.write(table, options: options))
    }
    var parts = ResolvedTable()
    for (name, classes) in [("Cell.title", "Label:Cell_title"), ("Cell", "Cell")] {
      let name = parts.names.append(name)
      parts.parts.append(.init(name: name, classes: parts.names.append(classes)))
    }
    tables.append(try TableWriter.write(parts))
    try checkPage(tables)
  }

  /// The contract of the page is that of `verify()`: a reader written from it refuses the same tables.
  @Test func forgedTables() throws {
    var mutator = TableMutator(random: SeededGenerator(seed: 11))
    let source = try SmallTable.bytes()
    let count = MutationCount.perSeed(seeds: 1, usual: 400)
    let tables = (0..<count).map { round in
      var table = TableBytes(source)
      if round > 0 { mutator.mutate(&table) }
      return table.bytes
    }
    let damages = try PythonReader.damages(tables)
    try #require(damages.count == tables.count)
    var damaged = 0
    for (index, damage) in damages.enumerated() {
      let error = TableExercise.run(tables[index]).error
      if error != nil { damaged += 1 }
      expectEqual(
        (error == nil), (damage == nil),
        "table \(index): \(error?.description ?? "intact"), but \(damage ?? "intact")")
    }
    // Both sorts must be there, or nothing is compared.
    expect(damaged > count / 4 && damaged < count)
  }

  /// An entry as the reader prints it.
  private func line(_ entry: StyleEntry) -> [String] {
    let bits = String(entry.environments.bits, radix: 16)
    let environments = String(repeating: "0", count: 16 - bits.count) + bits
    let (type, value) = typed(entry.value)
    let property = entry.property.written(in: entry.state)
    return [entry.path, property, environments, type, value]
  }

  private func typed(_ value: StyleValue) -> (String, String) {
    switch value {
    case .color(let color): ("color", String(format: "%08X", color.rgba))
    case .number(let number): ("number", bits([number]))
    case .integer(let integer): ("integer", "\(integer)")
    case .boolean(let boolean): ("boolean", "\(boolean)")
    case .textStyle(let style): ("textStyle", style.name)
    case .textAlignment(let alignment): ("textAlignment", alignment.rawValue)
    case .keyword(let name): ("keyword", name)
    case .fontName(let name): ("fontName", name)
    case .imageName(let name): ("imageName", name)
    case .string(let text): ("string", text)
    case .box(let box): ("box", bits([box.top, box.right, box.bottom, box.left]))
    case .offset(let offset): ("offset", bits([offset.x, offset.y]))
    case .names(let names): ("names", names.map { $0 + "\n" }.joined())
    }
  }

  private func bits(_ numbers: [Double]) -> String {
    numbers.map { String(format: "%016lx", $0.bitPattern) }.joined(separator: " ")
  }
}

extension ResolvedTable {
  /// Every text of a value.
  fileprivate var texts: [String] { variants.map { names[$0.text] }.filter { !$0.isEmpty } }

  /// The rows that are not named everywhere, as the reader prints them.
  fileprivate var partlyNamedRows: [[String]] {
    rows.filter { $0.environments != .all }.map { row in
      let bits = String(row.environments.bits, radix: 16)
      return [names[row.path], String(repeating: "0", count: 16 - bits.count) + bits]
    }
  }

  /// The parts, as the reader prints them.
  fileprivate var partNames: [[String]] { parts.map { [names[$0.name], names[$0.classes]] } }
}
