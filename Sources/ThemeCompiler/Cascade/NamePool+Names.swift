package import ThemeSyntax
package import ThemeTable

extension NamePool {
  /// All names of a compilation under their numbers, with invalid UTF-8 repaired: values can hold any bytes.
  package init(_ names: NameTable) {
    guard names.bytes.contains(where: { $0 >= 0x80 }) else {
      self.init(bytes: names.bytes, ends: names.ends)
      return
    }
    self.init()
    bytes.reserveCapacity(names.bytes.count)
    ends.reserveCapacity(names.count)
    for name in 0..<UInt32(truncatingIfNeeded: names.count) { append(names[name]) }
  }
}
