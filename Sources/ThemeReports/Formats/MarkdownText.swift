/// Text in Markdown that means nothing there.
package enum MarkdownText {
  /// Text in code quotes; a backtick of its own would end them.
  package static func code(_ text: String) -> String {
    "`" + visible(text).replacing("`", with: "'").replacing("|", with: "\\|") + "`"
  }

  /// Text in which no character has a meaning in Markdown or HTML.
  static func escaped(_ text: String) -> String {
    let special: Set<Character> = ["\\", "`", "*", "_", "[", "]", "|", "#", "~", "!"]
    return visible(text).reduce(into: "") { result, character in
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      // So that no person is mentioned and no issue linked.
      case "@": result += "&#64;"
      case _ where special.contains(character): result += "\\" + String(character)
      default: result.append(character)
      }
    }
  }

  private static func visible(_ text: String) -> String { VisibleText(text.replacing("\n", with: " "), .unicode).text }
}
