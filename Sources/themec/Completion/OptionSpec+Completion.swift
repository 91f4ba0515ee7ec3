import ThemeBase
import ThemeExchange
import ThemeModel
import ThemeProject
import ThemeReports

extension OptionSpec {
  /// The words offered as the value of the option, of which `text` is typed.
  func completion(after text: Substring) -> CompletionWords {
    switch name {
    case Self.severity.name:
      return Self.assignment(text, DiagnosticCode.selectorNames) { _, _ in CompletionWords(ConfigurationKey.levels) }
    case Self.setting.name:
      return Self.assignment(text, Setting.commandLineKeys) { key, value in
        guard let (words, isList) = Setting.commandLineWords(of: String(key)) else {
          return CompletionWords(files: .any)
        }
        return isList ? Self.list(value, words) : CompletionWords(words)
      }
    case Self.only.name: return Self.list(text, DiagnosticCode.selectorNames)
    case Self.portable.name: return Self.list(text, Target.words)
    case Self.emit.name: return Self.destination(text, OutputForm.all.map(\.name))
    case Self.report.name: return Self.destination(text, ReportFormat.names)
    default:
      switch value {
      case .none, .optional: return CompletionWords()
      case .choice(let words): return CompletionWords(words())
      case .text(let placeholder): return CompletionWords(files: CompletionWords.Files(placeholder: placeholder))
      }
    }
  }

  /// `key=value`: the keys, or the values of a key.
  private static func assignment(
    _ text: Substring, _ keys: [String], _ values: (_ key: Substring, _ value: Substring) -> CompletionWords
  ) -> CompletionWords {
    guard let sign = text.firstIndex(of: "=") else { return CompletionWords(keys).opened(with: "=") }
    return values(text[..<sign], text[text.index(after: sign)...]).after(text[...sign])
  }

  /// `name,name`: the names that are not in the list yet.
  private static func list(_ text: Substring, _ names: [String]) -> CompletionWords {
    let named = text.split(separator: ",", omittingEmptySubsequences: false).dropLast()
    return CompletionWords(names.filter { !named.contains($0[...]) }).after(named.map { $0 + "," }.joined())
  }

  /// `form:path`: the forms, or files.
  private static func destination(_ text: Substring, _ forms: [String]) -> CompletionWords {
    guard let colon = text.firstIndex(of: ":") else { return CompletionWords(forms) }
    return CompletionWords(files: .any).after(text[...colon])
  }
}
