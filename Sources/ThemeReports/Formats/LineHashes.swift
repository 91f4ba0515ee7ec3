/// The hashes by which GitHub's code scanning recognises a line from push to push.
///
/// Computed as [codeql-action](https://github.com/github/codeql-action/blob/main/src/fingerprints.ts) does, so that its own
/// never differ: a polynomial of base 37 modulo 2⁶⁴ over the 100 UTF-16 units from the line's start on. Spaces and tabs are
/// skipped, each line ending counts as one `\n`, the end of the file as 65535, and zeros follow. The number
/// after the colon says how often the hash has come in the file so far.
struct LineHashes: Sendable {
  private static let window = 100
  private static let base: UInt64 = 37

  /// The hash of each line, such as `271789c17abda88f:1`.
  private let lines: [String]

  /// Hashes all lines of a file, in linear time.
  init(_ bytes: [UInt8]) {
    var units: [UInt16] = []
    var starts = [0]
    var isAfterReturn = false
    for unit in String(decoding: bytes, as: UTF8.self).utf16 {
      switch unit {
      case 0x20, 0x09: isAfterReturn = false
      case 0x0A where isAfterReturn: isAfterReturn = false
      case 0x0A, 0x0D:
        isAfterReturn = unit == 0x0D
        units.append(0x0A)
        starts.append(units.count)
      default:
        isAfterReturn = false
        units.append(unit)
      }
    }
    units.append(0xFFFF)
    lines = Self.hashes(of: units, from: starts)
  }

  /// The hash of a line, counted from 1, or nil if there is no such line.
  subscript(line: Int) -> String? { line >= 1 && line <= lines.count ? lines[line - 1] : nil }

  private static func hashes(of units: [UInt16], from starts: [Int]) -> [String] {
    let highest = (0..<window).reduce(UInt64(1)) { power, _ in power &* base }
    func unit(_ index: Int) -> UInt64 { units.indices.contains(index) ? UInt64(units[index]) : 0 }
    var result: [String] = []
    var counts: [UInt64: Int] = [:]
    var hash: UInt64 = 0
    var next = 0
    for start in starts {
      while next < start + window {
        hash = hash &* base &+ unit(next) &- unit(next - window) &* highest
        next += 1
      }
      counts[hash, default: 0] += 1
      result.append("\(String(hash, radix: 16)):\(counts[hash, default: 1])")
    }
    return result
  }
}
