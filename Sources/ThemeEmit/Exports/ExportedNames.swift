import ThemeCompiler
import ThemeDiagnostics

/// Names of a theme as names of another language, each once.
struct ExportedNames {
  /// The names, in the order of the colours.
  private(set) var names: [String] = []
  /// Names of the theme that would become the same name.
  private(set) var clashes: [(first: String, second: String, name: String)] = []

  init(_ colors: [ExportedColor], spelling: (String) -> String) {
    var owners: [String: String] = [:]
    for color in colors {
      let name = spelling(color.name)
      names.append(name)
      if let owner = owners.updateValue(color.name, forKey: name) {
        clashes.append((owner, color.name, name))
      }
    }
  }

  /// The words of a name: parted at signs, and where a capital follows a small letter or a digit.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name.unicodeScalars {
      guard character.properties.isAlphabetic || ("0"..."9").contains(character) else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let isCapital = character.properties.isUppercase
      let follows = word.unicodeScalars.last.map { !$0.properties.isUppercase } ?? false
      if isCapital, follows {
        words.append(word)
        word = ""
      }
      word.unicodeScalars.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }
}

extension ExportedNames {
  /// What is lost in an export, sorted: the diagnostics of its colours, and an error for each name that two colours would share.
  ///
  /// The errors stand at the beginning of the theme.
  func diagnostics(with colors: ExportedColors, in program: Program) -> [Diagnostic] {
    let start = Span(file: program.files.first ?? FileID(index: 0), start: 0, end: 0)
    let errors = clashes.map { clash in
      Diagnostic(
        .notExpressible,
        "'\(clash.first)' and '\(clash.second)' would both be called '\(clash.name)'",
        at: start)
    }
    return (colors.diagnostics + errors).sortedForReport()
  }
}
