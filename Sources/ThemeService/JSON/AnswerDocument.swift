/// The JSON documents with which `resolve`, `explain` and `diff` answer.
package enum AnswerDocument {
  /// The version that each of them carries; it rises when a reader of the old form could go wrong.
  package static let version = 1
}
