import ThemeBase

extension Method {
  /// Lists the changes of the semantic tokens since an answer.
  static let semanticTokensDelta = request("textDocument/semanticTokens/full/delta") {
    (parameters, server) throws(ResponseError) in
    let previous = try parameters.string("previousResultId")
    let (document, tree) = try server.parsedDocument(parameters)
    let (new, old) = server.answers.renewTokens(of: document, tree)
    guard let old, "\(old.resultID)" == previous else { return tokens(new) }
    return [
      "resultId": "\(new.resultID)",
      "edits": edits(from: old.tokens.numbers, to: new.tokens.numbers),
    ] as JSONObject
  }

  /// The edit that turns one list into another, between their common ends; empty if they are equal.
  private static func edits(from old: [UInt32], to new: [UInt32]) -> [JSONObject] {
    let limit = min(old.count, new.count)
    var start = 0
    while start < limit, old[start] == new[start] { start += 1 }
    if start == old.count, start == new.count { return [] }
    var end = 0
    while end < limit - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    let data = Array(new[start..<(new.count - end)])
    return [["start": start, "deleteCount": old.count - start - end, "data": JSONStream { $0.array(numbers: data) }]]
  }
}
