extension Array where Element == UInt8 {
  /// Whether a path has nothing to take out: no empty part, and none that begins with a dot.
  ///
  /// Most paths are such, and a fleet has thousands.
  package var isPlainPath: Bool {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var last = slash
    for (place, byte) in enumerated() {
      if last == slash, byte == dot || byte == slash && place > 0 { return false }
      last = byte
    }
    return last != slash
  }
}
