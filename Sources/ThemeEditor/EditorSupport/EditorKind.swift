/// An editor for which themec writes what it needs.
package enum EditorKind: String, CaseIterable, Sendable {
  case neovim, vscode, helix, emacs, sublime, vim, kate

  /// A file that is written: its path in the folder of the editor's support.
  package struct File: Sendable {
    /// The path in the folder of the editor's support.
    package var path: String
    /// The content of the file.
    package var bytes: [UInt8]

    init(_ path: String, _ text: String) { self.init(path, bytes: Array(text.utf8)) }

    init(_ path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The files for the editor, with a page that says where they belong.
  package var files: [File] {
    switch self {
    case .neovim: VimFiles.files(hasServer: true)
    case .vim: VimFiles.files(hasServer: false)
    case .vscode: CodeFiles.files
    case .helix: SmallEditorFiles.helix
    case .emacs: SmallEditorFiles.emacs
    case .sublime: SmallEditorFiles.sublime
    case .kate: SmallEditorFiles.kate
    }
  }
}
