import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeSyntax

/// A definition with the places of its parts.
struct DefinitionText {
  /// From the `@` up to the `;`, if there is one.
  let whole: Span
  let name: Span
  /// The name without its `@`.
  let key: String
  /// The tokens of the value, with single spaces.
  let value: String
  let gapBeforeColon: Span
  let gapAfterColon: Span
  let gapAfterValue: Span
  /// The white space around the value: that before it, or else that after it.
  var gapAroundValue: Span { gapAfterColon.length > 0 ? gapAfterColon : gapAfterValue }
  let lacksSemicolon: Bool

  /// Nil for a definition that the parser could not read whole.
  init?(_ definition: DefinitionSyntax) {
    let nameToken = definition.name
    guard let values = definition.value?.tokens, let firstValue = values.first, let lastValue = values.last,
      let colon = nameToken.next, colon.kind == .colon, let end = lastValue.next
    else { return nil }
    lacksSemicolon = end.kind != .semicolon
    name = nameToken.span
    whole = name.joined(with: lacksSemicolon ? lastValue.span : end.span)
    gapBeforeColon = colon.leadingGap
    gapAfterColon = firstValue.leadingGap
    gapAfterValue = end.leadingGap
    key = String(nameToken.text.dropFirst())
    value = values.map { $0.text }.joined(separator: " ").asWritten
  }

  /// The value as a colour of SAP's SwiftUI runtime; nil if it is not a colour.
  var color: String? { DefinitionLine.color(value) }

  /// Whether the runtime would take the definition for one of a colour; what a palette name says is always one.
  var isColor: Bool {
    guard !lacksSemicolon else { return false }
    // A value that its fix makes a colour is one already, so that the fix brings nothing new.
    guard let color else { return value.contains("(") || isPaletteKey && value.hasPrefix("@") }
    let isName = color == value && !value.hasPrefix("#")
    return isPaletteKey || !isName || NamedColor.isBasic(color) || PaletteLibrary.isStyle(color)
  }

  var isPaletteKey: Bool { !PaletteKey.parse(key).isEmpty }

  /// A theme may have own names for other readers, so these draw only a note.
  var severity: Severity { isPaletteKey ? .warning : .note }

  /// The white space in which the definition goes on to another line.
  func lineBreak(in tree: SyntaxTree) -> Span? {
    tree.trivia(in: whole.offsets).first { piece in
      piece.range.contains { DefinitionLine.newlineLength(at: $0, of: tree.file.bytes) > 0 }
    }.map { tree.file.span($0.range.lowerBound, $0.range.upperBound) }
  }

  /// The comments inside the definition.
  func comments(in tree: SyntaxTree) -> [String] { tree.comments(between: Int(whole.start), Int(whole.end)) }
}

extension Program {
  /// The range to delete to remove a definition: the definition, and the white space up to the next text or the end of
  /// its line.
  func deletion(of definition: Definition) -> Span? {
    let tree = tree(definition.place.file)
    guard let text = DefinitionSyntax(tree[definition.place.node]).flatMap({ DefinitionText($0) }), !text.lacksSemicolon
    else { return nil }
    let bytes = tree.file.bytes
    var end = Int(text.whole.end)
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") { end += 1 }
    let start = Int(text.whole.start)
    if start == tree.file.textStart || DefinitionLine.begins(at: start, of: bytes) {
      end += DefinitionLine.newlineLength(at: end, of: bytes)
    }
    return tree.file.span(Int(text.whole.start), end)
  }
}

extension SyntaxTree {
  /// The block comments that begin within a range of bytes.
  func comments(between start: Int, _ end: Int) -> [String] {
    trivia(in: start..<max(start, end)).filter { $0.kind == .blockComment }.map {
      file.text(file.span($0.range.lowerBound, $0.range.upperBound))
    }
  }

  /// Whether a range of bytes contains nothing but white space and comments.
  func isTrivia(between start: Int, _ end: Int) -> Bool { Int(token(at: start).span.start) >= end }
}

/// A line as SAP's SwiftUI runtime takes it apart.
///
/// A line is read if it begins with `@`. That and its last character, whatever it is, are dropped; what is left must be
/// two parts with a `:` between. Nothing is trimmed, and comments and rules are text like any other.
struct DefinitionLine {
  /// The bytes of the line, without its end.
  let range: Range<Int>
  /// The parts around the only colon; nil where the line is skipped.
  let parts: (name: String, value: String)?

  init(_ range: Range<Int>, of bytes: [UInt8]) {
    self.range = range
    let text = String(decoding: bytes[range], as: UTF8.self)
    let parts = text.dropFirst().dropLast().split(separator: ":", omittingEmptySubsequences: false)
    self.parts = text.first == "@" && parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
  }

  /// The line around an offset: lines end at every character that is a newline in Unicode.
  init(around offset: Int, of bytes: [UInt8]) {
    var start = offset
    while start > 0, !Self.isNewline(endingAt: start, of: bytes) { start -= 1 }
    var end = offset
    while end < bytes.count, Self.newlineLength(at: end, of: bytes) == 0 { end += 1 }
    self.init(start..<end, of: bytes)
  }

  /// The lines that begin with `@`, in order.
  static func all(of bytes: [UInt8]) -> [DefinitionLine] {
    bytes.indices.filter { bytes[$0] == UInt8(ascii: "@") && begins(at: $0, of: bytes) }.map {
      DefinitionLine(around: $0, of: bytes)
    }
  }

  /// The number of bytes of the newline at an offset; 0 if there is no newline.
  static func newlineLength(at offset: Int, of bytes: [UInt8]) -> Int {
    guard offset < bytes.count else { return 0 }
    switch bytes[offset] {
    case 0x0A...0x0D: return 1
    case 0xC2: return offset + 1 < bytes.count && bytes[offset + 1] == 0x85 ? 2 : 0
    case 0xE2:
      return offset + 2 < bytes.count && bytes[offset + 1] == 0x80
        && (bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9) ? 3 : 0
    default: return 0
    }
  }

  /// Whether a line begins at an offset.
  static func begins(at offset: Int, of bytes: [UInt8]) -> Bool {
    offset == 0 || isNewline(endingAt: offset, of: bytes)
  }

  private static func isNewline(endingAt offset: Int, of bytes: [UInt8]) -> Bool {
    (1...3).contains { offset >= $0 && newlineLength(at: offset - $0, of: bytes) == $0 }
  }

  /// The runtime's reading of a text as a colour: a name as it is, or hex digits; nil for anything else.
  ///
  /// Two texts that come to the same are read alike.
  static func color(_ text: String) -> String? {
    let isName =
      text.first.map { $0.isASCII && $0.isLetter } ?? false
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    return isName ? text : hexDigits(in: text)
  }

  /// Hex digits as SAP's SwiftUI runtime finds them anywhere in a text: eight, else six, else three.
  private static func hexDigits(in text: String) -> String? {
    let compact = Array(text.uppercased().filter { !$0.isWhitespace }.utf8)
    for count in [8, 6, 3] {
      for start in compact.indices {
        let mark = compact[start] == UInt8(ascii: "#") ? 1 : compact[start...].starts(with: "0X".utf8) ? 2 : 0
        let digits = compact[start...].dropFirst(mark).prefix(count)
        if mark > 0, digits.count == count, digits.allSatisfy({ $0.hexDigit != nil }) {
          return String(decoding: digits, as: UTF8.self)
        }
      }
    }
    return nil
  }
}
