import TestSupport
import Testing

/// Lines of pages, scripts and examples that hand names of files to themec which somebody else chose.
///
/// After `--` no name is an option or a file of arguments; a name that begins with a folder is none anyway.
@Suite struct HandedNameTests {
  private let commands =
    /(?:\bthemec|\{THEMEC\}|"\$THEMEC"|"\$tool"|\$themec|\{themec\}) (?:build|lint|format|preview|baseline|import|resolve|diff)\b(.*)/

  /// A word that stands for names: a pattern or a value without a folder before it.
  private let names = /^["']?(?:\*(?!\/)|\?|\[[^<]|\$[({@*<]|\$[A-Za-z]|\{\}|%)/

  /// Options that take the next word.
  private static let valued: Set<Substring> = [
    "-o", "--output", "--depfile", "--stamp", "--metafile", "--emit", "--report", "--format", "--jobs", "--target",
    "--portable", "--baseline", "--app", "--only",
  ]

  /// Whether a line hands names over without `--`.
  private func isOpen(_ line: String) -> Bool {
    guard let match = line.firstMatch(of: commands) else { return false }
    let end = match.output.1.firstRange(of: /[|;&<>`]/)?.lowerBound ?? match.output.1.endIndex
    let words = match.output.1[..<end].split(separator: " ")
    let isFed = line[..<match.range.lowerBound].contains(/\bxargs\b/)
    if words.contains("--") { return false }
    if isFed { return true }
    return zip(words, [""] + words).contains { word, before in
      !word.starts(with: "'") && word.contains(names) && !Self.valued.contains(before)
    }
  }

  @Test(arguments: [
    ("themec lint *.nss", true), ("themec lint -- *.nss", false), ("themec lint a/*.nss", false),
    ("themec format -i \"$@\"", true), ("themec lint $(git ls-files)", true),
    ("git ls-files -z | xargs -0 themec lint", true), ("xargs -0 themec lint --", false),
    ("find . -exec themec lint {} +", true), ("themec build $in --output $out", true),
    ("themec build --output $out -- $in", false), ("themec lint 'a/**/*.nss'", false),
    ("themec build a.nss --output $out", false), ("themec lint --report \"sarif:$x\" $PATHS", true),
    ("themec build brand.nss | tee $log", false),
  ]) func linesThatHandNamesOver(line: String, open: Bool) { expectEqual(isOpen(line), open, "\(line)") }

  @Test func noLineHandsNamesOverAsOptions() throws {
    let endings = [".md", ".yml", ".yaml", ".sh", ".txt", ".py"]
    let folders = ["Sources", "Tests/BuildEngines", "Tests/Golden/Help"]
    let files =
      ["README.md", "Grammar.md", "Tests/README.md", ".pre-commit-hooks.yaml", ".ci/run"]
      + folders.flatMap { Repository.files(under: $0) }.filter { file in endings.contains { file.hasSuffix($0) } }
    for file in files {
      let text = String(decoding: try Repository.bytes(file), as: UTF8.self)
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where isOpen(String(line)) { Issue.record("\(file):\(number + 1) hands names over without '--': \(line)") }
    }
  }

  /// pre-commit puts `args` between the entry and the names, so each of them ends in `--`.
  @Test func argumentsOfHooksEndTheOptions() throws {
    let files = Repository.files(under: "Sources", ending: ".md") + [".pre-commit-hooks.yaml"]
    var count = 0
    for file in files {
      for match in String(decoding: try Repository.bytes(file), as: UTF8.self).matches(of: /args: \[(.*?)\]/)
      where !match.output.1.contains("lsp") {
        expect(match.output.1.hasSuffix("\"--\""), "\(file): \(match.output.0)")
        count += 1
      }
    }
    expect(count >= 4)
  }

  @Test func pluginsEndTheOptions() throws {
    for file in Repository.files(under: "Sources/Plugins", ending: ".swift") {
      let text = String(decoding: try Repository.bytes(file), as: UTF8.self)
      for line in text.split(separator: "\n") where line.contains(/\+ (scan\.)?themes\b/) {
        expect(line.contains("[\"--\"] + "), "\(file): \(line)")
      }
    }
  }
}
