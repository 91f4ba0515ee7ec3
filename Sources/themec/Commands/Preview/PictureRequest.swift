import ThemeBase
import ThemeFiles
import ThemePage

/// The work of `preview --svg` and `preview --check`: writing a picture of each component, or comparing such pictures.
struct PictureRequest {
  private let themes: ThemeRequest
  private let folder: FilePath
  private let isCheck: Bool

  init(_ parsed: ParsedArguments) throws(Failure) {
    guard let folder = parsed.value(.checkedFolder) ?? parsed.value(.pictureFolder), !folder.isDash
    else { throw .usage("pictures need a folder") }
    for option in [OptionSpec.pageOutput, .against, .pageWatch] where parsed.has(option) {
      throw .usage("'--svg' and '--check' go without \(quoted(option.spelling))")
    }
    if parsed.has(.checkedFolder), parsed.has(.pictureFolder) {
      throw .usage("'--check' writes nothing, so it goes without '--svg'")
    }
    self.folder = FilePath(folder)
    isCheck = parsed.has(.checkedFolder)
    var themes = try ThemeRequest(
      parsed, themes: parsed.positionals, reporter: try Reporter(parsed), takesFolders: true)
    themes.takesTables = true
    themes.readsApp = true
    try themes.checkIsOneTheme(for: "preview")
    if !isCheck {
      let outer = self.folder
      try themes.claim(
        PictureFiles.names.map { (outer.appending(FilePath($0)), "the picture \($0)") })
    }
    self.themes = themes
  }

  /// Compiles the theme, and writes or compares its pictures.
  func run(on console: Console) throws(Failure) -> ExitCode {
    let sources = try themes.load()
    let resolved = sources.resolveAll()
    let code = try themes.reporter.publish(
      resolved.findings, on: console, sources.plan, consequence: "no picture was made")
    let shown = try PageTheme.all(
      resolved.themes, named: themes.productInputs.map(\.name), resolved.findings)
    guard code == .success, let theme = shown.first else { return code }
    let files = PictureFiles.files(of: theme)
    return isCheck
      ? try check(files, on: console) : try write(files, to: sources.plan, on: console)
  }

  private func write(
    _ files: [PictureFiles.File], to plan: FilePlan.Checked, on console: Console
  ) throws(Failure) -> ExitCode {
    let changes = try OutputWriter.run(plan) { transaction throws(WriteError) in
      try transaction.makeFolder(folder)
      var changes = 0
      for file in files {
        let output = Output(.file(folder.appending(FilePath(file.name))), file.bytes)
        if try transaction.stage(output) { changes += 1 }
      }
      return changes
    }
    console.report("wrote \(changes) of \(counted(files.count, "picture")) in \(folder.display())")
    return .success
  }

  /// Names the pictures that are missing or differ.
  private func check(
    _ files: [PictureFiles.File], on console: Console
  ) throws(Failure) -> ExitCode {
    var lines: [String] = []
    for file in files {
      let path = folder.appending(FilePath(file.name))
      guard LocalFileSystem().statusIfAny(of: path) != nil else {
        lines.append("missing: \(file.name)")
        continue
      }
      do throws(ReadError) {
        if try FileReader().read(path).bytes != file.bytes { lines.append("differs: \(file.name)") }
      } catch {
        throw .cannotRead(path, because: error)
      }
    }
    guard !lines.isEmpty else {
      console.report(
        counted(files.count, "picture") + (files.count == 1 ? " is as it was" : " are as they were")
      )
      return .success
    }
    try console.write(lines: lines.joined(separator: "\n"))
    console.report(
      "\(lines.count) of \(counted(files.count, "picture")) \(lines.count == 1 ? "differs" : "differ")"
    )
    return .findings
  }
}
