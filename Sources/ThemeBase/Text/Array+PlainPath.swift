extension [UInt8] {
  /// Whether the path of these bytes is written without anything to leave out: no part is empty, `.` or `..`.
  ///
  /// False for a path with any other name that begins with a dot, too: most have none.
  package var isPlainPath: Bool {
    let (slash, dot) = (UInt8(ascii: "/"), UInt8(ascii: "."))
    var isStart = true
    for byte in dropFirst(first == slash ? 1 : 0) {
      if isStart, byte == slash || byte == dot { return false }
      isStart = byte == slash
    }
    return !isStart
  }
}
