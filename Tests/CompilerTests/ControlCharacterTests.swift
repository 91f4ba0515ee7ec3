import TestSupport
import Testing
import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeSyntax
import ThemeTable

/// A control character means nothing: a theme with one is read as with a space in its place, and it is an error.
@Suite struct ControlCharacterTests {
  private static let theme = """
    @a: 1 + 2;
    @b: rgba(255, 0, /* no green */ 0, 0.5);
    @class Big : Label;
    Label, Button {
      font-size: 17;
      font-size-x: @a;
      &_title { font-color: @b; font-name: "Gill Sans"; }
    }
    *Big { font-color: mix(red, blue, 20%); }
    @media (device: ipad) and not (level: base), (contrast: high) {
      Label { font-size: 20; }
    }
    @component Own { certainty: documented; @part &_bar[n] : text; }
    fdlOwn_bar3 { font-color: red }
    """

  private static let characters = [
    "\u{0}", "\u{1}", "\u{8}", "\u{E}", "\u{1B}", "\u{1F}", "\u{7F}", "\u{80}", "\u{9F}", "\u{FEFF}",
    "\u{1}\u{FEFF}\u{9B}",
  ]

  @Test func meansNothingBetweenTokens() {
    // At the start of a file U+FEFF is a byte order mark.
    let tokens = tree.tokens.dropFirst()
    // What touches a token on both sides, such as the path `&_title`, a space parts as well.
    let offsets = Set(tokens.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    for (number, offset) in offsets.enumerated() {
      check(
        MutationCount.isThorough ? Self.characters : [Self.characters[number % Self.characters.count]], at: offset)
    }
  }

  /// Also within words: they end there, as at a space.
  @Test func endsAWord() {
    for offset in stride(from: 0, to: Self.theme.utf8.count, by: MutationCount.isThorough ? 1 : 3) {
      check(["\u{1}"], at: offset)
    }
  }

  private let tree = Parser.parse(
    SourceFile(id: FileID(index: 0), path: "theme.nss", bytes: Array(Self.theme.utf8))
  ).value

  /// Checks that the theme with each character in a place is read as with a space there; a text keeps it.
  private func check(_ characters: [String], at offset: Int) {
    let bytes = Array(Self.theme.utf8)
    func read(_ added: String) -> (table: [UInt8], diagnostics: [Diagnostic]) {
      let compilation = compile(Array(bytes[..<offset] + added.utf8 + bytes[offset...]))
      return (TableJSONEmitter.emit(compilation.table), compilation.diagnostics)
    }
    let isInText = tree.isCommentOrString(offset)
    let spaced = read(" ")
    for character in characters {
      let found = read(character)
      let reported = found.diagnostics.filter {
        $0.code == .unexpectedCharacter && $0.message.hasPrefix("the control")
      }
      expectEqual(reported.count, isInText ? 0 : 1, "\(offset)")
      guard !isInText else { continue }
      expectEqual(found.table, spaced.table, "\(offset)")
      let codes = found.diagnostics.filter { !$0.message.hasPrefix("the control") }.map(\.code)
      expectEqual(codes, spaced.diagnostics.map(\.code), "\(offset)")
    }
  }
}

extension SyntaxTree {
  /// Whether a byte lies in a comment or a string.
  fileprivate func isCommentOrString(_ offset: Int) -> Bool {
    tokens.contains { $0.kind == .string && $0.range.dropFirst().contains(offset) }
      || comments().contains { $0.range.dropFirst(2).contains(offset) }
  }
}
