/// The [FNV-1a](http://www.isthe.com/chongo/tech/comp/fnv/) hash of 64 bits, the same in every run and on every machine.
///
/// For values that are written to files or pages. Anybody can choose bytes that collide: a table in memory has a ``KeyedHash``.
package struct FNVHash: Sendable {
  /// The hash of the bytes so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of no bytes.
  package init() {}

  /// The hash of some bytes.
  package init(_ bytes: [UInt8]) { for byte in bytes { combine(byte) } }

  /// Adds the bytes of a text.
  package mutating func combine(_ text: String) { for byte in text.utf8 { combine(byte) } }

  /// Adds a byte.
  package mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
}

extension UInt64 {
  /// The 16 hexadecimal digits of the number.
  package var hexDigits: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
