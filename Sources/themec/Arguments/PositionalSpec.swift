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
  let count: Count
  /// The words that it can be, for shells; empty if it can be anything.
  let choices: [String]
  /// Which files it can name, for shells.
  let files: CompletionWords.Files
  /// One or two sentences with full stops.
  let help: String

  init(
    _ name: String, _ count: Count = .one, choices: [String] = [], files: CompletionWords.Files = .none, help: String
  ) {
    self.name = name
    self.count = count
    self.choices = choices
    self.files = files
    self.help = help
  }

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
