/// An option of the command line, described once: parsing, help and the tests of both read this.
struct OptionSpec: Sendable {
  /// The kind of value that follows the name of an option.
  enum Value: Sendable {
    /// Nothing: the option is there or it is not.
    case none
    /// Any text, shown as `<placeholder>`.
    case text(placeholder: String)
    /// A text after `=`, shown as `[=<placeholder>]`, or nothing.
    case optional(placeholder: String)
    /// One word of a closed set, which is made when it is asked for, as most runs do not.
    case choice(@autoclosure @Sendable () -> [String])
  }

  /// The long name without its dashes; also the key in ``ParsedArguments``.
  let name: String
  let short: Character?
  let value: Value
  /// Whether each repetition adds a value; else the last one applies.
  let isRepeatable: Bool
  /// The value when the option is left out, as help prints it.
  let defaultValue: String?
  private let makeHelp: @Sendable () -> String
  let section: Section
  /// Whether the command needs no positional arguments with this option.
  let replacesArguments: Bool

  /// The heading of the help text under which an option is listed.
  enum Section: String, CaseIterable, Sendable {
    case options = "OPTIONS"
    case fixes = "FIXES"
    case environment = "ENVIRONMENT"
    case diagnostics = "DIAGNOSTICS"
    case configuration = "CONFIGURATION"
  }

  init(
    _ name: String, short: Character? = nil, value: Value = .none, isRepeatable: Bool = false,
    defaultValue: String? = nil, section: Section = .options, replacesArguments: Bool = false,
    help: @autoclosure @escaping @Sendable () -> String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.defaultValue = defaultValue
    self.section = section
    self.replacesArguments = replacesArguments
    makeHelp = help
  }

  /// One or two sentences with full stops; made when it is read, as most runs read none.
  var help: String { makeHelp() }

  /// `--name`; an option of a single letter has only its short form.
  var spelling: String { name.count == 1 ? "-\(name)" : "--\(name)" }

  /// `<value>`, nil for an option that needs none.
  var placeholder: String? {
    switch value {
    case .none, .optional: nil
    case .text(let placeholder): "<\(placeholder)>"
    case .choice: "<\(name)>"
    }
  }

  /// What follows the names of the option where they are listed: ` <value>`, `[=<value>]` or nothing.
  var valueLabel: String {
    if case .optional(let placeholder) = value { return "[=<\(placeholder)>]" }
    return placeholder.map { " \($0)" } ?? ""
  }
}
