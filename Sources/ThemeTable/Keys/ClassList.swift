/// The class paths of a list `A:B:C`, the strongest first: `C`, `B`, `A`.
///
/// Of a list the rightmost class wins, property by property. Empty names are left out. This is the one place that knows how
/// a list is written.
package struct ClassList: Sequence, IteratorProtocol {
  /// The part of the list before the path that was returned last.
  private var remaining: ByteView

  init(_ list: ByteView) { remaining = list }

  /// The next class path, or nil after the leftmost.
  package mutating func next() -> ByteView? {
    while !remaining.isEmpty {
      let colon = remaining.lastIndex(of: UInt8(ascii: ":"))
      let name = remaining.suffix(from: (colon ?? -1) &+ 1)
      remaining = remaining.prefix(colon ?? 0)
      if !name.isEmpty { return name }
    }
    return nil
  }

  /// The number of class paths in a list.
  static func count(_ list: ByteView) -> Int { ClassList(list).reduce(0) { count, _ in count + 1 } }

  /// The class paths of a list as an app writes it, the strongest first.
  package static func names(_ list: String) -> [String] { list.withBytes { ClassList($0).map { $0.text } } }
}
