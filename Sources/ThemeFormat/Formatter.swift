package import ThemeDiagnostics
package import ThemeSyntax

/// Gives a stylesheet its canonical layout, which `ThemeFormat.docc/Layout.md` describes.
///
/// Only gaps between tokens change, and missing last semicolons are added: every word, number, colour and comment stays
/// byte for byte and in its order. Formatting a formatted file changes nothing. An item in which the parser has found a
/// mistake stays as it is.
package struct Formatter {
  private let file: SourceFile
  private let tree: SyntaxTree
  private let separators: [Separator]
  private var printer: GapPrinter

  /// Formats a whole file.
  ///
  /// Takes linear time.
  package static func format(
    _ parsed: Checked<SyntaxTree>, options: FormatOptions = FormatOptions()
  ) -> [UInt8] {
    var formatter = Formatter(parsed, options)
    return formatter.format()
  }

  /// The edits that give some bytes of a file the canonical layout, in source order; none if they have it.
  ///
  /// Only gaps that lie in `range`, at least in part, are edited: an editor passes the selection or the line that was
  /// just typed. Takes time linear in the file.
  package static func edits(
    _ parsed: Checked<SyntaxTree>, in range: Range<Int>? = nil,
    options: FormatOptions = FormatOptions()
  ) -> [TextEdit] {
    var formatter = Formatter(parsed, options)
    return formatter.edits(in: range ?? 0..<parsed.value.file.bytes.count)
  }

  private init(_ parsed: Checked<SyntaxTree>, _ options: FormatOptions) {
    tree = parsed.value
    file = tree.file
    separators = LayoutPass.separators(for: parsed, options)
    printer = GapPrinter(file)
  }

  private mutating func format() -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(file.bytes.count + file.bytes.count / 8)
    for token in separators.indices {
      printer.print(gap(before: token), separators[token], isFirst: token == 0, to: &output)
      let bounds = tree.tokens.range(token)
      output.append(contentsOf: file.bytes[bounds])
    }
    return output
  }

  private mutating func edits(in range: Range<Int>) -> [TextEdit] {
    var edits: [TextEdit] = []
    var scratch: [UInt8] = []
    for token in separators.indices {
      let gap = gap(before: token)
      guard gap.upperBound >= range.lowerBound else { continue }
      guard gap.lowerBound <= range.upperBound else { break }
      scratch.removeAll(keepingCapacity: true)
      printer.print(gap, separators[token], isFirst: token == 0, to: &scratch)
      guard !scratch.elementsEqual(file.bytes[gap]) else { continue }
      edits.append(
        TextEdit(
          span: file.span(gap.lowerBound, gap.upperBound),
          replacement: String(decoding: scratch, as: UTF8.self)))
    }
    return edits
  }

  private func gap(before token: Int) -> Range<Int> { tree.tokens.gap(before: token) }
}
