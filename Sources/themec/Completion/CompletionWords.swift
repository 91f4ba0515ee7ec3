import ThemeConfiguration
import ThemeDiagnostics
import ThemeEmit
import ThemeReports
import ThemeValues

/// The words that a shell offers at one place of a command line.
struct CompletionWords: Hashable {
  /// Words of a closed set.
  var words: [String] = []
  /// Whether files are offered, and those of which kind.
  var files = Files.none
  /// Whether the words are only the beginning of a value, as `target=` is.
  var areOpen = false

  /// Which files are offered.
  enum Files: Hashable {
    case none
    case any
    /// Stylesheets, and folders on the way to them.
    case stylesheets

    /// The files that the placeholder of an option means.
    init(placeholder: String) {
      switch placeholder {
      case "file", "path", "folder", "old": self = .any
      case "theme": self = .stylesheets
      default: self = .none
      }
    }
  }
}

extension OptionSpec {
  /// The words offered as the value of the option; nil for a flag.
  var completion: CompletionWords? {
    switch value {
    case .none: return nil
    case .choice(let words): return CompletionWords(words: words())
    case .text(let placeholder):
      if let words = knownWords { return words }
      return CompletionWords(files: CompletionWords.Files(placeholder: placeholder))
    }
  }

  /// The beginnings of values that other tables know.
  private var knownWords: CompletionWords? {
    switch name {
    case OptionSpec.severity.name:
      CompletionWords(words: DiagnosticCode.selectorNames.map { $0 + "=" }, areOpen: true)
    case OptionSpec.only.name: CompletionWords(words: DiagnosticCode.selectorNames)
    case OptionSpec.portable.name: CompletionWords(words: Target.allCases.map(\.rawValue))
    case OptionSpec.emit.name: CompletionWords(words: OutputForm.all.map(\.name))
    case OptionSpec.report.name: CompletionWords(words: ReportFormat.names)
    case OptionSpec.setting.name:
      CompletionWords(words: Setting.commandLineKeys.map { $0 + "=" }, areOpen: true)
    default: nil
    }
  }
}

extension PositionalSpec {
  /// The words offered as the argument.
  var completion: CompletionWords { CompletionWords(words: choices, files: files) }
}

extension Command {
  /// The words offered as an argument, for all positionals together.
  var argumentCompletion: CompletionWords {
    var result = CompletionWords()
    for positional in positionals {
      result.words += positional.choices
      if positional.files != .none { result.files = positional.files }
    }
    return result
  }
}

/// A shell for which a completion script can be written.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that makes the shell complete command lines of themec.
  func script(for commands: [Command]) -> String {
    switch self {
    case .bash: BashCompletion(commands: commands).script
    case .zsh: ZshCompletion(commands: commands).script
    case .fish: FishCompletion(commands: commands).script
    }
  }

  /// A text in single quotes.
  func quoted(_ text: String) -> String {
    let escaped = text.flatMap { character -> String in
      switch (character, self) {
      case ("'", .fish): "\\'"
      case ("\\", .fish): "\\\\"
      case ("'", _): "'\\''"
      default: String(character)
      }
    }
    return "'\(String(escaped))'"
  }
}
