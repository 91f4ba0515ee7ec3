/// The words of the user, sorted by the options that the command has.
///
/// Every choice is one of the option's, every flag is known; what a text value means is for the command to say.
struct ParsedArguments: Equatable, Sendable {
  /// The name of each option in the order of the command line, and its value; that of a flag is empty.
  private(set) var names: [String] = []
  private(set) var values: [Argument] = []
  private(set) var positionals: [Argument] = []

  mutating func append(_ value: Argument, to option: OptionSpec) {
    names.append(option.name)
    values.append(value)
  }

  mutating func append(positional: Argument) { positionals.append(positional) }

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

  /// The same with other positionals.
  func replacing(positionals: [Argument]) -> ParsedArguments {
    var copy = self
    copy.positionals = positionals
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
