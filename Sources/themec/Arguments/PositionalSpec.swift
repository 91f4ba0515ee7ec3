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
