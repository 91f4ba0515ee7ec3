/// Reads free text: everything is one, a string in quotes loses them.
enum StringParser {
  static func parse(_ text: ValueText) -> Reading<String> {
    guard let first = text.tokens.first else { return Reading(.empty, at: 0..<0) }
    return Reading(text.onlyToken == nil ? text.string : text.string(first.range).unquoted)
  }
}
