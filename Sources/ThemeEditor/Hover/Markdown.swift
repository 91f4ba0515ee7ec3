/// Plain text as Markdown that shows the same.
///
/// Editors show many a backslash as it is, so only those marks are escaped that would be read as marks where they are.
enum Markdown {
  static func code(_ text: String) -> String { text.contains("`") ? "`` \(text) ``" : "`\(text)`" }

  static func escaped(_ text: String) -> String {
    let characters = Array(text)
    var result = ""
    for index in characters.indices {
      if isMark(characters, index) { result += "\\" }
      result.append(characters[index])
    }
    return result
  }

  private static func isMark(_ text: [Character], _ index: Int) -> Bool {
    let before = index > 0 ? text[index - 1] : "\n"
    let after = index + 1 < text.count ? text[index + 1] : "\n"
    switch text[index] {
    case "`", "*": return true
    // Inside a word it is a letter.
    case "_": return !(isLetter(before) && isLetter(after))
    case "~": return before == "~" || after == "~"
    case "\\": return after.isASCII && !isLetter(after) && !after.isWhitespace
    case "<": return isLetter(after) || "/!?".contains(after)
    case "]": return "([:".contains(after)
    case "&": return after == "#" || isLetter(after) && text[index...].contains(";")
    case "#", ">", "+", "-": return before.isNewline
    default: return false
    }
  }

  private static func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
