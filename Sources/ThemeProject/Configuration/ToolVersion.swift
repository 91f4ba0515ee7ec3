/// A version of themec: `0.2.1`, `0.2` or `1`.
package struct ToolVersion: Comparable, Sendable {
  /// The text of the version of this themec.
  package static let current = "0.9.0"

  /// Three numbers; those that the text leaves out are zero.
  private let numbers: [UInt32]

  /// Nil for a text that is not one to three numbers with dots between.
  package init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.utf8.allSatisfy { 48...57 ~= $0 } ? UInt32(part) : nil }
    guard numbers.count == parts.count, parts.count <= 3 else { return nil }
    self.numbers = numbers + Array(repeating: 0, count: 3 - numbers.count)
  }

  package static func < (left: ToolVersion, right: ToolVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
