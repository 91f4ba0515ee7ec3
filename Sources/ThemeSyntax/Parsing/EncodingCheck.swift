import ThemeBase

/// Reports bytes that are not UTF-8.
///
/// NUI reads a file with such bytes as an empty stylesheet, unless they are ``CopyrightByte``s.
enum EncodingCheck {
  /// The faults of a file, as one diagnostic.
  ///
  /// A byte A9 in a comment or a string is read as '©'. Elsewhere '©' would be a mistake, too.
  static func run(_ tree: SyntaxTree) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    let faults = faults(in: tree.file)
    guard !faults.isEmpty else { return diagnostics }
    let others = faults.filter { !isCopyrightSign($0, in: tree) }
    diagnostics.append(others.isEmpty ? .copyrightBytes(faults) : .notUTF8(others))
    return diagnostics
  }

  private static func isCopyrightSign(_ span: Span, in tree: SyntaxTree) -> Bool {
    let range = span.offsets
    guard tree.file.bytes[range].allSatisfy({ $0 == CopyrightByte.value }) else { return false }
    let token = tree.token(at: range.lowerBound)
    return !token.range.contains(range.lowerBound) || token.kind == .string
  }

  /// The places of all faults of a file, with adjacent ones joined.
  ///
  /// Takes linear time, with one step for 32 bytes of ASCII.
  private static func faults(in file: SourceFile) -> [Span] {
    let bytes = file.bytes.span
    var faults: [Span] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index = endOfASCII(file.bytes, from: index)
        continue
      }
      let (scalar, length) = UnicodeScan.decode(bytes, at: index)
      if scalar == nil {
        let fault = file.span(index, index + length)
        let isAdjacent = faults.last?.end == fault.start
        if isAdjacent { faults[faults.count - 1].end = fault.end } else { faults.append(fault) }
      }
      index += length
    }
    return faults
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

extension Diagnostic {
  fileprivate static func notUTF8(_ faults: [Span]) -> Diagnostic {
    Diagnostic(
      .notUtf8, "the file is not UTF-8", at: faults[0], label: "invalid bytes", secondary: further(faults),
      nui: "NUI reads such a file as an empty stylesheet", notes: count(of: faults), help: ["save it as UTF-8"])
  }

  fileprivate static func copyrightBytes(_ faults: [Span]) -> Diagnostic {
    let edits = faults.map { TextEdit(span: $0, replacement: String(repeating: "©", count: $0.length)) }
    return Diagnostic(
      .copyrightByte, "the byte A9 is not UTF-8; it is read as '©'", at: faults[0], secondary: further(faults),
      notes: count(of: faults), fixIts: [FixIt("write '©' in UTF-8", edits: edits)])
  }

  private static func further(_ faults: [Span]) -> [Label] {
    faults.dropFirst().prefix(3).map { Label($0, "and here") }
  }

  private static func count(of faults: [Span]) -> [String] { faults.count > 4 ? ["\(faults.count) places in all"] : [] }
}
