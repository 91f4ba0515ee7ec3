import ThemeBase
import ThemeSyntax

/// Checks properties of the layout of any bytes, whether they are a stylesheet or not.
///
/// The tests and the fuzzer share it.
enum FormatExercise {
  /// The property that fails, in a few words; nil if all hold.
  static func fault(of bytes: [UInt8], _ options: FormatOptions) -> String? {
    let before = parsed(bytes)
    let formatted = Formatter.format(before, options: options)
    let after = parsed(formatted)
    if Formatter.format(after, options: options) != formatted { return "formatted twice differs" }
    if words(of: before.value) != words(of: after.value) { return "a token changed" }
    if comments(in: before.value) != comments(in: after.value) { return "a comment changed" }
    if nodes(of: before.value) != nodes(of: after.value) { return "the tree changed" }
    if codes(of: before) != codes(of: after) { return "the mistakes changed" }
    let edits = Formatter.edits(before, options: options)
    return apply(edits, to: bytes) == formatted ? nil : "the edits do not give the formatted file"
  }

  private static func parsed(_ bytes: [UInt8]) -> Checked<SyntaxTree> {
    Parser.parse(SourceFile(id: FileID(index: 0), path: "theme.nss", bytes: bytes))
  }

  /// The tokens without semicolons, of which a missing one may be added.
  private static func words(of tree: SyntaxTree) -> [ArraySlice<UInt8>] {
    tree.tokens.filter { $0.kind != .semicolon }.map(\.bytes)
  }

  private static func comments(in tree: SyntaxTree) -> [ArraySlice<UInt8>] {
    tree.comments().map { tree.file.bytes[$0.range] }
  }

  private static func nodes(of tree: SyntaxTree) -> [String] {
    var walker = tree.walker()
    var nodes: [String] = []
    while let node = walker.next() {
      let words = node.tokens.filter { $0.kind != .semicolon }
      nodes.append("\(walker.ancestors.count) \(node.kind) \(words.count)")
    }
    return nodes
  }

  /// The codes of what is reported, but for those that layout mends.
  private static func codes(of parsed: Checked<SyntaxTree>) -> [String] {
    let mended: [DiagnosticCode] = [.missingLastSemicolon, .commentTouchesWord]
    return parsed.diagnostics.diagnostics.filter { !mended.contains($0.code) }.map(\.code.rawValue).sorted()
  }

  private static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    var position = 0
    for edit in edits {
      output += bytes[position..<Int(edit.span.start)]
      output += Array(edit.replacement.utf8)
      position = Int(edit.span.end)
    }
    return output + bytes[position...]
  }
}
