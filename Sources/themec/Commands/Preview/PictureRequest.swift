import ThemeBase
import ThemePage
import ThemeTable

/// The work of `preview --svg` and `preview --check`: writing a picture of each component, or comparing such pictures.
///
/// A path that ends in `.svg` is one picture of several components instead of a folder.
struct PictureRequest {
  private let themes: ThemeRequest
  private let folder: FilePath
  /// The name of the one picture, or nil for all of them.
  private let poster: FilePath?
  private let isCheck: Bool
  private let textSize: StyleTextSize

  init(_ parsed: ParsedArguments) throws(Failure) {
    guard let path = parsed.value(.check) ?? parsed.value(.svg), !path.isDash else {
      throw .usage("pictures need a folder")
    }
    for option in [OptionSpec.output, .against, .watch, .edit, .studio] where parsed.has(option) {
      throw .usage("'--svg' and '--check' go without \(quoted(option.spelling))")
    }
    if parsed.has(.check), parsed.has(.svg) {
      throw .usage("'--check' writes nothing, so it goes without '--svg'")
    }
    let isPoster = path.text.lowercased().hasSuffix(".svg")
    folder = isPoster ? FilePath(path).folder : FilePath(path)
    poster = isPoster ? FilePath(path).lastComponent : nil
    isCheck = parsed.has(.check)
    let sizes = parsed.textSizes
    guard sizes.count < 2 else { throw .usage("pictures have one '--text-size'") }
    textSize = sizes.first ?? .large
    var themes = try ThemeRequest(parsed, themes: parsed.positionals, takesFolders: true)
    themes.takesTables = true
    themes.readsApp = true
    try themes.checkIsOneTheme(for: "preview")
    if !isCheck {
      let outer = folder
      let names = poster.map { [$0] } ?? PictureFiles.possibleNames.map { FilePath($0) }
      try themes.claim(names.map { (outer.appending($0), "the picture \($0.display())") })
    }
    self.themes = themes
  }

  /// Compiles the theme, and writes or compares its pictures.
  func run(on console: Console) throws(Failure) -> ExitCode {
    let sources = try themes.load()
    let (resolved, findings) = sources.resolveAll()
    var files: [PictureFiles.File] = []
    let (code, changes) = try sources.reporter.publish(
      findings, on: console, sources.plan, consequence: "no picture was made"
    ) { code, outputs throws(Failure) in
      let shown = try PageTheme.all(resolved, named: themes.productInputs.map(\.name), findings)
      guard code == .success, let theme = shown.first else { return }
      files =
        poster.map { [($0.text, Array(PicturePoster.svg(of: theme, textSize: textSize).utf8))] }
        ?? PictureFiles.files(of: theme, textSize: textSize)
      guard !isCheck else { return }
      outputs.items = files.map { Output(.file(path(of: $0)), $0.bytes) }
      outputs.missingFolders = [folder]
    }
    guard code == .success, !files.isEmpty else { return code }
    if isCheck { return try check(files, on: console) }
    let counts = "\(changes.count { $0 }) of \(counted(files.count, "picture"))"
    console.report("wrote " + (poster?.display() ?? "\(counts) in \(folder.display())"))
    return .success
  }

  private func path(of file: PictureFiles.File) -> FilePath { folder.appending(poster ?? FilePath(file.name)) }

  /// Names the pictures that are missing or differ.
  private func check(_ files: [PictureFiles.File], on console: Console) throws(Failure) -> ExitCode {
    var lines: [String] = []
    for file in files {
      let path = path(of: file)
      guard LocalFileSystem().statusIfAny(of: path) != nil else {
        lines.append("missing: \(file.name)")
        continue
      }
      do throws(SystemError) {
        if try FileReader().read(path).bytes != file.bytes { lines.append("differs: \(file.name)") }
      } catch { throw .cannotRead(path, because: error) }
    }
    guard !lines.isEmpty else {
      console.report(counted(files.count, "picture") + (files.count == 1 ? " is as it was" : " are as they were"))
      return .success
    }
    try console.write(lines: lines.joined(separator: "\n"))
    console.report("\(lines.count) of \(counted(files.count, "picture")) \(lines.count == 1 ? "differs" : "differ")")
    return .findings
  }
}
