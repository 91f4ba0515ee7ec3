import ThemeBase
import ThemeEditor

extension Command {
  static let editor = Command(
    "editor", overview: "Write what an editor needs for stylesheets.",
    discussion: """
      The type of the files, their colours, and how the editor starts 'themec lsp'. A page among the files, \
      'README.md', says where they belong.
      """,
    positionals: [
      PositionalSpec(
        "editor", choices: EditorKind.allCases.map(\.rawValue),
        help: "One of \(EditorKind.allCases.map(\.rawValue).quotedList).")
    ], options: [.editorFolder, .extensionFile],
    examples: [
      Example("editor neovim --output ~/themec-nvim", "Write the files for Neovim into a folder."),
      Example("editor vscode --vsix themec.vsix", "Write an extension that installs from one file."),
    ],
    exitCodes: [
      ExitStatus(.success, "The files are written."), ExitStatus(.failure, "A file cannot be written."), .usage,
    ], run: EditorCommand.run)
}

extension OptionSpec {
  static let editorFolder = OptionSpec(
    "output", short: "o", value: .text(placeholder: "folder"),
    help: "The folder for the files; without it 'themec-' and the editor's name.")

  static let extensionFile = OptionSpec(
    "vsix", value: .text(placeholder: "file"),
    help: "Write the extension for 'vscode' as this one file, with which the editor installs it.")
}

/// `themec editor`.
enum EditorCommand {
  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let editor = try parsed.choice(at: 0, called: "editor", as: EditorKind.self)
    if let file = parsed.value(.extensionFile) {
      guard editor == .vscode, !parsed.has(.editorFolder) else {
        throw .usage("'--vsix' is for 'vscode', and goes without '--output'")
      }
      let (path, bytes) = (FilePath(file), EditorKind.codeArchive())
      try OutputWriter.write([Output(.file(path), bytes)], try FilePlan().checked(writing: [(path, "the extension")]))
      console.report("wrote \(path.display())")
      return .success
    }
    let folder = parsed.value(.editorFolder).map { FilePath($0) } ?? FilePath("themec-\(editor.rawValue)")
    let files = editor.files.map { (path: folder.appending(FilePath($0.path)), bytes: $0.bytes) }
    let plan = try FilePlan().checked(writing: files.map { ($0.path, "'\($0.path.name())'") })
    try OutputWriter.write(files.map { Output(.file($0.path), $0.bytes) }, plan, makingFolders: true)
    console.report("wrote \(counted(files.count, "file")) into \(folder.name())")
    return .success
  }
}
