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
  var short: Character?
  var value = Value.none
  /// The value when the option is left out, as help prints it.
  var defaultValue: String?
  /// Whether the command needs no positional arguments with this option.
  var replacesArguments = false

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

  /// The text after the names of the option in a list: ` <value>`, `[=<value>]` or nothing.
  var valueLabel: String {
    if case .optional(let placeholder) = value { return "[=<\(placeholder)>]" }
    return placeholder.map { " \($0)" } ?? ""
  }
}

/// An argument that is found by its position: a file, a class path, a code.
struct PositionalSpec: Sendable {
  /// The number of words that it takes.
  enum Count: Sendable {
    case one, optional, oneOrMore, zeroOrMore

    /// Whether at least one word must be there.
    var isRequired: Bool { self == .one || self == .oneOrMore }

    /// Whether there may be any number of words.
    var isOpen: Bool { self == .oneOrMore || self == .zeroOrMore }
  }

  let name: String
  var count = Count.one
  /// The words that it can be, for shells; empty if it can be anything.
  var choices: [String] = []
  /// Which files it can name, for shells.
  var files = CompletionWords.Files.none

  /// As a usage line prints it: `[<class-path>]`, `<theme> ...`.
  var synopsis: String {
    switch count {
    case .one: "<\(name)>"
    case .optional: "[<\(name)>]"
    case .oneOrMore: "<\(name)> ..."
    case .zeroOrMore: "[<\(name)> ...]"
    }
  }
}
