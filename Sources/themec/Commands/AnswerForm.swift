/// The form in which a command answers a question.
enum AnswerForm: String, CaseIterable {
  /// For people.
  case text
  /// One document for tools.
  case json

  static let names = allCases.map(\.rawValue)
}
