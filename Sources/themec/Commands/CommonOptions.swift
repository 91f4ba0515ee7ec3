import ThemeBase
import ThemeModel
import ThemeTable

extension OptionSpec {
  static let target = OptionSpec(
    "target", value: .choice(Target.allCases.map(\.rawValue)), defaultValue: Target.fioriUIKit.rawValue,
    help: "The runtime to follow where runtimes differ.")

  static let portable = OptionSpec(
    "portable", value: .text(placeholder: "target,…"), isRepeatable: true, section: .diagnostics,
    help: "Report what these targets read differently: nui, fiori-uikit, fiori-swiftui.")

  static let standardInputName = OptionSpec(
    "stdin-filename", value: .text(placeholder: "path"), help: "The name of standard input in messages.")

  static let severity = OptionSpec(
    "W", value: .text(placeholder: "name=level"), isRepeatable: true, section: .diagnostics,
    help: "Change the severity of a code or a group of codes to off, note, warning or error.")

  static let only = OptionSpec(
    "only", value: .text(placeholder: "name,…"), isRepeatable: true, section: .diagnostics,
    help: """
      Report these codes and groups of codes only, and errors of syntax. The groups are \
      \(DiagnosticGroup.allCases.map(\.rawValue).joined(separator: ", ")).
      """)

  static let registry = OptionSpec(
    "registry", value: .text(placeholder: "file"), isRepeatable: true,
    help: "A file that declares more components and classes.")

  static let app = OptionSpec(
    "app", value: .text(placeholder: "path"), isRepeatable: true, section: .configuration,
    help: "A folder or file of the app that uses the themes: its sources, screens and images.")

  static let palette = OptionSpec(
    "palette", value: .choice(PaletteVersion.allCases.map(\.rawValue)), defaultValue: PaletteVersion.latest.rawValue,
    help: "The palette that colour names are taken from, unless the theme names one.")

  static let allowOutsideRoot = OptionSpec(
    "allow-outside-root", section: .configuration,
    help: """
      Read what imports, configurations and tokens name outside of their root, too: that of imports is the working \
      directory, or a theme's own folder when it lies elsewhere.
      """)

  static let answerForm = OptionSpec(
    "format", value: .choice(AnswerForm.names), defaultValue: AnswerForm.text.rawValue, help: "The form of the answer.")

  static let layer = OptionSpec(
    "layer",
    help: """
      Treat the stylesheets as layers of one theme that share their definitions; later ones override earlier ones.
      """)

  static let verbose = OptionSpec(
    "verbose",
    help: """
      Also say on standard error how many class paths each declaration for a pattern styles. 'build' also names each product \
      of several themes.
      """)

  /// The options of every command that compiles a theme.
  static let compiling: [OptionSpec] =
    [
      .target, .palette, .registry, .standardInputName, .portable, .severity, .strict, .maxWarnings, .baseline,
      .requireReasons, .report, .showSuppressed,
    ] + configuration

  /// One option for each axis of the environment.
  static let environment: [OptionSpec] = StyleAxis.allCases.map(environment)

  static func environment(_ axis: StyleAxis) -> OptionSpec {
    OptionSpec(
      axis.name, value: .choice(axis.choices.map(\.name)), defaultValue: axis.choices.first?.name,
      section: .environment, help: "The \(axis.description).")
  }
}

extension StyleAxis {
  fileprivate var description: String {
    switch self {
    case .device: "kind of device"
    case .orientation: "way the device is held"
    case .appearance: "appearance of the interface"
    case .level: "level of the surface: one that floats is elevated"
    case .contrast: "contrast setting of the device"
    case .sizeClass: "horizontal size class"
    }
  }
}

extension PositionalSpec {
  static let themesAndFolders = PositionalSpec(
    "theme", .oneOrMore, files: .stylesheets,
    help: """
      The stylesheets; '-' is standard input. A folder stands for the stylesheets in it and below, a pattern such as \
      'themes/**/*.nss' for those that match.
      """)
}
