/// The message and the help of a diagnostic: as they are written, or as a template and the name that it is about.
enum DiagnosticWords: Sendable {
  case written(message: String, help: [String])
  case template(DiagnosticTemplate, name: ArraySlice<UInt8>)

  var message: String {
    get {
      switch self {
      case .written(let message, _): message
      case .template(let template, let name): template.message.text(about: name)
      }
    }
    set { self = .written(message: newValue, help: help) }
  }

  var help: [String] {
    get {
      switch self {
      case .written(_, let help): help
      case .template(let template, let name): template.help.map { [$0.text(about: name)] } ?? []
      }
    }
    set { self = .written(message: message, help: newValue) }
  }

  /// Whether one of the texts may be longer than a number of bytes.
  func areLonger(than limit: Int) -> Bool {
    switch self {
    case .written(let message, let help):
      message.utf8.count > limit || help.contains { $0.utf8.count > limit }
    // A byte that is no text is repaired to a character of three.
    case .template(let template, let name): template.longestText + 3 * name.count > limit
    }
  }
}

extension DiagnosticWords: Equatable {
  /// Whether both say the same, however they came about.
  static func == (left: DiagnosticWords, right: DiagnosticWords) -> Bool {
    left.message == right.message && left.help == right.help
  }
}
