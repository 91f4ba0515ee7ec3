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
