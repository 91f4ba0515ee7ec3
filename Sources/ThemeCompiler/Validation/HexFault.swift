package import ThemeModel

/// A mistake in a word that was meant as a hex colour.
package enum HexFault {
  /// Names the first character that is not a hex digit, or the expected number of digits.
  package static func message(_ word: String, digits: Int, target: Target) -> String {
    let quote = word.hasPrefix("\"") || word.hasPrefix("'") ? 1 : 0
    let bare = word.dropFirst(quote).dropLast(quote)
    let start = bare.hasPrefix("#") ? 1 : bare.lowercased().hasPrefix("0x") ? 2 : 0
    if start > 0, let stray = bare.dropFirst(start).first(where: { !$0.isASCII || !$0.isHexDigit }) {
      return "'\(stray)' in '\(word.count > 40 ? word.prefix(40) + "…" : word[...])' is not a hex digit"
    }
    return "a hex colour has \(target == .nui ? "6" : "3, 6 or 8") digits, not \(digits)"
  }
}
