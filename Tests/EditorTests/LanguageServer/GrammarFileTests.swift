import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeEditor
import ThemeSyntax

/// The TextMate grammar against the lexer, with the engine of an editor that reads such grammars.
@Suite struct GrammarFileTests {
  /// A sheet in which everything of the language stands.
  private static let sheet = """
    @import "base.nss";
    @palette v7;
    @class Big-One : Button, Label;
    @é😀: #fff; // a line
    @a: rgba(1, 2, 3, 0.5);  @b:@a;
    /* two
     * lines */
    @media (appearance: dark) and not (device: ipad), (contrast: high) {
      @a: darken(@b, 10%);
      Button, Label { font-color: @a; font-size: -2 * .5 + @c / 3px }
    }
    fdlFUIHierarchy*_title {
      &_x { font-name: "Helvetica Neue"; text-align: left; a: 'b c'; }
      @media (orientation: landscape) { font-color: red; }
      image-name: a/b/c.png;
    }
    @component Own {
      @part &, &_title : text { font-color: Color; }
    }
    A:B:C { d: e }

    """

  @Test func scopesFitTheLexer() throws {
    guard (try? python(["-c", "import babi.highlight"]))?.code == 0 else {
      print("note: no 'babi' for python3; the TextMate grammar is not held against the lexer")
      return
    }
    try withTokens { folder, files in
      let grammar = folder.appending(path: "grammar.json")
      let file = EditorKind.vscode.files.first { $0.path == "syntaxes/nss.tmLanguage.json" }
      try Data(file?.bytes ?? []).write(to: grammar)
      let result = try python([script("check_grammar.py"), grammar.path] + files)
      expectEqual(result.code, 0, "\(result.text)")
    }
  }

  @Test func coloursOfVimFitTheLexer() throws {
    let editors = ["/usr/bin/vim", "/usr/bin/nvim"].filter { FileManager.default.isExecutableFile(atPath: $0) }
    guard !editors.isEmpty, (try? python(["-c", "1"]))?.code == 0 else {
      print("note: no Vim or no python3; the syntax file of Vim is not held against the lexer")
      return
    }
    try withTokens { folder, files in
      for file in EditorKind.vim.files {
        let url = folder.appending(path: "vim/\(file.path)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.bytes).write(to: url)
      }
      for editor in editors {
        let result = try python(
          [script("check_vim.py"), editor, folder.appending(path: "vim").path]
            + files.prefix(MutationCount.perSeed(seeds: 1, usual: 8)))
        expectEqual(result.code, 0, "\(editor): \(result.text)")
      }
    }
  }

  /// Writes the tokens of all sheets into files of a folder, and passes on both.
  private func withTokens(_ body: (_ folder: URL, _ files: [String]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "themec-grammar-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for (name, bytes) in [("own", Array(Self.sheet.utf8))] + sound() {
      let url = folder.appending(path: "\(name).json")
      let content: [String: Any] = ["text": String(decoding: bytes, as: UTF8.self), "tokens": tokens(of: bytes)]
      try JSONSerialization.data(withJSONObject: content).write(to: url)
      files.append(url.path)
    }
    try body(folder, files)
  }

  private func script(_ name: String) -> String {
    Repository.url("Tests/EditorTests/LanguageServer/Clients/\(name)").path
  }

  /// The real sheets that the parser reads without a mistake of syntax.
  private func sound() -> [(String, [UInt8])] {
    RealSheets.all.enumerated().compactMap { number, bytes in
      let parsed = Parser.parse(SourceFile(id: FileID(index: 0), path: "", bytes: bytes))
      let hasErrors = parsed.diagnostics.diagnostics.contains { $0.severity == .error }
      let isText = String(validating: bytes, as: UTF8.self) != nil && !bytes.contains(0x0D)
      return hasErrors || !isText ? nil : ("sheet\(number)", bytes)
    }
  }

  /// Each token and comment as its kind and its offsets.
  private func tokens(of bytes: [UInt8]) -> [[Any]] {
    let tree = Parser.parse(SourceFile(id: FileID(index: 0), path: "", bytes: bytes)).value
    var result: [[Any]] = []
    for token in tree.tokens.dropLast() {
      for piece in token.trivia where piece.kind.isComment {
        result.append(["comment", piece.range.lowerBound, piece.range.upperBound])
      }
      let range = token.range
      let kind =
        switch token.kind {
        case .variable, .malformedVariable: "variable"
        case .identifier, .malformedIdentifier: "identifier"
        case .string, .unterminatedString: "string"
        default: "punctuation"
        }
      result.append([kind, range.lowerBound, range.upperBound])
    }
    return result
  }

  private func python(_ arguments: [String]) throws -> ProgramRun { try ProgramRun(["python3", "-B"] + arguments) }
}
