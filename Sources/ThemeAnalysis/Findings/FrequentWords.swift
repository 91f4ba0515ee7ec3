import ThemeBase
import ThemeCompiler

/// Unknown words of a theme, which a fork of a runtime may read.
enum FrequentWords {
  /// The findings in the order of the report; the first about each word shows the line that declares it.
  ///
  /// All words of a type may be the fork's, and reports show them together.
  static func explained(_ findings: [Diagnostic], in compilation: Compilation, _ options: LintOptions) -> [Diagnostic] {
    var uses: [UnknownWord: [Int]] = [:]
    for index in findings.indices where UnknownWord.codes.contains(findings[index].code) {
      if let word = UnknownWord(findings[index], in: compilation) { uses[word, default: []].append(index) }
    }
    var findings = findings
    for (word, indices) in uses {
      if indices.count >= UnknownWord.frequentCount {
        findings[indices[0]].notes.append("the theme uses '\(word.word)' at \(indices.count) places")
      }
      let declaration = DiagnosticTopic.declaration(of: [word.word], as: word.type)
      findings[indices[0]].help.append(
        "if your app reads it, declare it\(options.placeOfDeclarations): '\(declaration)'")
      for index in indices { findings[index].topic = .forkWord(type: word.type, place: options.placeOfDeclarations) }
    }
    return findings
  }
}
