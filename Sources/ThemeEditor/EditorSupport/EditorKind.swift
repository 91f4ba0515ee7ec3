import ThemeProject

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
