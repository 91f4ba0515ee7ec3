import ThemeBase

/// The JSON documents with which `resolve`, `explain` and `diff` answer.
package enum AnswerDocument {
  /// The version that each of them carries; it rises when a reader of the old form could go wrong.
  package static let version = 1

  /// The document of an answer, with a trailing newline.
  ///
  /// The names of the members are sorted, and `version` comes last.
  static func bytes(_ members: JSONObject) -> [UInt8] {
    var members = members
    members.append("version", version)
    var json = JSONWriter()
    members.write(to: &json)
    return json.document()
  }
}
