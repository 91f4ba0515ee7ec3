/// Names in a message.
extension Array where Element == String {
  /// All names: `'a', 'b', 'c'`.
  package var quotedList: String { map { "'\($0)'" }.joined(separator: ", ") }

  /// All names, with a conjunction before the last one: `'a', 'b' and 'c'`.
  package func quotedList(_ conjunction: String) -> String {
    guard let last, count > 1 else { return quotedList }
    return "\(Array(dropLast()).quotedList) \(conjunction) '\(last)'"
  }

  /// The names of a longer list whose others are only counted: `'a', 'b' and 3 more`.
  package func quotedList(more: Int) -> String { more > 0 ? "\(quotedList) and \(more) more" : quotedList }

  /// So many of the names at most, and the number of the others: `'a', 'b' and 3 more`.
  package func quotedList(limit: Int) -> String { Array(prefix(limit)).quotedList(more: count - limit) }
}

extension Array where Element == String {
  /// The texts one after the other with `separator` between them.
  ///
  /// In the place of the general one, which looks through the whole program for its types when it is first called: that
  /// takes as long as a small pass.
  package func joined(separator: String) -> String {
    var text = ""
    for (index, part) in enumerated() {
      if index > 0 { text += separator }
      text += part
    }
    return text
  }
}

/// `1 file`, `2 files`; a plural that is not the noun with an 's' is given.
package func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
