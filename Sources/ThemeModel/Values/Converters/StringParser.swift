/// Reads free text: everything is one, a string in quotes loses them.
enum StringParser {
  static func parse(_ text: ValueText) -> String {
    text.onlyToken.map { text.string($0.range).unquoted } ?? text.string
  }
}
