/// The class paths of a list `A:B:C`, the strongest first: `C`, `B`, `A`.
///
/// Of a list the rightmost class wins, property by property. Empty names are left out. This is the one place that knows how
/// a list is written.
package struct ClassList {
  private var rest: UnsafeRawBufferPointer

  init(_ list: UnsafeRawBufferPointer) { rest = list }

  /// The next class path, or nil after the leftmost.
  mutating func next() -> UnsafeRawBufferPointer? {
    while !rest.isEmpty {
      let colon = NameBytes.lastColon(in: rest)
      let name = UnsafeRawBufferPointer(rebasing: rest[((colon ?? -1) + 1)...])
      rest = UnsafeRawBufferPointer(rebasing: rest[..<(colon ?? 0)])
      if !name.isEmpty { return name }
    }
    return nil
  }
}

extension ClassList {
  /// The number of class paths in a list.
  static func count(_ list: UnsafeRawBufferPointer) -> Int {
    var classes = ClassList(list)
    var count = 0
    while classes.next() != nil { count += 1 }
    return count
  }

  /// The class paths of a list as an app writes it, the strongest first.
  package static func names(_ list: String) -> [String] {
    list.withBytes { bytes in
      var names: [String] = []
      var classes = ClassList(bytes)
      while let name = classes.next() { names.append(String(decoding: name, as: UTF8.self)) }
      return names
    }
  }
}
