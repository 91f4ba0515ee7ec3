/// The message and the help of a diagnostic: as they are written, or as a template and the bytes among which the name
/// stands that it is about.
enum DiagnosticWords: Sendable {
  case written(message: String, help: [String])
  case template(DiagnosticTemplate, names: ArraySlice<UInt8>)

  /// Where a name stands among those of a template; of no meaning for words that are written.
  typealias Name = Range<UInt32>

  func message(about name: Name) -> String {
    switch self {
    case .written(let message, _): message
    case .template(let template, let names): template.message.text(about: names[name])
    }
  }

  func help(about name: Name) -> [String] {
    switch self {
    case .written(_, let help): help
    case .template(let template, let names):
      template.help.map { [$0.text(about: names[name])] } ?? []
    }
  }

  /// Whether one of the texts may be longer than a number of bytes.
  func areLonger(than limit: Int, about name: Name) -> Bool {
    switch self {
    case .written(let message, let help):
      message.utf8.count > limit || help.contains { $0.utf8.count > limit }
    // A byte that is no text is repaired to a character of three.
    case .template(let template, _): template.longestText + 3 * name.count > limit
    }
  }
}

extension DiagnosticWords.Name {
  /// The place of a name among bytes of which there are fewer than 2³²: a file has at most 512 MiB.
  init(at place: Range<Int>) {
    self = UInt32(clamping: place.lowerBound)..<UInt32(clamping: place.upperBound)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes of a name.
  fileprivate subscript(name: DiagnosticWords.Name) -> ArraySlice<UInt8> {
    self[(Int(name.lowerBound)..<Int(name.upperBound)).clamped(to: indices)]
  }
}
