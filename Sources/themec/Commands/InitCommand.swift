import ThemeBase
import ThemeCompiler
import ThemeExchange
import ThemeModel
import ThemeProject
import ThemeTable

/// `themec init`.
enum InitCommand {
  static let usualName = "theme.nss"

  static func run(_ parsed: ParsedArguments, _ console: Console) throws(Failure) -> ExitCode {
    let argument = parsed.positionals.first ?? Argument(usualName)
    if argument == "bazel" { return try writeRule(console) }
    let destination = Destination(argument)
    if let path = destination.path { try checkIsFree(path) }
    let settings = try ConfigurationFiles(ConfigurationRequest()).settings(for: destination.path ?? FilePath(usualName))
    let runtimes = settings.portable.union(settings.namesTarget ? [settings.target] : [])
    let reader = [Target.nui, .fioriUIKit, .fioriSwiftUI].first(where: runtimes.contains)
    if reader != .fioriSwiftUI, runtimes.contains(.fioriSwiftUI) {
      throw Failure(
        "no stylesheet is read by all the runtimes that 'themec.json' names",
        help: ["name 'fiori-swiftui' for files of its own, under 'overrides'"])
    }
    let isFlat = !settings.portable.isEmpty || reader == .fioriSwiftUI
    let usesNUI = reader == .nui || reader == .fioriUIKit && isFlat
    let base = parsed.value(.on)?.text ?? (usesNUI ? "nui" : "fiori")
    let theme = try theme(parsed, on: base, knowsContrast: reader == nil || reader == .fioriSwiftUI)
    // Made also where it is not written: a theme that the named runtime cannot get is refused.
    let sheet = try reader.map { target throws(Failure) in try flat(theme, for: target) }
    let text = Array(((isFlat ? sheet : nil) ?? theme.text).utf8)
    guard let path = destination.path else {
      try console.write(document: text)
      return .success
    }
    try FilePlan().write([Output(destination, text, as: .source, called: "the theme")])
    console.report("wrote \(path.display()); 'themec build \(path.display())' compiles it")
    return .success
  }

  /// Throws if something has the name already.
  private static func checkIsFree(_ path: FilePath) throws(Failure) {
    guard let status = LocalFileSystem().statusIfAny(of: path) else { return }
    let (fault, other) = status.kind == .folder ? ("is a folder", "a file in it") : ("exists already", "another file")
    let folder = status.kind == .folder ? path : path.folder
    let free = ["brand.nss", "brand-2.nss"].map { folder.appending(FilePath($0)) }.first {
      LocalFileSystem().statusIfAny(of: $0) == nil
    }
    throw Failure(
      "\(quotedPath(path)) \(fault)", help: ["name \(other)\(free.map { ", such as \(quotedPath($0))" } ?? "")"])
  }

  /// Writes a package of the workspace with a rule for Bazel that compiles themes.
  ///
  /// Bazel caches such an action, runs it in a sandbox and executes it elsewhere by itself.
  private static func writeRule(_ console: Console) throws(Failure) -> ExitCode {
    let files = ["BUILD.bazel", "defs.bzl"].map { name in
      (path: FilePath("themec/\(name)"), text: EmbeddedTexts.texts["Bazel/\(name)"]?.description ?? "")
    }
    for (path, _) in files where LocalFileSystem().statusIfAny(of: path) != nil {
      throw Failure("\(quotedPath(path)) exists already", help: ["remove it to have it written anew"])
    }
    try FilePlan().write(
      files.map { Output(.file($0.path), Array($0.text.utf8), as: .source, called: "the rule") }, makingFolders: true)
    console.report("wrote \(files.map { $0.path.display() }.quotedList("and"))")
    return .success
  }

  /// The theme as a stylesheet that a runtime reads as it is.
  private static func flat(_ theme: BrandTheme, for target: Target) throws(Failure) -> String {
    var (sources, options) = (SourceSet(), CompilerOptions())
    sources.add(path: usualName, bytes: Array(theme.text.utf8))
    options.target = target
    let sheet = NSSEmitter.emit(Compiler.compile(sources, options: options), for: target)
    guard !sheet.text.isEmpty, !sheet.diagnostics.contains(where: { $0.severity == .error }) else {
      throw Failure(
        "no stylesheet for \(quoted(target.rawValue)), which 'themec.json' names, can hold this theme",
        help: [
          target == .fioriSwiftUI ? "begin with Fiori's theme: '--on fiori'" : "begin with NUI's theme: '--on nui'"
        ])
    }
    return sheet.text
  }

  private static func theme(
    _ parsed: ParsedArguments, on name: String, knowsContrast: Bool
  ) throws(Failure) -> BrandTheme {
    let base = BuiltInTheme.all.first { $0.name.lowercased() == name } ?? BuiltInTheme.all[0]
    for option in [OptionSpec.secondary, .neutral, .dark] where parsed.has(option) && !parsed.has(.brand) {
      throw .usage("\(quoted(option.spelling)) needs '--brand'", help: ["name the brand's colour: --brand '#B5123E'"])
    }
    if parsed.has(.dark), base.name == "NUI" {
      throw .usage(
        "'--dark' is not for NUI's theme, which is the same in light and dark",
        help: parsed.has(.on) ? [] : ["'themec.json' chooses NUI's theme: it names a runtime that reads it"])
    }
    let seeds = BrandSeeds(
      try color(.brand, parsed) ?? StyleColor(red: 0, green: 0, blue: 0), dark: try color(.dark, parsed),
      secondary: try color(.secondary, parsed), neutral: try color(.neutral, parsed))
    return BrandTheme(seeds, on: base, fillsBars: parsed.has(.bars), knowsContrast: knowsContrast)
  }

  /// The colour that an option, or its default, names.
  private static func color(_ option: OptionSpec, _ parsed: ParsedArguments) throws(Failure) -> StyleColor? {
    guard let written = parsed.value(option)?.text ?? option.defaultValue else { return nil }
    do throws(BrandColor.Fault) { return try BrandColor.read(written) } catch {
      throw .usage(
        "\(quoted(written)) is not \(error.words)",
        help: ["write it as a theme does: \(option.spelling) '#B5123E', \(option.spelling) purple"])
    }
  }
}

extension BrandColor.Fault {
  /// The end of a sentence: what the text is not.
  fileprivate var words: String {
    switch self {
    case .unreadable(let reason): "a colour: \(reason)"
    case .notOneOpaqueColor: "one opaque colour"
    }
  }
}
