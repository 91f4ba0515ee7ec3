/// Prose broken into lines of a width.
package enum WrappedText {
  /// The paragraphs of a text, which empty lines set apart, each as its lines; a word longer than the width stays whole.
  static func paragraphs(of text: String, width: Int) -> [[String]] {
    var paragraphs: [[Substring]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.split(separator: " ")
      if words.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1] += words }
    }
    return paragraphs.filter { !$0.isEmpty }.map { fill($0, width: width) }
  }

  /// The lines of a text whose first line begins at a column; the text as it is where it fits.
  package static func lines(of text: String, width: Int, column: Int) -> [String] {
    guard column + text.displayWidth > width else { return [text] }
    return fill(text.split(separator: " "), width: width, column: column)
  }

  private static func fill(_ words: [Substring], width: Int, column: Int = 0) -> [String] {
    var lines = [""]
    var columns = column
    for (index, word) in words.enumerated() {
      let wordWidth = String(word).displayWidth
      if index == 0 {
        lines[lines.count - 1] += word
        columns += wordWidth
      } else if columns + 1 + wordWidth > width {
        lines.append(String(word))
        columns = wordWidth
      } else {
        lines[lines.count - 1] += " " + word
        columns += 1 + wordWidth
      }
    }
    return lines
  }
}
