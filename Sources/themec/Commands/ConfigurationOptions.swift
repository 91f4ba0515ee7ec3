import ThemeBase
import ThemeModel
import ThemeProject

extension OptionSpec {
  static let setting = OptionSpec(
    "c", value: .text(placeholder: "key=value"), isRepeatable: true, section: .configuration,
    help: "Set a key of the configuration: '-c palette=v7', '-c rules.unit-suffix=error'.")

  static let isolated = OptionSpec("isolated", section: .configuration, help: "Read no '\(Configuration.fileName)'.")

  static let printConfig = OptionSpec(
    "print-config", value: .text(placeholder: "file"), section: .configuration, replacesArguments: true,
    help: "Show what is set for a file, and where; do nothing else.")

  static let docs = OptionSpec(
    "docs-url", value: .text(placeholder: "address"), section: .configuration,
    help: "Lead from each message to the page of its code on this site.")

  /// The options of every command that reads configurations.
  static let configuration: [OptionSpec] = [.setting, .docs, .isolated, .allowOutsideRoot, .printConfig]
}

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
