/// The words that a shell offers at the cursor.
struct CompletionWords {
  var words: [Word] = []
  /// Which files are offered, if any.
  var files = Files.none
  /// Whether the words are only the beginning of a value, as `target=` is.
  var areOpen = false
  /// The beginning of the typed word that stays, such as `css:`.
  var kept = ""

  /// A word, with a few words about it; these may be empty.
  struct Word {
    let text: String
    var note = ""
  }

  /// Which files are offered.
  enum Files: String {
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

extension CompletionWords {
  init(_ words: [String]) { self.init(words: words.map { Word(text: $0) }) }

  /// The same where the words go on after `end`, such as `target=`.
  func opened(with end: String) -> CompletionWords {
    let opened = words.map { Word(text: $0.text + end, note: $0.note) }
    return CompletionWords(words: opened, files: files, areOpen: true, kept: kept)
  }

  /// The same after a beginning of the typed word.
  func after(_ beginning: some StringProtocol) -> CompletionWords {
    CompletionWords(words: words, files: files, areOpen: areOpen, kept: beginning + kept)
  }

  /// The same with other words besides.
  func adding(_ others: [Word]) -> CompletionWords {
    CompletionWords(words: words + others, files: files, areOpen: areOpen, kept: kept)
  }
}
