import Foundation
import TestSupport
import Testing
import ThemeTable

/// Tables of other versions than today's.
@Suite struct VersionTests {
  /// A table that version 1.0 wrote; it is never written anew.
  private static let first = "Tests/Golden/Table/version-1.0.nsst"

  @Test func theFirstVersionIsReadForEver() throws {
    let theme = try StyleTable(bytes: Repository.bytes(Self.first))
    try theme.verify()
    expect(theme.version == (1, 0))
    var lines = theme.entries.map { entry in
      let name = entry.property.written(in: entry.state)
      let environments = String(entry.environments.bits, radix: 16)
      return "\(entry.path) { \(name): \(entry.value.kind) \(entry.value) } in \(environments)"
    }
    lines += ["Cell.title = \(theme.classList(ofPart: "Cell.title") ?? "none")"]
    lines += ["origins: \(theme.origins)", "paths: \(theme.paths)"]
    Golden.check(lines.joined(separator: "\n") + "\n", named: "Table/version-1.0.txt")
  }

  @Test func theFirstVersionIsReadFromAFile() throws {
    let theme = try StyleTable(contentsOfFile: Repository.url(Self.first).path)
    try theme.verify()
    expectEqual(theme.style(for: "A").textStyle(.fontStyle), .headline)
    expectEqual(theme.byteCount, (try Repository.bytes(Self.first)).count)
  }

  @Test func aNewerMinorVersionIsRead() throws {
    var file = TableFileParts(try SmallTable.bytes())
    file.minorVersion = 9
    file.headerRest += Array(repeating: 0xAB, count: 8)
    file.sections.insert(("XTRA", 0, [1, 2, 3]), at: 2)
    file.sections.append(("MORE", 0, []))
    let theme = try StyleTable(bytes: file.bytes())
    try theme.verify()
    expect(theme.version == (1, 9))
    let old = try StyleTable(bytes: SmallTable.bytes())
    expect(theme.difference(from: old).isEmpty)
    expectEqual(Array(theme.entries), Array(old.entries))
    expectEqual(theme.style(for: "A").textStyle(.fontStyle), .headline)
  }

  @Test func aNewerMinorVersionMayNeedMore() throws {
    var file = TableFileParts(try SmallTable.bytes())
    file.minorVersion = 1
    file.sections.append(("ZIPD", 1, [0]))
    let error = #expect(throws: StyleTableError.self) { try StyleTable(bytes: file.bytes()) }
    expectEqual(error, .unknownSection(name: "ZIPD"))
    expectEqual(error?.description.contains("update the library"), true)
  }

  @Test func aKindOfANewerMinorVersionIsNoValue() throws {
    var builder = StyleTableBuilder()
    builder.set("A", "x", .boolean(true))
    builder.set("A", "y", .boolean(true))
    var table = TableBytes(try TableWriter.write(builder.resolved))
    let shapes = try #require(table.section("SHAP"))
    // The words of a shape: how many, the properties, then kind and place of each.
    table.setWord(99, at: shapes.lowerBound + 4 * 3)
    let theme = try StyleTable(bytes: table.bytes)
    expect(theme.style(for: "A").value("x") == nil)
    expectEqual(theme.style(for: "A").boolean("y"), true)
    expectEqual(theme.entries.map(\.property), ["y"])
  }

  @Test(arguments: [0, 2, 3, 0xFFFF] as [UInt16]) func anotherMajorVersionIsRefused(major: UInt16) throws {
    var file = TableFileParts(try SmallTable.bytes())
    file.majorVersion = major
    file.minorVersion = 4
    let error = #expect(throws: StyleTableError.self) { try StyleTable(bytes: file.bytes()) }
    expectEqual(error, .unsupportedVersion(major: Int(major), minor: 4))
    let text = error?.description ?? ""
    expect(text.contains("\(major).4") && text.contains("1.x") && text.contains("update"))
    // Nothing else of such a table is looked at.
    #expect(throws: StyleTableError.unsupportedVersion(major: Int(major), minor: 4)) {
      try StyleTable(bytes: Array(file.bytes().prefix(40)))
    }
  }
}

/// The parts of a table file, to be put together otherwise.
struct TableFileParts {
  var majorVersion: UInt16 = 1
  var minorVersion: UInt16 = 0
  /// The header after its first 32 bytes.
  var headerRest: [UInt8] = []
  var sections: [(name: String, flags: UInt32, bytes: [UInt8])] = []

  init(_ bytes: [UInt8]) {
    let table = TableBytes(bytes)
    for index in 0..<Int(table.word(at: 20)) {
      let entry = 32 + 16 * index
      let start = Int(table.word(at: entry + 8))
      sections.append(
        (
          String(decoding: bytes[entry..<entry + 4], as: UTF8.self), table.word(at: entry + 4),
          Array(bytes[start..<start + Int(table.word(at: entry + 12))])
        ))
    }
  }

  /// The file, with its checksum.
  func bytes() -> [UInt8] {
    let header = 32 + headerRest.count
    var body: [UInt8] = []
    var file = TableBytes(Array(repeating: 0, count: header + 16 * sections.count))
    file.bytes.replaceSubrange(0..<8, with: [0x89, 0x4E, 0x53, 0x53, 0x54, 0x0D, 0x0A, 0x1A])
    file.setWord(UInt32(majorVersion) | UInt32(minorVersion) << 16, at: 8)
    file.setWord(UInt32(header), at: 12)
    file.setWord(UInt32(sections.count), at: 20)
    file.bytes.replaceSubrange(32..<header, with: headerRest)
    for (index, section) in sections.enumerated() {
      while (file.bytes.count + body.count) % 8 != 0 { body.append(0) }
      let entry = header + 16 * index
      file.bytes.replaceSubrange(entry..<entry + 4, with: section.name.utf8)
      file.setWord(section.flags, at: entry + 4)
      file.setWord(UInt32(file.bytes.count + body.count), at: entry + 8)
      file.setWord(UInt32(section.bytes.count), at: entry + 12)
      body += section.bytes
    }
    file.bytes += body
    file.mendSize()
    file.mendChecksum()
    return file.bytes
  }
}

extension StyleValue {
  /// The name of the case.
  fileprivate var kind: String { String("\(Mirror(reflecting: self).children.first?.label ?? "")") }
}
