package import ThemeBase

/// Gives a stylesheet its canonical layout, which `ThemeSyntax.docc/Layout.md` describes.
///
/// Only gaps between tokens change, and missing last semicolons are added: every word, number, colour and comment stays
/// byte for byte and in its order. Formatting a formatted file changes nothing. An item in which the parser has found a
/// mistake stays as it is, and so does a file with mistakes that would be read otherwise in another layout.
package struct Formatter {
  private let parsed: Checked<SyntaxTree>
  private let file: SourceFile
  private let tree: SyntaxTree
  private let separators: [Separator]
  private let printer: GapPrinter

  /// Formats a whole file.
  ///
  /// Takes linear time.
  package static func format(_ parsed: Checked<SyntaxTree>, options: FormatOptions = FormatOptions()) -> [UInt8] {
    let formatter = Formatter(parsed, options)
    let formatted = formatter.format()
    return formatter.keepsReading(formatted) ? formatted : parsed.value.file.bytes
  }

  /// The edits that give some bytes of a file the canonical layout, in source order; none if they have it.
  ///
  /// Only gaps that lie in `range`, at least in part, are edited: an editor passes the selection or the line that was
  /// just typed. Takes time linear in the file.
  package static func edits(
    _ parsed: Checked<SyntaxTree>, in range: Range<Int>? = nil, options: FormatOptions = FormatOptions()
  ) -> [TextEdit] {
    let formatter = Formatter(parsed, options)
    let edits = formatter.edits(in: range ?? 0..<parsed.value.file.bytes.count)
    return formatter.keepsReading(formatter.applying(edits)) ? edits : []
  }

  private init(_ parsed: Checked<SyntaxTree>, _ options: FormatOptions) {
    self.parsed = parsed
    tree = parsed.value
    file = tree.file
    separators = LayoutPass.separators(for: parsed, options)
    printer = GapPrinter(tree, separators)
  }

  /// Whether the file is read the same way with other bytes; without mistakes it is in any layout.
  private func keepsReading(_ bytes: @autoclosure () -> [UInt8]) -> Bool {
    guard parsed.hasFrozenItems else { return true }
    let changed = SourceFile(id: file.id, path: file.path, bytes: bytes(), origin: file.origin)
    return LayoutFreeText(Parser.parse(changed)).isSame(as: LayoutFreeText(parsed))
  }

  private func format() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(file.bytes.count + file.bytes.count / 8)
    for token in separators.indices {
      printer.print(gap(before: token), separators[token], isFirst: token == 0, to: &output)
      let bounds = tree.tokens[token].range
      output.append(contentsOf: file.bytes[bounds])
    }
    return output
  }

  private func gap(before token: Int) -> Range<Int> { tree.tokens[token].gap }

  // MARK: Edits

  private func edits(in range: Range<Int>) -> [TextEdit] {
    var edits: [TextEdit] = []
    var scratch: [UInt8] = []
    for token in separators.indices {
      let gap = gap(before: token)
      guard gap.upperBound >= range.lowerBound else { continue }
      guard gap.lowerBound <= range.upperBound else { break }
      scratch.removeAll(keepingCapacity: true)
      printer.print(gap, separators[token], isFirst: token == 0, to: &scratch)
      if !scratch.elementsEqual(file.bytes[gap]) { appendEdits(of: gap, to: scratch, &edits) }
    }
    return edits
  }

  /// Adds the edits that make a gap a text with the same byte order mark and comments.
  ///
  /// Only the white space between these is edited: the bytes of a comment need not be text.
  private func appendEdits(of gap: Range<Int>, to text: [UInt8], _ edits: inout [TextEdit]) {
    let mark = gap.lowerBound == 0 ? file.textStart : 0
    var (start, position) = (gap.lowerBound + mark, mark)
    for piece in TriviaPieces(file, in: start..<gap.upperBound) where piece.kind != .whitespace {
      let first = file.bytes[piece.range.lowerBound]
      let place = text[position...].firstIndex(of: first) ?? text.count
      appendEdit(of: start..<piece.range.lowerBound, to: text[position..<place], &edits)
      (start, position) = (piece.range.upperBound, min(place + piece.range.count, text.count))
    }
    appendEdit(of: start..<gap.upperBound, to: text[position...], &edits)
  }

  private func appendEdit(of range: Range<Int>, to text: ArraySlice<UInt8>, _ edits: inout [TextEdit]) {
    guard !text.elementsEqual(file.bytes[range]) else { return }
    edits.append(
      TextEdit(span: file.span(range.lowerBound, range.upperBound), replacement: String(decoding: text, as: UTF8.self)))
  }

  private func applying(_ edits: [TextEdit]) -> [UInt8] {
    var output: [UInt8] = []
    var position = 0
    for edit in edits {
      output += file.bytes[position..<Int(edit.span.start)]
      output += edit.replacement.utf8
      position = Int(edit.span.end)
    }
    return output + file.bytes[position...]
  }
}

/// The choices among canonical layouts.
package struct FormatOptions: Sendable, Hashable {
  /// Whether definitions are written as SAP's SwiftUI runtime reads them: `@name:value;`, without white space around the
  /// colon and on one line.
  package var writesDefinitionsForLineReader: Bool

  package init(writesDefinitionsForLineReader: Bool = false) {
    self.writesDefinitionsForLineReader = writesDefinitionsForLineReader
  }
}

/// The parser's reading of a text, independent of its layout.
///
/// Two texts with equal readings differ in white space and in semicolons that may be left out.
struct LayoutFreeText {
  private let tree: SyntaxTree
  private let diagnostics: [Diagnostic]

  init(_ parsed: Checked<SyntaxTree>) {
    tree = parsed.value
    diagnostics = parsed.diagnostics.diagnostics
  }

  /// Whether two texts have the same tokens, comments, nodes and mistakes.
  ///
  /// Takes linear time.
  func isSame(as other: LayoutFreeText) -> Bool {
    words.elementsEqual(other.words, by: { $0 == $1 }) && comments.elementsEqual(other.comments, by: { $0 == $1 })
      && nodes.elementsEqual(other.nodes) && mistakes == other.mistakes
  }

  private var words: some Sequence<ArraySlice<UInt8>> {
    tree.tokens.lazy.filter { $0.kind != .semicolon }.map { $0.bytes }
  }

  private var comments: some Sequence<ArraySlice<UInt8>> { tree.comments().lazy.map { tree.file.bytes[$0.range] } }

  /// A node by its depth, its kind and its tokens.
  private struct Node: Equatable {
    var depth: Int
    var kind: NodeKind
    var words: Range<Int>
  }

  private var nodes: [Node] {
    // The number of tokens before each one that are not semicolons.
    var count = 0
    let before = (0...tree.tokens.count).map { token in
      defer { if token < tree.tokens.count, tree.tokens[token].kind != .semicolon { count += 1 } }
      return count
    }
    var nodes: [Node] = []
    var walker = tree.walker()
    while let node = walker.next() {
      let tokens = node.tokens
      let words = before[tokens.startIndex]..<before[tokens.endIndex]
      nodes.append(Node(depth: walker.depth, kind: node.kind, words: words))
    }
    return nodes
  }

  /// The number of reports of each mistake, but for those that the layout mends.
  private var mistakes: [DiagnosticCode: Int] {
    diagnostics.reduce(into: [:]) { counts, diagnostic in
      if ![.missingLastSemicolon, .commentTouchesWord].contains(diagnostic.code) {
        counts[diagnostic.code, default: 0] += 1
      }
    }
  }
}
