package import ThemeAnalysis
import ThemeModel

/// Text for a hover, as Markdown that is also readable plain: no HTML, colours as text.
package struct HoverText: Sendable {
  /// A piece of an entry of a list.
  enum Piece {
    case code(String), words(String)
    case place(Explanation.Location)
  }

  private enum Block {
    /// A fenced piece of a theme.
    case code(String)
    case paragraph(String)
    case list([[Piece]])
  }

  private var blocks: [Block] = []

  /// Whether nothing was appended.
  package var isEmpty: Bool { blocks.isEmpty }

  mutating func append(code: String) { blocks.append(.code(code)) }

  mutating func append(paragraph text: String) { blocks.append(.paragraph(text)) }

  /// A list, one entry a line, of pieces with spaces between them.
  mutating func append(list: [[Piece]]) { if !list.isEmpty { blocks.append(.list(list)) } }

  /// A list, one entry a line: a term and what there is to say of it.
  mutating func append(list: [(term: String, text: String)]) {
    append(list: list.map { term, text in (term.isEmpty ? [] : [.code(term)]) + (text.isEmpty ? [] : [.words(text)]) })
  }

  // MARK: - Notations

  /// The text without marks.
  package var plain: String { text(code: { $0 }, words: { $0 }, Self.plain) }

  /// The text as Markdown, in which a place is a link if it has an address.
  package func markdown(linking address: (Explanation.Location) -> String? = { _ in nil }) -> String {
    text(code: Self.fenced, words: Markdown.escaped) { Self.markdown($0, address) }
  }

  private func text(code: (String) -> String, words: (String) -> String, _ piece: (Piece) -> String) -> String {
    blocks.map { block in
      switch block {
      case .code(let text): code(text) + "\n"
      case .paragraph(let text): words(text) + "\n"
      case .list(let entries): entries.map { "- \($0.map(piece).joined(separator: " "))\n" }.joined()
      }
    }.joined(separator: "\n")
  }

  private static func fenced(_ code: String) -> String {
    // A string may contain a fence. A theme's text cannot close a longer one.
    let fence = code.contains("```") ? "`````" : "```"
    return "\(fence)nss\n\(code)\n\(fence)"
  }

  private static func plain(_ piece: Piece) -> String {
    switch piece {
    case .code(let text), .words(let text): text
    case .place(let location): location.shown
    }
  }

  private static func markdown(_ piece: Piece, _ address: (Explanation.Location) -> String?) -> String {
    switch piece {
    case .code(let text): Markdown.code(text)
    case .words(let text): Markdown.escaped(text)
    case .place(let location):
      address(location).map { "[\(Markdown.escaped(location.shown))](<\($0)>)" } ?? Markdown.escaped(location.shown)
    }
  }
}

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

/// A function of values: its parameters, and its effect in a sentence.
package struct FunctionHelp: Hashable, Sendable {
  /// The name of the function.
  package let name: String
  /// The names of the parameters, in order.
  package let parameters: [String]
  /// The effect, as a sentence or two.
  package let text: String
  /// Whether the runtime computes the function, and not themec.
  let isLiteral: Bool

  /// The parameters of computed functions that are no colours.
  private static let amounts: Set<String> = ["amount", "weight"]

  /// The types of the arguments, in order.
  var types: [ValueShape] { parameters.map { isLiteral || Self.amounts.contains($0) ? .number : .color } }

  /// All functions, those that runtimes read first.
  static let all = HelpTexts.functions.map {
    FunctionHelp(
      name: $0.name, parameters: $0.parameters, text: $0.text, isLiteral: ValueFunction(rawValue: $0.name) == nil)
  }

  /// The function of a name, in any letter case if runtimes read it; nil for another word.
  package static func named(_ name: String) -> FunctionHelp? {
    all.first { $0.name == name || $0.isLiteral && $0.name == name.lowercased() }
  }

  /// The form of a call: `rgb(red, green, blue)`.
  package var signature: String { "\(name)(\(parameters.joined(separator: ", ")))" }

  /// Whether a target reads the function, or themec computes it.
  func isRead(by target: Target) -> Bool { !isLiteral || target != .fioriSwiftUI }
}

/// The purpose of each at-rule, in a sentence or two.
enum AtRuleHelp {
  /// The at-rules of the top level.
  static let topLevelNames = HelpTexts.atRules.map { $0.name }.filter { $0 != "@part" }

  static func text(_ name: String) -> String? { HelpTexts.atRules.first { $0.name == name }?.text }
}
