import ThemeBase

/// Bytes that are not UTF-8.
///
/// NUI reads a file with such bytes as an empty stylesheet, unless they are ``CopyrightByte``s.
enum UTF8Fault {
  /// The places of all faults of a file, with adjacent ones joined.
  ///
  /// Takes linear time, with one step for 32 bytes of ASCII.
  static func find(in file: SourceFile) -> [Span] {
    let bytes = file.bytes.span
    var faults: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index = endOfASCII(file.bytes, from: index)
        continue
      }
      let (scalar, length) = UnicodeScan.decode(bytes, at: index)
      if scalar == nil { append(index..<index + length, to: &faults) }
      index += length
    }
    return faults.map { file.span($0.lowerBound, $0.upperBound) }
  }

  private static func append(_ range: Range<Int>, to faults: inout [Range<Int>]) {
    if let last = faults.last, last.upperBound == range.lowerBound {
      faults[faults.count - 1] = last.lowerBound..<range.upperBound
    } else {
      faults.append(range)
    }
  }

  private static func endOfASCII(_ bytes: [UInt8], from start: Int) -> Int {
    bytes.withUnsafeBytes { raw in
      var index = start
      while index + 32 <= raw.count {
        let words = raw.loadUnaligned(fromByteOffset: index, as: SIMD4<UInt64>.self)
        let bits = words[0] | words[1] | words[2] | words[3]
        guard bits & 0x8080_8080_8080_8080 == 0 else { break }
        index += 32
      }
      while index < raw.count, raw[index] < 0x80 { index += 1 }
      return index
    }
  }
}
