/// A token of an app's source, as far as the scanners tell tokens apart.
struct SourceToken: Sendable {
  enum Kind: UInt8, Sendable { case identifier, string, number, sign }

  var kind: Kind
  /// The byte of a sign; zero for another token.
  var sign: UInt8
  /// The identifier if scanners look for it.
  var word: SourceWord
  /// Whether it is the first token of its line.
  var startsLine: Bool
  /// Whether white space or a comment precedes it.
  var followsSpace: Bool
  var start: UInt32
  var end: UInt32

  var range: Range<Int> { Int(start)..<Int(end) }
}

/// An identifier that scanners look for.
enum SourceWord: String, CaseIterable, Sendable {
  case none = ""
  case nuiClass, setNuiClass, setValue, withClass, withSuffix, style
  case fioriStyle = "FioriStyle"
  case path
  case pathHandle = "StylePathHandle"
  case styledPart = "StyledPart"
  case forKey, forKeyPath, forClassList
  case initWithStylesheet, appendStylesheet
  case forWord = "for"
  case letWord = "let"
  case varWord = "var"
  case enumWord = "enum"
  case structWord = "struct"
  case classWord = "class"
  case extensionWord = "extension"
  case actorWord = "actor"
  case implementation
  case caseWord = "case"
  case defaultWord = "default"
  case ifWord = "if"
  case switchWord = "switch"
  case elseWord = "else"
  case returnWord = "return"
  case funcWord = "func"
  case initWord = "init"
  case define, const, interface, end
  case inWord = "in"

  private static let byLength: [[(bytes: [UInt8], word: SourceWord)]] = {
    let longest = allCases.map { $0.rawValue.utf8.count }.max() ?? 0
    var words = Array(repeating: [(bytes: [UInt8], word: SourceWord)](), count: longest + 1)
    for word in allCases where word != .none {
      words[word.rawValue.utf8.count].append((Array(word.rawValue.utf8), word))
    }
    return words
  }()

  init(_ text: ArraySlice<UInt8>) {
    self = .none
    guard text.count < Self.byLength.count else { return }
    for (bytes, word) in Self.byLength[text.count] where text.elementsEqual(bytes) { self = word }
  }
}
