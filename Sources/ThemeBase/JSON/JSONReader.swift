/// Reads JSON as [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259) defines it, or [JSON5](https://spec.json5.org), and keeps
/// the place of every value.
///
/// A byte order mark at the start is skipped. In plain JSON, comments and trailing commas are errors that say so. Any bytes
/// are a legal input: nesting is limited, and the time is linear.
package struct JSONReader {
  /// The deepest nesting of arrays and objects that is read.
  package static let deepestNesting = 128

  private let file: SourceFile
  let bytes: [UInt8]
  private let repairsText: Bool
  /// Whether the file may be JSON5, of which JSON is a part.
  let isJSON5: Bool
  var position = 0
  private var depth = 0

  /// Reads a file that holds one value.
  ///
  /// Pass true for `repairsText` to read U+FFFD for parts of a string that are not Unicode: half of a surrogate pair, or
  /// bytes that are not UTF-8. Otherwise that is a fault.
  package static func read(_ file: SourceFile, repairsText: Bool = false, asJSON5 isJSON5: Bool = false)
    throws(JSONFault) -> JSONValue
  {
    var reader = JSONReader(file, repairsText: repairsText, isJSON5: isJSON5)
    try reader.skipSpace()
    let value = try reader.readValue()
    try reader.skipSpace()
    guard reader.position == reader.bytes.count else {
      throw reader.fault("expected the end of the file after the value")
    }
    return value
  }

  private init(_ file: SourceFile, repairsText: Bool, isJSON5: Bool) {
    self.file = file
    self.repairsText = repairsText
    self.isJSON5 = isJSON5
    bytes = file.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  // MARK: - Values

  private mutating func readValue() throws(JSONFault) -> JSONValue {
    let start = position
    guard position < bytes.count else { throw fault("expected a value, found the end of the file") }
    let content: JSONValue.Content
    switch bytes[position] {
    case UInt8(ascii: "{"): content = .object(try nested { (reader) throws(JSONFault) in try reader.readMembers() })
    case UInt8(ascii: "["): content = .array(try nested { (reader) throws(JSONFault) in try reader.readElements() })
    case UInt8(ascii: "\""): content = .string(try readString())
    case UInt8(ascii: "'") where isJSON5: content = .string(try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try readNumber())
    case UInt8(ascii: "+") where isJSON5, UInt8(ascii: ".") where isJSON5: content = .number(try readNumber())
    default: content = try readWord()
    }
    return JSONValue(content, at: file.span(start, position))
  }

  private mutating func nested<Result>(_ body: (inout JSONReader) throws(JSONFault) -> Result) throws(JSONFault)
    -> Result
  {
    guard depth < Self.deepestNesting else {
      throw fault("arrays and objects are nested more than \(Self.deepestNesting) deep")
    }
    depth += 1
    position += 1
    let result = try body(&self)
    depth -= 1
    return result
  }

  private mutating func readElements() throws(JSONFault) -> [JSONValue] {
    var elements: [JSONValue] = []
    try skipSpace()
    if skip("]") { return elements }
    while true {
      elements.append(try readValue())
      if try endsList(with: "]") { return elements }
    }
  }

  private mutating func readMembers() throws(JSONFault) -> [JSONMember] {
    var members: [JSONMember] = []
    try skipSpace()
    if skip("}") { return members }
    while true {
      let start = position
      let name = try readName()
      let span = file.span(start, position)
      try skipSpace()
      guard skip(":") else { throw fault("expected ':' after the name \"\(name)\"") }
      try skipSpace()
      members.append(JSONMember(name, at: span, try readValue()))
      if try endsList(with: "}") { return members }
    }
  }

  private mutating func readName() throws(JSONFault) -> String {
    if isNext("\"") || isJSON5 && isNext("'") { return try readString() }
    guard isJSON5, let name = readIdentifier() else { throw fault("expected a name in quotes") }
    return name
  }

  /// Reads the comma after an element; returns true if the list ends instead, in JSON5 also after a comma.
  private mutating func endsList(with end: Unicode.Scalar) throws(JSONFault) -> Bool {
    try skipSpace()
    if skip(end) { return true }
    let comma = position
    guard skip(",") else { throw fault("expected ',' or '\(end)'") }
    try skipSpace()
    guard isNext(end) else { return false }
    if isJSON5 { return skip(end) }
    throw JSONFault("JSON has no trailing commas", at: file.span(comma, comma + 1), help: "remove the ','")
  }

  private mutating func readWord() throws(JSONFault) -> JSONValue.Content {
    let words: [(String, JSONValue.Content)] = [("true", .boolean(true)), ("false", .boolean(false)), ("null", .null)]
    for (word, content) in words where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return content
    }
    throw fault("expected a value")
  }

  // MARK: - Numbers

  private mutating func readNumber() throws(JSONFault) -> Double {
    let start = position
    if isJSON5, let number = readHexadecimalNumber() { return number }
    if !skip("-"), isJSON5 { _ = skip("+") }
    // JSON5 may leave out the digits before or after the point.
    if !skip("0"), !isJSON5 || !isNext(".") { try skipDigits() }
    if skip("."), !isJSON5 || isNextDigit || position == start + 1 { try skipDigits() }
    if skip("e") || skip("E") {
      if !skip("+") { _ = skip("-") }
      try skipDigits()
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw JSONFault("the number is too large", at: file.span(start, position))
    }
    return number
  }

  private mutating func skipDigits() throws(JSONFault) {
    let start = position
    while isNextDigit { position += 1 }
    if position == start { throw fault("expected a digit") }
  }

  // MARK: - Strings

  private mutating func readString() throws(JSONFault) -> String {
    let start = position
    let quote = bytes[position]
    position += 1
    var text: ArraySlice<UInt8> = []
    var run = position
    while position < bytes.count {
      switch bytes[position] {
      case quote:
        let rest = bytes[run..<position]
        position += 1
        return try string(of: text.isEmpty ? rest : text + rest, from: start)
      case UInt8(ascii: "\\"):
        text += bytes[run..<position]
        // A text that an editor sends has one of these on each line.
        if position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "n") {
          text.append(0x0A)
          position += 2
        } else if isJSON5, let escape = readJSON5Escape() {
          text += escape
        } else {
          text += String(try readEscape()).utf8
        }
        run = position
      case 0..<0x20: throw fault("a string may not contain control characters")
      default: position = endOfPlainText(from: position)
      }
    }
    throw JSONFault("the string has no closing quote", at: file.span(start, start + 1))
  }

  /// The first place after `start` at which the string ends, or a character is not what it seems.
  private func endOfPlainText(from start: Int) -> Int {
    let bytes = bytes.span
    var index = start + 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "'") { break }
      index += 1
    }
    return index
  }

  private func string(of text: ArraySlice<UInt8>, from start: Int) throws(JSONFault) -> String {
    // Most are short and ASCII, which takes less to decode than to validate.
    if text.allSatisfy({ $0 < 0x80 }) { return String(decoding: text, as: UTF8.self) }
    if let string = String(validating: text, as: UTF8.self) { return string }
    guard repairsText else { throw JSONFault("the string is not UTF-8", at: file.span(start, position)) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads an escape, a surrogate pair included.
  private mutating func readEscape() throws(JSONFault) -> Unicode.Scalar {
    let start = position
    position += 1
    let letter = position < bytes.count ? bytes[position] : 0
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default: throw JSONFault("unknown escape", at: file.span(start, min(start + 2, bytes.count)))
    }
    let first = try readHexadecimal(from: start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    let end = position
    if first < 0xDC00, bytes[position...].starts(with: "\\u".utf8) {
      position += 2
      let second = try readHexadecimal(from: start)
      if (0xDC00...0xDFFF).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
      {
        return scalar
      }
    }
    guard repairsText else { throw JSONFault("half of a surrogate pair", at: file.span(start, position)) }
    // The next escape is not the other half of this pair.
    position = end
    return "\u{FFFD}"
  }

  private mutating func readHexadecimal(from start: Int) throws(JSONFault) -> UInt32 {
    let end = Swift.min(position + 4, bytes.count)
    let digits = String(decoding: bytes[Swift.min(position, end)..<end], as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy({ $0.isHexDigit }), let number = UInt32(digits, radix: 16) else {
      throw JSONFault("'\\u' needs four hexadecimal digits", at: file.span(start, end))
    }
    position = end
    return number
  }

  // MARK: - Bytes

  private mutating func skipSpace() throws(JSONFault) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/"):
        guard isJSON5 else {
          throw fault("JSON has no comments", help: "remove the comment; JSON5 and JSONC are not read")
        }
        guard skipComment() else { throw fault("expected a comment that ends") }
      default: return
      }
    }
  }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    position += 1
    return true
  }

  func isNext(_ character: Unicode.Scalar) -> Bool {
    position < bytes.count && bytes[position] == UInt8(ascii: character)
  }

  /// A fault at the current byte.
  private func fault(_ message: String, help: String? = nil) -> JSONFault {
    let start = Swift.min(position, bytes.count)
    return JSONFault(message, at: file.span(start, Swift.min(start + 1, bytes.count)), help: help)
  }
}
