import TestSupport
import Testing
import ThemeTable

/// Tables that are forged to make somebody wait: the checksum is right and every index lies inside.
///
/// Verifying and using them takes steps in proportion to their bytes.
@Suite struct ForgedTableTests {
  /// Checks that verifying says that a table is damaged, or intact, in few steps; gives the table.
  @discardableResult private func checkVerify(_ bytes: [UInt8], isIntact: Bool, _ comment: Comment) throws -> StyleTable
  {
    let theme = try StyleTable(bytes: bytes)
    var error: StyleTableError?
    let steps = StepBounds.steps(of: theme) { theme in
      do throws(StyleTableError) { try theme.verify() } catch let found { error = found }
    }
    expect(steps <= StepBounds.verifying(bytes.count), comment)
    if case .damaged? = error { expect(!isIntact, comment) } else { expect(isIntact && error == nil, comment) }
    return theme
  }

  /// Checks that walking over a whole table takes few steps.
  private func checkWalks(_ theme: StyleTable, times: Int = 40, _ comment: Comment) {
    let bound = times * theme.byteCount
    expect(StepBounds.steps(of: theme) { $0.entries.reduce(0) { n, _ in n + 1 } } <= bound, comment)
    expect(StepBounds.steps(of: theme) { ResolvedTable($0).variants.count } <= bound, comment)
    expect(StepBounds.steps(of: theme) { $0.difference(from: .empty).count } <= bound, comment)
    expect(StepBounds.steps(of: theme) { $0.difference(from: $0).count } <= 2 * bound, comment)
  }

  /// Gives a table another section, or other bytes to one that it has.
  private func replace(_ name: String, with words: [UInt32], in bytes: [UInt8]) -> [UInt8] {
    var file = TableFileParts(bytes)
    let section = words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
    if let known = file.sections.firstIndex(where: { $0.name == name }) {
      file.sections[known].bytes = section
    } else {
      file.sections.append((name, 0, section))
    }
    return file.bytes()
  }

  private func words(_ name: String, of bytes: [UInt8]) throws -> [UInt32] {
    let table = TableBytes(bytes)
    let section = try #require(table.section(name))
    return stride(from: section.lowerBound, to: section.upperBound, by: 4).map(table.word)
  }

  @Test(arguments: [1, 2, 3]) func rowsThatShareTheirCells(period: Int) throws {
    var builder = StyleTableBuilder()
    for index in 0..<400 { builder.set("A", "p\(index)", .boolean(true)) }
    for index in 0..<1_000 { builder.add("B\(index)") }
    let bytes = try TableWriter.write(builder.resolved)
    // Each row of a period begins where the large one does, the last of a period after it.
    let rows = try words("ROWS", of: bytes)
    for pattern in [[0, 401], [0, 401, 1], [401, 0, 200, 401], [2, 401, 3, 400]] as [[UInt32]] {
      let forged = replace("ROWS", with: rows.indices.map { pattern[$0 / period % pattern.count] }, in: bytes)
      let theme = try checkVerify(forged, isIntact: false, "\(pattern)")
      checkWalks(theme, "\(pattern)")
    }
  }

  @Test func aPartWithAHundredThousandClasses() throws {
    let list = (0..<50_000).map { _ in "A" }.joined(separator: ":")
    var builder = StyleTableBuilder()
    builder.set("A", "x", .string(list))
    let bytes = try TableWriter.write(builder.resolved)
    let strings = try words("STSE", of: bytes)
    let longest = UInt32(strings.count - 1)
    let forged = replace("PART", with: [0, longest], in: bytes)
    let theme = try checkVerify(forged, isIntact: false, "part")
    expectEqual(theme.style(forPart: "A")?.string("x"), list)
    let steps = StepBounds.steps(of: theme) { $0.style(forPart: "A") }
    expect(steps <= 20 * forged.count)
    #expect(throws: TableWriteError.self) {
      var table = builder.resolved
      let name = table.names.append("Part")
      table.parts.append(.init(name: name, classes: table.names.append(list)))
      return try TableWriter.write(table)
    }
  }

  @Test func partsThatShareALongClassList() throws {
    let list = (0..<64).map { "Class\($0)" + String(repeating: "x", count: 900) }.joined(separator: ":")
    var table = ResolvedTable()
    let classes = table.names.append(list)
    for index in 0..<500 { table.parts.append(.init(name: table.names.append("Part\(index)"), classes: classes)) }
    let bytes = try TableWriter.write(table)
    let theme = try checkVerify(bytes, isIntact: true, "shared class list")
    expectEqual(theme.classList(ofPart: "Part7"), list)
    let parts = try words("PART", of: bytes)
    let swapped = parts.indices.map { parts[$0 % 2 == 0 ? parts.count - 2 - $0 : $0] }
    try checkVerify(replace("PART", with: swapped, in: bytes), isIntact: false, "order of parts")
    try checkVerify(replace("PART", with: Array(parts.dropLast()), in: bytes), isIntact: false, "half a part")
  }

  @Test func aLongNameInEveryRow() throws {
    let name = String(repeating: "x", count: 40_000) + "-highlighted"
    var builder = StyleTableBuilder()
    for index in 0..<400 { builder.set("A\(index)", StyleProperty(name), .boolean(true)) }
    let theme = try checkVerify(TableWriter.write(builder.resolved), isIntact: true, "long name")
    checkWalks(theme, "long name")
    #expect(throws: TableWriteError.self) {
      builder.set("B", StyleProperty(name + name), .boolean(true))
      return try TableWriter.write(builder.resolved)
    }
  }

  @Test func listsThatEveryCellNames() throws {
    var builder = StyleTableBuilder()
    let names = (0..<1_000).map { "View\($0)" }
    for index in 0..<1_000 { builder.set("A\(index)", "exclude-views", .names(names)) }
    let bytes = try TableWriter.write(builder.resolved)
    checkWalks(try checkVerify(bytes, isIntact: true, "one list"), "one list")
    // Each cell has a list of its own, which begins within the others.
    var table = TableBytes(bytes)
    let cells = try #require(table.section("CELL"))
    for index in 0..<1_000 { table.setWord(UInt32(index), at: cells.lowerBound + 8 * index + 4) }
    table.mendChecksum()
    checkWalks(try checkVerify(table.bytes, isIntact: false, "1000 lists"), "1000 lists")
    table = TableBytes(bytes)
    table.setWords(of: "LIST") { _ in 500 }
    table.mendChecksum()
    try checkVerify(table.bytes, isIntact: false, "lists of lists")
  }

  @Test func anIndexOfOneRun() throws {
    var builder = StyleTableBuilder()
    for index in 0..<800 { builder.add("Class\(index)") }
    let bytes = try TableWriter.write(builder.resolved)
    let index = try words("PATH", of: bytes)
    // All slots are taken, by one name or by any, or the search may go on for ever.
    for (fill, probes) in [(1, 1), (800, .max), (0xFFFF_FFFF, .max)] as [(UInt32, UInt32)] {
      let forged = [index[0], index[1], probes] + index.dropFirst(3).map { $0 == 0 ? fill : $0 }
      let theme = try checkVerify(replace("PATH", with: forged, in: bytes), isIntact: false, "\(fill) \(probes)")
      let steps = StepBounds.steps(of: theme) { $0.style(for: "Class") }
      expect(steps <= 2 * index.count)
    }
    // The limit of a search: as many as the index says, and no more than the limit.
    for probes in [0, 1, 1_025] as [UInt32] {
      var forged = index
      forged[2] = probes
      try checkVerify(replace("PATH", with: forged, in: bytes), isIntact: false, "\(probes)")
    }
    var patient = index
    patient[2] = 1_024
    try checkVerify(replace("PATH", with: patient, in: bytes), isIntact: true, "1024")
  }

  /// Steps per byte do not grow with the table.
  @Test func verifyingIsLinear() throws {
    let steps = try [50, 100, 200].map { paths in
      var tables = RandomTables(seed: 3)
      var builder = tables.builder(paths: paths)
      for index in 0..<paths { builder.set("Class\(index)", "x", .names(["\(index)", "y"])) }
      let theme = try StyleTable(bytes: TableWriter.write(builder.resolved))
      let steps = try StepBounds.steps(of: theme) { try $0.verify() }
      return Double(steps) / Double(theme.byteCount)
    }
    expect(steps[2] <= 1.1 * steps[0])
  }

  /// Field by field, and the checksum is right: verifying and everything else is linear.
  @Test(arguments: 0..<8 as Range<UInt64>) func randomForgeries(seed: UInt64) throws {
    var mutator = TableMutator(random: SeededGenerator(seed: seed))
    var tables = RandomTables(seed: seed)
    let options = TableWriter.Options(includesTexts: true, origins: ["a", "b"])
    let sources = [try SmallTable.bytes(), try TableWriter.write(tables.table(paths: 20), options: options)]
    for round in 0..<MutationCount.perSeed(seeds: 8, usual: 320) {
      var table = TableBytes(sources[round % 2])
      mutator.mutate(&table)
      let outcome = TableExercise.run(table.bytes)
      let size = table.bytes.count
      expect(outcome.verifySteps <= StepBounds.verifying(size), "seed \(seed), \(round)")
      expect(outcome.otherSteps <= StepBounds.exercising(size), "seed \(seed), \(round)")
    }
  }
}
