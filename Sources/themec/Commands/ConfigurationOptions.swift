import ThemeBase
import ThemeModel
import ThemeProject

extension ConfigurationRequest {
  /// Reads the options that set keys for every file.
  ///
  /// A key without an option keeps the value of the configuration files.
  init(_ parsed: ParsedArguments) throws(Failure) {
    isIsolated = parsed.has(.isolated)
    mayLeaveRoot = parsed.has(.allowOutsideRoot)
    notes = RunNotes(Console(color: parsed.choice(.color) ?? .auto, isQuiet: parsed.has(.quiet)))
    for argument in parsed.all(.setting) {
      do throws(Setting.Fault) { settings += try Setting.commandLine(argument.text) } catch {
        throw .usage("'-c': \(escaped(error.message))", help: [error.help])
      }
    }
    for option in [OptionSpec.target, .palette] {
      guard let word = parsed.value(option) else { continue }
      settings.append(Setting(option.name, .word(word.text), from: .option(option.spelling)))
    }
    if let site = parsed.value(.docs)?.text {
      guard CodePages(site: site) != nil else {
        throw .usage("\(quoted(site)) is not the address of a site", help: ["write 'https://…/'"])
      }
      settings.append(Setting("docs", .word(site), from: .option("--docs-url")))
    }
    if parsed.has(.portable) {
      let targets = try parsed.portability().map(\.rawValue).sorted()
      settings.append(Setting("portable", .words(targets), from: .option("--portable")))
    }
    if parsed.all(.registry).contains(where: \.isDash) { throw .usage("'--registry' takes a file, not standard input") }
    for option in [OptionSpec.registry, .app] where parsed.has(option) {
      let paths = parsed.all(option).map(\.bytes)
      settings.append(Setting(option.name, .paths(paths), from: .option(option.spelling)))
    }
    if parsed.has(.requireReasons) {
      settings.append(Setting("requireReasons", .flag(true), from: .option("--require-reasons")))
    }
    for change in parsed.all(.severity) {
      let (codes, severity) = try SeverityChange.parse(change.text)
      settings += codes.map { code in
        Setting("rules.\(code.rawValue)", .word(severity?.rawValue ?? "off"), from: .option("-W"))
      }
    }
  }
}

/// `NAME=LEVEL`, as `-W` takes it; the name is that of a code or of a group.
enum SeverityChange {
  private static let levels = ["off"] + Severity.allCases.map(\.rawValue)

  /// The codes and their new severity; nil switches them off.
  static func parse(_ text: String) throws(Failure) -> ([DiagnosticCode], Severity?) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let codes = DiagnosticCode.named(name) else { throw .unknownCode(name) }
    guard parts.count > 1 else {
      throw .usage(
        "'-W' needs a code or group and a level: '-W \(escaped(text))=<level>'",
        help: ["the levels are \(levels.quotedList("and"))"])
    }
    let level = String(parts[1])
    guard levels.contains(level) else { throw .wrongChoice(level, of: "-W \(name)", choices: levels) }
    return (codes, Severity(rawValue: level))
  }
}

extension FileSettings {
  /// The settings of a run as a whole: those of its first theme, or of the working folder.
  init(ofRun parsed: ParsedArguments) throws(Failure) {
    var request = try ConfigurationRequest(parsed)
    // Whoever reads the themes says what is to be said of their configurations.
    request.notes = nil
    let system = LocalFileSystem()
    let named = (parsed.all(.declare) + parsed.positionals).lazy.filter { !$0.isDash }.map { FilePath($0) }
    let first = named.first { system.statusIfAny(of: $0) != nil } ?? "."
    let isFolder = system.statusIfAny(of: first)?.kind == .folder
    let path = isFolder ? first.appending("theme.nss") : first
    self = try ConfigurationFiles(request).settings(for: parsed.value(.standardInputName).map { FilePath($0) } ?? path)
  }
}
