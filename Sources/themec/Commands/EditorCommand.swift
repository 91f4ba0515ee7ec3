import ThemeBase
import ThemeEditor

/// `themec editor`.
enum EditorCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let editor = try parsed.choice(at: 0, called: "editor", as: EditorKind.self)
    if let file = parsed.value(.vsix) {
      guard editor == .vscode, !parsed.has(.output) else {
        throw .usage("'--vsix' is for 'vscode', and goes without '--output'")
      }
      let (path, bytes) = (FilePath(file), EditorKind.codeArchive())
      try FilePlan().write([Output(.file(path), bytes, called: "the extension")])
      console.report("wrote \(path.display())")
      return .success
    }
    let folder = parsed.value(.output).map { FilePath($0) } ?? FilePath("themec-\(editor.rawValue)")
    let files = editor.files.map { file in
      let path = folder.appending(FilePath(file.path))
      return Output(.file(path), file.bytes, called: "'\(path.name())'")
    }
    try FilePlan().write(files, makingFolders: true)
    console.report("wrote \(counted(files.count, "file")) into \(folder.name())")
    return .success
  }
}
