import ThemeBase

/// Recognises files that are not stylesheets by their first bytes, so that one diagnostic is enough.
enum ForeignFile {
  /// Returns the report on a file that is not a stylesheet, or nil if it may be one.
  static func diagnostic(for file: SourceFile) -> Diagnostic? {
    if let text = utf16(file.bytes) {
      return Diagnostic(.notUtf8, text, at: file.span(0, 2), help: ["save it as UTF-8"])
    }
    for (beginning, name) in beginnings where file.bytes.starts(with: beginning.utf8) {
      return .notAStylesheet(name, at: file.span(0, beginning.utf8.count), help: nil)
    }
    return json(file)
  }

  /// The message for a file encoded as UTF-16, with or without a byte order mark; nil for any other file.
  private static func utf16(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "the file is UTF-16, not UTF-8" }
    // ASCII in UTF-16 has a zero in every second byte; no stylesheet has one anywhere.
    let sample = bytes.prefix(64)
    guard sample.count >= 4, sample.count % 2 == 0 else { return nil }
    let isLittle = sample.indices.allSatisfy { ($0 % 2 == 1) == (sample[$0] == 0) }
    let isBig = sample.indices.allSatisfy { ($0 % 2 == 0) == (sample[$0] == 0) }
    return isLittle || isBig ? "the file is UTF-16, not UTF-8" : nil
  }

  /// The first characters of files of other kinds, with their names.
  private static let beginnings: [(String, String)] = [
    ("{\\rtf", "a document in rich text (RTF)"), ("bplist00", "a property list"), ("<?xml", "XML"),
    ("<!DOCTYPE", "HTML"), ("<html", "HTML"), ("<plist", "a property list"), ("<svg", "an SVG image"),
    ("%PDF-", "a PDF document"), ("PK\u{3}\u{4}", "a ZIP archive"),
  ]

  /// Whether a file begins as an object or an array of JSON does: no stylesheet begins with a bracket and a quote.
  private static func json(_ file: SourceFile) -> Diagnostic? {
    let bytes = file.bytes
    guard let first = bytes[file.textStart...].firstIndex(where: { !isSpace($0) }),
      bytes[first] == UInt8(ascii: "{") || bytes[first] == UInt8(ascii: "["),
      let second = bytes[(first + 1)...].firstIndex(where: { !isSpace($0) }),
      bytes[second] == UInt8(ascii: "\"") || bytes[first...second].elementsEqual("[{".utf8)
        || bytes[first...second].elementsEqual("{}".utf8)
    else { return nil }
    let isTable = contains("\"themec-table\"", in: bytes.prefix(4_096))
    return .notAStylesheet(
      isTable ? "a resolved table in JSON" : "JSON", at: file.span(first, first + 1),
      help: isTable ? "name the stylesheet that it was built from" : nil)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { ByteClass.of(byte).isSpace }

  private static func contains(_ text: StaticString, in bytes: ArraySlice<UInt8>) -> Bool {
    text.withUTF8Buffer { text in bytes.indices.contains { bytes[$0...].starts(with: text) } }
  }
}

extension Diagnostic {
  fileprivate static func notAStylesheet(_ name: String, at span: Span, help: String?) -> Diagnostic {
    Diagnostic(
      .notAStylesheet, "the file is \(name), not a stylesheet", at: span,
      help: [help ?? "a stylesheet holds rules such as 'Label { font-size: 17; }'"])
  }
}
