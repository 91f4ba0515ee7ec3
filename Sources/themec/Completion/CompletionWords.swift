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

  init(files: Files = .none) { self.files = files }

  init(_ words: [String]) { self.words = words.map { Word(text: $0) } }

  /// The same where the words go on after `end`, such as `target=`.
  func opened(with end: String) -> CompletionWords {
    var opened = self
    opened.words = words.map { Word(text: $0.text + end, note: $0.note) }
    opened.areOpen = true
    return opened
  }

  /// The same after a beginning of the typed word.
  func after(_ beginning: some StringProtocol) -> CompletionWords {
    var later = self
    later.kept = beginning + kept
    return later
  }

  /// The same with other words besides.
  func adding(_ others: [Word]) -> CompletionWords {
    var all = self
    all.words += others
    return all
  }
}
