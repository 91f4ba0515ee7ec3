/// The cursor of a command line that is being written.
struct CompletionCursor {
  private let command: Command
  /// The words before the one at the cursor.
  private let parsed: ParsedArguments
  /// The word at the cursor, as far as it is typed.
  private let typed: String

  /// The words that fit at the cursor; the last of `line` is the one at the cursor.
  static func words(for line: [Argument]) -> CompletionWords {
    let typed = line.last?.text ?? ""
    guard line.count > 1, let name = line.first?.text else {
      let words = CompletionWords(typed.hasPrefix("-") ? ["--help", "--version"] : [])
      return words.adding(commands + [.init(text: "help", note: "Show help information.")])
    }
    if name == "help" { return CompletionWords().adding(line.count == 2 ? commands : []) }
    guard let command = Command.named(name) else { return CompletionWords() }
    let beginning = ArgumentParser.parseBeginning(line.dropFirst().dropLast(), for: command)
    let cursor = CompletionCursor(command: command, parsed: beginning.parsed, typed: typed)
    if let option = beginning.pending { return cursor.value(of: option, typed[...]) }
    return beginning.isLiteral || !typed.hasPrefix("-") ? cursor.argument : cursor.option
  }

  private static var commands: [CompletionWords.Word] {
    Command.all.map { .init(text: $0.name, note: $0.page.overview) }
  }

  // MARK: Options

  /// The options, or the values of one that is written in the same word.
  private var option: CompletionWords {
    let parts = typed.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count > 1, let option = command.options.first(where: { $0.spelling == parts[0] }) {
      return value(of: option, parts[1]).after("\(parts[0])=")
    }
    if typed.count > 2, let option = command.options.first(where: { $0.attaches(to: typed) }) {
      return value(of: option, typed.dropFirst(2)).after(typed.prefix(2))
    }
    let page = command.page
    return CompletionWords().adding(
      command.options.flatMap { option in option.spellings.map { .init(text: $0, note: page.text(of: option)) } })
  }

  /// The values of an option after `text`.
  private func value(of option: OptionSpec, _ text: Substring) -> CompletionWords {
    option.name == OptionSpec.takes.name ? RegistryVocabulary(parsed).taken : option.completion(after: text)
  }

  // MARK: Arguments

  /// The arguments at the cursor: a further layer is possible where a class path is.
  private var argument: CompletionWords {
    let specs = command.positionals
    let count = parsed.positionals.count
    guard specs.contains(where: { $0.name == "class-path" }), count > 0 else {
      let last = specs.count - 1
      guard count <= last || specs.last?.count.isOpen == true else { return CompletionWords() }
      return specs.isEmpty ? CompletionWords() : argument(specs[min(count, last)], [])
    }
    let words = ThemeWords.split(parsed.positionals, isLayered: parsed.has(.layer))
    guard words.words.count + 1 < specs.count else { return CompletionWords() }
    var offered = argument(specs[words.words.count + 1], words.themes, words.words.first)
    if parsed.has(.layer), words.words.isEmpty { offered.files = specs[0].files }
    return offered
  }

  private func argument(_ spec: PositionalSpec, _ themes: [Argument], _ selection: Argument? = nil) -> CompletionWords {
    switch spec.name {
    case "class-path" where command.name == "explain" && typed.hasPrefix("@"):
      return CompletionWords(ThemeVocabulary(themes, parsed).definitions)
    case "class-path":
      let list = typed.prefix(upTo: typed.lastIndex(of: ":").map(typed.index(after:)) ?? typed.startIndex)
      return CompletionWords(ThemeVocabulary(themes, parsed).classPaths).after(list)
    case "property": return CompletionWords(ThemeVocabulary(themes, parsed).properties(of: selection?.text ?? ""))
    case "name": return RegistryVocabulary(parsed).names(areAll: !typed.isEmpty)
    default: return CompletionWords(files: spec.files).adding(spec.choices.map { .init(text: $0) })
    }
  }
}

extension OptionSpec {
  /// Whether a word is this option with its value: `-Wunit-suffix`.
  fileprivate func attaches(to word: String) -> Bool {
    placeholder != nil && spellings.contains { $0.count == 2 && word.hasPrefix($0) }
  }
}
