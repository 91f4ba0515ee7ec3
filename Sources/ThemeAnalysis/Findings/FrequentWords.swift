import ThemeBase
import ThemeCompiler

/// Unknown words that a theme uses several times, which a fork of a runtime may read.
enum FrequentWords {
  /// The findings in the order of the report; the first about each such word shows the line that declares it.
  static func explained(_ findings: [Diagnostic], in compilation: Compilation) -> [Diagnostic] {
    var uses: [UnknownWord: [Int]] = [:]
    for index in findings.indices where UnknownWord.codes.contains(findings[index].code) {
      if let word = UnknownWord(findings[index], in: compilation) { uses[word, default: []].append(index) }
    }
    guard uses.values.contains(where: { $0.count >= UnknownWord.frequentCount }) else { return findings }
    var findings = findings
    for (word, indices) in uses where indices.count >= UnknownWord.frequentCount {
      findings[indices[0]].notes.append("the theme uses '\(word.word)' at \(indices.count) places")
      findings[indices[0]].help.append(
        "if your app reads it, declare it: '\(UnknownWord.declaration(of: [word.word], as: word.type))'")
    }
    return findings
  }
}
