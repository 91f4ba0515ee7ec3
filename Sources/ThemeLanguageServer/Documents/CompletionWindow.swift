import ThemeBase
import ThemeDiagnostics
import ThemeSyntax

/// The part of a text around a cursor that decides what can be written there.
///
/// A completion must not wait until a long file is parsed. Only the lines around the cursor are: from a line that begins an
/// item at the top level, as far as its bytes tell.
struct CompletionWindow {
  /// The offset of the part in the text.
  let start: Int
  let tree: SyntaxTree

  /// The limit of bytes before the cursor in which the beginning is looked for.
  private static let reach = 1 << 15

  init(around offset: Int, in bytes: [UInt8]) {
    start = bytes.count <= Self.reach ? 0 : Self.start(before: offset, in: bytes)
    let end = min(bytes.count, Self.endOfLine(offset, in: bytes))
    tree =
      Parser.parse(
        SourceFile(id: FileID(index: 0), path: "", bytes: Array(bytes[start..<end]))
      ).value
  }

  /// The start of the nearest line before an offset that follows a `}` at the start of a line.
  ///
  /// Such a brace ends an item at the top level in every file that is laid out as usual. Without one in reach the file is
  /// read from its start.
  private static func start(before offset: Int, in bytes: [UInt8]) -> Int {
    var index = min(offset, bytes.count) - 1
    let limit = max(0, offset - reach)
    while index > limit {
      if bytes[index] == UInt8(ascii: "}"), bytes[index - 1] == 0x0A { return index + 1 }
      index -= 1
    }
    return 0
  }

  private static func endOfLine(_ offset: Int, in bytes: [UInt8]) -> Int {
    bytes[min(offset, bytes.count)...].firstIndex { $0 == 0x0A } ?? bytes.count
  }
}
