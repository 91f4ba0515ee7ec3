/// Writes one JSON document as UTF-8 bytes.
///
/// Members keep the order in which the caller writes them, so sorted keys are the caller's business, and
/// objects and arrays take closures, so they are always closed. What comes out is valid JSON for every input: text
/// is escaped, and a number that JSON cannot hold becomes `null`.
///
///     var json = JSONWriter()
///     json.object {
///       $0.member("name", "Label")
///       $0.key("padding")
///       $0.array(inline: true) { for side in [0, 8, 0, 8.5] { $0.value(side) } }
///     }
///     json.document()  // {\n  "name": "Label",\n  "padding": [0, 8, 0, 8.5]\n}\n
package struct JSONWriter: Sendable {
  /// The layout of the document.
  package enum Layout: Sendable {
    /// A member or element on each line, indented by two spaces.
    case pretty
    /// The same with a space before each colon too, as Xcode writes it.
    case spaced
    /// No space and no newline anywhere.
    case compact
  }

  private let layout: Layout
  private var bytes = ByteRun()
  private var depth = 0
  /// The number of open objects and arrays that are kept on one line.
  private var inlineDepth = 0
  /// Nothing was written yet into the innermost object or array.
  private var isFirst = true
  private var isAfterKey = false

  package init(_ layout: Layout = .pretty) { self.layout = layout }

  /// The bytes of the document with a final newline.
  package consuming func document() -> [UInt8] {
    bytes.append(UInt8(ascii: "\n"))
    return bytes.takeAll()
  }

  /// The document as text, with a final newline.
  package consuming func text() -> String { String(decoding: document(), as: UTF8.self) }

  // MARK: - Objects and arrays

  /// Writes an object whose members `body` writes; `inline` keeps it on one line.
  package mutating func object(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    nested(open: UInt8(ascii: "{"), close: UInt8(ascii: "}"), inline: inline, body)
  }

  /// Writes an array whose elements `body` writes; `inline` keeps it on one line.
  package mutating func array(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    nested(open: UInt8(ascii: "["), close: UInt8(ascii: "]"), inline: inline, body)
  }

  /// Writes an array of the elements, each of which `write` writes as one value.
  package mutating func array<Elements: Sequence>(
    _ elements: Elements, inline: Bool = false, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) { array(inline: inline) { json in for element in elements { write(&json, element) } } }

  /// Writes a member whose value is an object.
  package mutating func object(_ name: String, inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    key(name)
    object(inline: inline, body)
  }

  /// Writes a member whose value is an array.
  package mutating func array(_ name: String, inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    key(name)
    array(inline: inline, body)
  }

  /// Writes a member whose value is an array with one entry for each element.
  package mutating func array<Elements: Sequence>(
    _ name: String, _ elements: Elements, inline: Bool = false, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    key(name)
    array(elements, inline: inline, write)
  }

  /// Writes the key of the next value; only inside an object.
  package mutating func key(_ name: String) {
    beginValue()
    quoted(name)
    if layout == .spaced { bytes.append(UInt8(ascii: " ")) }
    bytes.append(UInt8(ascii: ":"))
    if layout != .compact { bytes.append(UInt8(ascii: " ")) }
    isAfterKey = true
  }

  // MARK: - Values

  package mutating func value(_ text: String) {
    beginValue()
    quoted(text)
  }

  package mutating func value(_ number: Int) {
    beginValue()
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(digitsOf: number.magnitude)
  }

  /// Writes the shortest digits that read back as the same number: `18`, `0.5`; `null` for NaN and infinities.
  package mutating func value(_ number: Double) {
    // Most are whole, and 0 may be negative.
    if number.magnitude < 1e15, let whole = Int(exactly: number), whole != 0 { return value(whole) }
    beginValue()
    append(plain: number.shortestDigits)
  }

  package mutating func value(_ flag: Bool) {
    beginValue()
    bytes.append(flag ? "true" : "false")
  }

  package mutating func null() {
    beginValue()
    bytes.append("null")
  }

  /// Writes a document of another writer as one value; a final newline is left out.
  package mutating func raw(_ document: [UInt8]) {
    beginValue()
    bytes.append(document.last == UInt8(ascii: "\n") ? document.dropLast() : document[...])
  }

  package mutating func member(_ name: String, _ value: some JSONWritable) {
    key(name)
    value.write(to: &self)
  }

  // MARK: - Layout

  private mutating func nested(open: UInt8, close: UInt8, inline: Bool, _ body: (inout JSONWriter) -> Void) {
    beginValue()
    bytes.append(open)
    depth += 1
    if inline || inlineDepth > 0 { inlineDepth += 1 }
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { breakLine() }
    if inlineDepth > 0 { inlineDepth -= 1 }
    bytes.append(close)
    isFirst = false
    isAfterKey = false
  }

  /// Puts the comma and the space before a key or an element; nothing between a key and its value.
  private mutating func beginValue() {
    defer {
      isFirst = false
      isAfterKey = false
    }
    guard !isAfterKey, depth > 0 else { return }
    if !isFirst {
      bytes.append(UInt8(ascii: ","))
      if layout != .compact, inlineDepth > 0 { bytes.append(UInt8(ascii: " ")) }
    }
    breakLine()
  }

  private mutating func breakLine() {
    guard layout != .compact, inlineDepth == 0 else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth { bytes.append("  ") }
  }

  // MARK: - Escaping

  /// Writes a text with its quotes.
  private mutating func quoted(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices where Self.isEscaped(utf8[index]) {
        bytes.append(UnsafeBufferPointer(rebasing: utf8[start..<index]))
        appendEscaped(utf8[index])
        start = index + 1
      }
      bytes.append(UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends ASCII that needs no escapes.
  private mutating func append(plain text: String) { for byte in text.utf8 { bytes.append(byte) } }

  private static func isEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): bytes.append("\\\"")
    case UInt8(ascii: "\\"): bytes.append("\\\\")
    case 0x08: bytes.append("\\b")
    case 0x09: bytes.append("\\t")
    case 0x0A: bytes.append("\\n")
    case 0x0C: bytes.append("\\f")
    case 0x0D: bytes.append("\\r")
    default:
      let hex = String(byte, radix: 16)
      bytes.append(hex.count == 1 ? "\\u000" : "\\u00")
      append(plain: hex)
    }
  }

  /// Writes a value that was read, in the writer's own layout.
  package mutating func value(_ value: JSONValue, inline: Bool = true) {
    switch value.content {
    case .null: null()
    case .boolean(let flag): self.value(flag)
    case .number(let number): self.value(number)
    case .string(let text): self.value(text)
    case .array(let elements): array(elements, inline: inline) { $0.value($1, inline: inline) }
    case .object(let members):
      object(inline: inline) { json in
        for member in members {
          json.key(member.name)
          json.value(member.value, inline: inline)
        }
      }
    }
  }
}
