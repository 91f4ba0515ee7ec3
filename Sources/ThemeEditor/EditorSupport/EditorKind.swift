import ThemeProject
import ThemeSyntax

/// An editor for which themec writes what it needs.
package enum EditorKind: String, CaseIterable, Sendable {
  case neovim, vscode, helix, emacs, sublime, vim, kate

  /// A file that is written: its path in the folder of the editor's support.
  package struct File: Sendable {
    /// The path in the folder of the editor's support.
    package var path: String
    /// The content of the file.
    package var bytes: [UInt8]
  }

  /// The files for the editor, with a page that says where they belong.
  package var files: [File] {
    switch self {
    case .neovim: Self.vimFiles + own("lua/themec.lua", "lsp/themec.lua", "README.md")
    case .vim: Self.vimFiles + own("README.md")
    case .vscode:
      own(
        "package.json", "extension.js", "values.js", "language-configuration.json", "syntaxes/nss.tmLanguage.json")
        + [File(path: "schemas/themec.schema.json", bytes: ConfigurationSchema.document())]
        + own("icon.png", "LICENSE.txt", "README.md")
    case .helix: own("languages.toml", "README.md")
    case .emacs: own("nss-mode.el", "README.md")
    case .sublime: own("NSS.sublime-syntax", "Comments.tmPreferences", "LSP.sublime-settings", "README.md")
    case .kate: own("settings.json", "README.md")
    }
  }

  /// The files that Vim and Neovim share.
  private static var vimFiles: [File] { EditorKind.vim.own("ftdetect/nss.vim", "ftplugin/nss.vim", "syntax/nss.vim") }

  /// Files of the editor's folder in `Editors`, with their placeholders filled.
  private func own(_ paths: String...) -> [File] {
    paths.map { path in
      let name = "\(rawValue)/\(path)"
      let text = EmbeddedEditors.texts[name]?.description ?? ""
      return File(
        path: path, bytes: EmbeddedEditors.images[name] ?? Array(EditorPlaceholders.fill(text, ofFile: path).utf8))
    }
  }

  /// The extension for Visual Studio Code as one file that installs it, a `.vsix`: a zip archive with the folder of the
  /// extension, and what the installer asks for.
  package static func codeArchive() -> [UInt8] {
    var archive = ZipArchive()
    for file in vscode.own("extension.vsixmanifest", "[Content_Types].xml") { archive.add(file.path, file.bytes) }
    for file in vscode.files { archive.add("extension/\(file.path)", file.bytes) }
    return archive.bytes()
  }
}

/// The placeholders in the files of `Editors`, such as `$(word)`: the version of themec, and the words of the language as
/// regular expressions, made of the lexer's tables.
///
/// A test holds the scopes of the corpus against the lexer.
enum EditorPlaceholders {
  /// The text of a file with its placeholders filled.
  static func fill(_ text: String, ofFile path: String) -> String {
    values(inFile: path).reduce(text) { $0.replacing("$(\($1.key))", with: $1.value) }
  }

  private static func values(inFile path: String) -> [String: String] {
    if path.hasSuffix(".vim") { return vimPatterns }
    if path.hasSuffix(".sublime-syntax") { return patterns.mapValues { $0.replacing("'", with: "''") } }
    if path.hasSuffix(".tmLanguage.json") {
      return patterns.mapValues { $0.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
    }
    // The oldest versions of Visual Studio Code whose API has what the extension calls.
    return ["version": ToolVersion.current, "engine": "^1.75.0"]
  }

  /// The names of the at-rules without their `@`.
  private static let atRules = LexicalTables.atRules.map { String($0.dropFirst()) }

  /// The patterns in Oniguruma's notation.
  private static let patterns: [String: String] = {
    // Those that occur inside words, letters outside ASCII among them.
    let character = "[\(characters(escaping: "\\-.]^[&"))[^\\x00-\\x7F]]"
    // A `/` belongs to a word unless it begins a comment.
    let inside = "(?:\(character)|/(?!\\*))"
    return [
      "inside": inside,
      // It may begin with the mark of a colour.
      "word": "(?:#|\(character))\(inside)*",
      "variable": "@\(inside)+",
      // That a word does not go on.
      "end": "(?!\(inside))",
      "atRules": atRules.sorted().joined(separator: "|"),
    ]
  }()

  /// The same in Vim's notation.
  private static let vimPatterns: [String: String] = {
    let character = "[\(characters(escaping: "\\]^-"))]\\|[^\\x01-\\x7F]"
    let inside = "\\%(\(character)\\|\\/\\*\\@!\\)"
    return [
      "inside": inside, "word": "\\%(\(character)\\)\(inside)*", "atRules": atRules.joined(separator: "\\|"),
    ]
  }()

  /// The characters of ASCII that occur inside words, with a backslash before those that mean something in a class.
  private static func characters(escaping special: String) -> String {
    LexicalTables.wordCharacters.map { special.unicodeScalars.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
