/// Reads the words after a command's name by the command's description.
///
/// Options and positionals may come in any order. `--opt=value`, `--opt value`, `-o value`, `-ovalue` and `-o=value`
/// are the same; flags of one letter may be written together; after `--` everything is positional; `-` alone is a
/// positional or a value. A value that begins with a dash needs the form with `=`. A command that runs another command line
/// takes everything from its first positional on unchanged.
struct ArgumentParser {
  private let command: Command
  private var rest: ArraySlice<Argument>
  private var parsed = ParsedArguments()
  /// The option whose value is missing at the end.
  private var pending: OptionSpec?

  static func parse(_ arguments: some Sequence<Argument>, for command: Command) throws(Failure) -> ParsedArguments {
    var parser = ArgumentParser(command: command, rest: Array(arguments)[...])
    try parser.readAll()
    try parser.checkPositionals()
    return parser.parsed
  }

  /// Reads the words before the cursor of a command line that is being written, as far as they make sense.
  static func parseBeginning(_ arguments: some Sequence<Argument>, for command: Command) -> (
    parsed: ParsedArguments, pending: OptionSpec?, isLiteral: Bool
  ) {
    var parser = ArgumentParser(command: command, rest: Array(arguments)[...])
    while let argument = parser.rest.popFirst() {
      if argument == "--" {
        parser.parsed.positionals += parser.rest
        return (parser.parsed, nil, true)
      }
      parser.pending = nil
      try? parser.read(argument)
    }
    return (parser.parsed, parser.pending, false)
  }

  private mutating func readAll() throws(Failure) {
    while let argument = rest.popFirst() {
      if argument == "--" || command.runsCommandLine && !argument.looksLikeOption {
        if argument != "--" { parsed.positionals.append(argument) }
        parsed.positionals += rest
        return
      }
      do throws(Failure) { try read(argument) } catch { throw error.at(argument.origin) }
    }
  }

  private mutating func read(_ argument: Argument) throws(Failure) {
    if argument.bytes.starts(with: "--".utf8) {
      try readLong(argument)
    } else if argument.looksLikeOption {
      try readShort(argument)
    } else {
      parsed.positionals.append(argument)
    }
  }

  // MARK: Long options

  private mutating func readLong(_ argument: Argument) throws(Failure) {
    let (word, attached) = argument.split(at: "=")
    let name = String(decoding: word.utf8.dropFirst(2), as: UTF8.self)
    guard let option = command.options.first(where: { $0.name == name && name.count > 1 }) else {
      throw .unknownOption("--\(name)", of: command)
    }
    guard option.placeholder == nil else {
      let value = if let attached { attached } else { try nextValue(of: option) }
      return try store(value, in: option)
    }
    if case .optional = option.value, let attached { return try store(attached, in: option) }
    guard attached == nil else { throw .unwantedValue(of: option) }
    parsed.append("", to: option)
  }

  // MARK: Short options

  private mutating func readShort(_ argument: Argument) throws(Failure) {
    var letters = Substring(argument.text).dropFirst()
    while let letter = letters.popFirst() {
      guard let option = command.options.first(where: { $0.short == letter || $0.name == String(letter) }) else {
        // `-target`: a long option with one dash too few.
        throw .unknownOption(argument.bytes.count > 2 ? argument.text : "-\(letter)", of: command)
      }
      guard option.placeholder != nil else {
        parsed.append("", to: option)
        continue
      }
      // Cut from the bytes, which may not be UTF-8: everything before the value is ASCII.
      var value = argument.bytes.suffix(argument.bytes.count - (argument.text.count - letters.count))
      if value.first == UInt8(ascii: "=") { value = value.dropFirst() }
      return try store(letters.isEmpty ? nextValue(of: option) : Argument(bytes: Array(value)), in: option)
    }
  }

  // MARK: Values

  private mutating func nextValue(of option: OptionSpec) throws(Failure) -> Argument {
    guard let next = rest.first, !next.looksLikeOption else {
      pending = option
      throw .missingValue(of: option)
    }
    rest.removeFirst()
    return next
  }

  private mutating func store(_ value: Argument, in option: OptionSpec) throws(Failure) {
    if value.bytes.isEmpty { throw .missingValue(of: option) }
    if case .choice(let choices) = option.value, !choices().contains(value.text) {
      throw .wrongChoice(value.text, of: option.spelling, choices: choices())
    }
    parsed.append(value, to: option)
  }

  private func checkPositionals() throws(Failure) {
    let given = parsed.positionals
    if command.options.contains(where: { $0.replacesArguments && parsed.has($0) }) { return }
    if command.runsCommandLine { return }
    if let missing = command.positionals.dropFirst(given.count).first, missing.count.isRequired {
      throw .missingArgument(missing.name)
    }
    let takesAll = command.positionals.contains { $0.count.isOpen }
    if !takesAll, given.count > command.positionals.count {
      let surplus = given[command.positionals.count]
      throw .unexpectedArgument(surplus.text, of: command.name).at(surplus.origin)
    }
    if let empty = given.firstIndex(where: { $0.bytes.isEmpty }) {
      throw .emptyArgument(command.positionals[min(empty, command.positionals.count - 1)])
    }
  }
}

/// The words of the user, sorted by the options that the command has.
///
/// Every choice is one of the option's, every flag is known; what a text value means is for the command to say.
struct ParsedArguments: Equatable, Sendable {
  /// The name of each option in the order of the command line, and its value; that of a flag is empty.
  private(set) var names: [String] = []
  private(set) var values: [Argument] = []
  var positionals: [Argument] = []

  mutating func append(_ value: Argument, to option: OptionSpec) {
    names.append(option.name)
    values.append(value)
  }

  /// The same without an option.
  func without(_ option: OptionSpec) -> ParsedArguments {
    var copy = ParsedArguments()
    copy.positionals = positionals
    for (name, value) in zip(names, values) where name != option.name {
      copy.names.append(name)
      copy.values.append(value)
    }
    return copy
  }

  /// Whether the option was written at all.
  func has(_ option: OptionSpec) -> Bool { names.contains(option.name) }

  /// The value of an option: the last one that was given.
  func value(_ option: OptionSpec) -> Argument? { names.lastIndex(of: option.name).map { values[$0] } }

  /// All values of a repeatable option.
  func all(_ option: OptionSpec) -> [Argument] {
    names.indices.filter { names[$0] == option.name }.map { values[$0] }
  }

  /// The choice that the word at a position names; fails for any other word.
  func choice<Choice: CaseIterable & RawRepresentable>(
    at position: Int, called name: String, as type: Choice.Type = Choice.self
  ) throws(Failure) -> Choice where Choice.RawValue == String {
    let word = positionals.dropFirst(position).first?.text ?? ""
    guard let choice = Choice(rawValue: word) else {
      throw .wrongChoice(word, of: name, choices: Choice.words)
    }
    return choice
  }

  /// The choice that the user made, or the option's default one, as a value of its type.
  func choice<Choice: RawRepresentable<String>>(_ option: OptionSpec, as type: Choice.Type = Choice.self) -> Choice? {
    (value(option)?.text ?? option.defaultValue).flatMap(Choice.init(rawValue:))
  }
}
