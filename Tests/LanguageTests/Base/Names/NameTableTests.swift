import TestSupport
import Testing

@testable import ThemeBase

@Suite("Names and their numbers") struct NameTableTests {
  @Test("a name has one number, the numbers count up, and the bytes come back") func interning() {
    var table = NameTable()
    let names = (0...40).map { String(repeating: "x", count: $0) } + ["font-color", "font-colour"]
    for (number, name) in names.enumerated() { expectEqual(table.intern(name), UInt32(number)) }
    for (number, name) in names.enumerated() {
      expectEqual(table.intern(name), UInt32(number))
      expectEqual(table[UInt32(number)], name)
      expectEqual(table.id(name), UInt32(number))
    }
    expect(table.id("font") == nil)
    expect(table[99].isEmpty)
  }

  @Test("a table of distinct names is the one that adding them makes") func distinctNames() {
    let names = (0..<99).map { "name-\($0)" }
    var ends: [UInt32] = []
    for name in names { ends.append((ends.last ?? 0) + UInt32(name.utf8.count)) }
    var table = Array(names.joined().utf8).withUnsafeBufferPointer { NameTable(distinct: $0, ends: ends) }
    expectEqual(table.count, names.count)
    for (number, name) in names.enumerated() {
      expectEqual(table.id(name), UInt32(number))
      expectEqual(table[UInt32(number)], name)
    }
    expectEqual(table.intern("another"), 99)
    expectEqual(table.intern("name-7"), 7)
  }

  @Test("every byte of a name counts for its hash and for its number", arguments: 1...40) func everyByteCounts(
    length: Int
  ) {
    let hash = KeyedHash(seed: 1)
    let name = [UInt8](repeating: 65, count: length)
    let plain = name.withUnsafeBytes { hash($0) }
    var table = NameTable()
    table.intern(name[...])
    for index in name.indices {
      var other = name
      other[index] = 66
      expect(other.withUnsafeBytes { hash($0) } != plain)
      expect(table.id(other[...]) == nil)
    }
  }

  @Test("a name is the same wherever it stands, and whatever stands around it", arguments: 0...40) func surroundings(
    length: Int
  ) {
    let name = (0..<length).map { UInt8(truncatingIfNeeded: 97 + $0 % 26) }
    var table = NameTable()
    let number = table.intern(name[...])
    for (before, after) in [(0, 0), (0, 1), (3, 0), (1, 7), (9, 15), (0, 16), (5, 40)] {
      let bytes = Array(repeating: 255, count: before) + name + Array(repeating: 254, count: after)
      expectEqual(table.intern(before..<before + length, of: bytes), number)
      expectEqual(table.id(bytes[before..<before + length]), number)
    }
    // The names after it in the table are around it too.
    table.intern("another name, longer than sixteen bytes")
    expectEqual(table.intern(name[...]), number)
    expectEqual(table.count, 2)
  }

  @Test("names that collide under one seed are as good as any under another") func collisions() {
    // Names whose hashes under a known seed end in the same twelve bits: what an attacker would write.
    let known = KeyedHash(seed: 42)
    var colliding: [String] = []
    var number = 0
    while colliding.count < 500 {
      var name = "name\(number)"
      if name.withUTF8({ known(UnsafeRawBufferPointer($0)) }) & 0xFFF == 0 { colliding.append(name) }
      number += 1
    }
    var attacked = NameTable(hash: known)
    var table = NameTable(hash: KeyedHash(seed: 43))
    for name in colliding {
      attacked.intern(name)
      table.intern(name)
    }
    expect(attacked.probes > 100 * colliding.count)
    expect(table.probes < 3 * colliding.count)
  }
}
