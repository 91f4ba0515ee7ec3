/// NUI 0.5 as a reader of a stylesheet on one device: its grammar, its definitions and its cascade.
///
/// A model for tests, like ``NUITokens``. One mistake loses the whole sheet; nothing is ever said.
struct NUIReader {
  enum Failure: Error, Equatable {
    /// Bytes that are not UTF-8, a bad character or an unexpected token: the app goes on with an empty stylesheet.
    case lost
    /// An exception at load.
    case undefined(String)
  }

  typealias Styles = [String: [String: String]]

  /// The styles by class and property, each value as its tokens joined by one space.
  static func read(_ bytes: [UInt8], device: String, orientation: String) throws(Failure) -> Styles {
    guard var text = String(validating: bytes, as: UTF8.self) else { throw .lost }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    guard let tokens = NUITokens.read(text) else { throw .lost }
    var reader = NUIReader(tokens: tokens, context: ["device": device, "orientation": orientation])
    try reader.readSheet()
    return try reader.styles()
  }

  private let tokens: [NUITokens.Token]
  private let context: [String: String]
  private var index = 0
  private var definitions: [String: String] = [:]
  private var rules: [(classes: [String], declarations: [(String, String)])] = []

  private init(tokens: [NUITokens.Token], context: [String: String]) {
    self.tokens = tokens
    self.context = context
  }
}

// MARK: - Grammar

extension NUIReader {
  private mutating func readSheet() throws(Failure) {
    while let token = peek { if token == .media { try readMedia() } else { try readItem(holds: true) } }
  }

  private mutating func readMedia() throws(Failure) {
    index += 1
    var options: [String: String] = [:]
    repeat {
      try expect("(")
      let name = try word()
      try expect(":")
      options[name] = try word()
      try expect(")")
    } while take(.and)
    try expect("{")
    // An option that NUI does not know always holds.
    let holds = options.allSatisfy { context[$0.key] == nil || context[$0.key] == $0.value }
    while !take(.sign("}")) { try readItem(holds: holds) }
  }

  private mutating func readItem(holds: Bool) throws(Failure) {
    guard case .word(let first) = peek else { throw .lost }
    index += 1
    if first.hasPrefix("@") {
      try expect(":")
      let value = try value()
      if holds { definitions[first] = value }
      return
    }
    var classes = [first]
    while take(.sign(",")) { classes.append(try word()) }
    try expect("{")
    var declarations: [(String, String)] = []
    while !take(.sign("}")) {
      let property = try word()
      try expect(":")
      declarations.append((property, try value()))
    }
    if holds { rules.append((classes, declarations)) }
  }

  /// A value up to and with its `;`.
  private mutating func value() throws(Failure) -> String {
    var words: [String] = []
    while !take(.sign(";")) {
      switch peek {
      case .word(let word): words.append(word)
      case .sign(let sign) where "(),".contains(sign): words.append(String(sign))
      default: throw .lost
      }
      index += 1
    }
    guard !words.isEmpty else { throw .lost }
    return words.joined(separator: " ")
  }

  private var peek: NUITokens.Token? { index < tokens.count ? tokens[index] : nil }

  private mutating func take(_ token: NUITokens.Token) -> Bool {
    guard peek == token else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ sign: Character) throws(Failure) { guard take(.sign(sign)) else { throw .lost } }

  /// A word that is no variable.
  private mutating func word() throws(Failure) -> String {
    guard case .word(let word) = peek, !word.hasPrefix("@") else { throw .lost }
    index += 1
    return word
  }
}

// MARK: - Cascade

extension NUIReader {
  private func styles() throws(Failure) -> Styles {
    var styles: Styles = [:]
    for rule in rules {
      var own: [String: String] = [:]
      for (property, value) in rule.declarations { own[property] = value }
      for (property, value) in own where value.hasPrefix("@") {
        guard let text = definitions[value] else { throw .undefined(value) }
        own[property] = text
      }
      for name in rule.classes { styles[name, default: [:]].merge(own) { $1 } }
    }
    return styles
  }
}
