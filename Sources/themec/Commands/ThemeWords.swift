/// The words of a command that takes stylesheets and then words about them, sorted.
struct ThemeWords: Equatable {
  let themes: [Argument]
  /// The words after the stylesheets.
  let words: [Argument]

  /// The first word is the stylesheet.
  ///
  /// Layers are the first word and those after it that end in `.nss` or are `-`:
  /// no class path does.
  static func split(_ positionals: [Argument], isLayered: Bool) -> ThemeWords {
    var count = min(1, positionals.count)
    while isLayered, count < positionals.count, positionals[count].namesLayer { count += 1 }
    return ThemeWords(themes: Array(positionals[..<count]), words: Array(positionals[count...]))
  }

  /// Refuses words after the first `count` of those about the stylesheets.
  func checkCount(_ count: Int, of command: String) throws(Failure) {
    guard words.count > count else { return }
    let isTheme = words.contains(where: \.namesLayer)
    throw .usage(
      "unexpected argument \(quoted(words[count].text)) for 'themec \(command)'",
      help: isTheme ? ["to take several stylesheets for layers of one theme, add '--layer'"] : [])
  }
}

extension Argument { fileprivate var namesLayer: Bool { isDash || text.lowercased().hasSuffix(".nss") } }
