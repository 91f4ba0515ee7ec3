/// A shell for which a completion script can be written.
///
/// The scripts only ask `themec complete` and show its answer: a line with the kind of files to offer, whether a space may
/// follow, and the number of typed characters that stay; then a line for each word, with a note after a tab.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that makes the shell complete command lines of themec.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// The answer to the script of the shell; `words` are those of the command line, the last one is at the cursor.
  func answer(to words: [Argument]) -> String {
    let line = self == .bash ? BashLine(words) : BashLine(plain: words)
    let typed = line.words.last?.text ?? ""
    let offered = CompletionCursor.words(for: line.words)
    let held = offered.kept.count - line.joined.count
    let state = offered.areOpen ? "open" : "closed"
    var text = "\(offered.files.rawValue) \(state) \(max(held, 0))\n"
    for word in offered.words {
      let whole = offered.kept + word.text
      guard self != .bash || whole.hasPrefix(typed), !whole.contains(where: \.isNewline) else { continue }
      switch self {
      case .bash: text += whole.dropFirst(line.joined.count) + "\n"
      case .zsh: text += word.text + Self.note(word) + "\n"
      case .fish: text += whole + Self.note(word) + "\n"
      }
    }
    return text
  }

  private static func note(_ word: CompletionWords.Word) -> String {
    let lines = word.note.split(whereSeparator: \.isNewline).joined(separator: " ")
    return lines.isEmpty ? "" : "\t" + lines
  }
}
