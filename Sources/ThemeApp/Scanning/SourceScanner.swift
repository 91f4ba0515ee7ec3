import ThemeBase

/// Finds in a source of Swift or Objective-C what gives classes to views or asks for styles.
///
/// Knows a few forms and leaves everything else alone. Takes time in proportion to the length of the file.
package struct SourceScanner {
  /// An opened bracket and what precedes it.
  struct Bracket {
    var index: Int
    /// The block that a brace opens.
    var block: Int?
    /// The number of brackets around, this one included, that are not braces.
    var rounds: Int
  }

  let source: LexedSource
  var facts = AppFacts()
  var blocks = SourceBlocks()
  var brackets: [Bracket] = []
  var block = 0
  /// The block that the next brace opens.
  var pending = SourceBlock()
  /// The token from which on a brace may open it: the parameters before have their own.
  var pendingFrom = 0
  private var rawUses: [(use: AppUse, block: Int)] = []
  /// The names of properties that the app reads itself.
  var rawProperties: [(text: AppText, block: Int)] = []
  /// The names of stylesheets that the app loads.
  var rawSheets: [(sheet: ReadText, block: Int)] = []
  /// The end of the last list that was read, so that its elements are not read again.
  private var covered = 0

  /// The facts of a source.
  package static func scan(_ bytes: [UInt8], in language: SourceLanguage) -> AppFacts {
    var scanner = SourceScanner(source: LexedSource(bytes, in: language))
    scanner.facts.comments = scanner.source.comments
    scanner.facts.isGenerated = scanner.isGenerated
    scanner.readComments()
    for index in scanner.source.tokens.indices { scanner.scan(index) }
    return scanner.finish()
  }

  private mutating func scan(_ index: Int) {
    switch source.kind(index) {
    case .sign?: scanSign(index)
    case .identifier?:
      declare(index)
      scanSinks(index)
    case .string?:
      scanDictionary(index)
      noteMention(index)
    default: break
    }
  }

  private mutating func scanSign(_ index: Int) {
    if source.sign(index, "{") {
      open(index)
    } else if source.opens(index) {
      brackets.append(Bracket(index: index, rounds: (brackets.last?.rounds ?? 0) + 1))
    } else if source.closes(index) {
      close(index)
    }
  }

  private mutating func close(_ index: Int) {
    // A bracket that is not closed ends with the brace around it.
    let isBrace = source.sign(index, "}")
    while let last = brackets.last, isBrace, last.block == nil { brackets.removeLast() }
    guard let last = brackets.last, isBrace == (last.block != nil) else { return }
    brackets.removeLast()
    if let closed = last.block { block = blocks[closed].parent ?? 0 }
  }

  /// Notes a string that is a name, or begins with one and goes on with a value.
  private mutating func noteMention(_ index: Int) {
    let range = source.tokens[index].range
    guard range.count < 200 else { return }
    // Most strings are sentences, of which no text has to be made.
    let rest = source.bytes[range].drop { "#\"'".utf8.contains($0) }.drop(while: Self.isPartOfName)
    guard rest.first.map("#\"'%\\".utf8.contains) ?? true else { return }
    let text = source.literal(index)
    guard let start = text.pieces.first?.literal else { return }
    let name = start.utf8.prefix(while: Self.isPartOfName)
    let isComputed = name.endIndex < start.endIndex ? start[name.endIndex] == "%" : text.literal == nil
    guard isComputed ? name.count > 3 : name.endIndex == start.endIndex else { return }
    facts.mentions.insert(AppText([.literal(String(Substring(name)))] + (isComputed ? [.computed] : [])))
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte >= 0x80 || "_-:.".utf8.contains(byte)
  }

  // MARK: - Uses

  /// Notes the texts of the expression at a token as classes.
  mutating func use(at index: Int, carrier: String? = nil, suffixed suffix: [ReadText] = [], needsText: Bool = false) {
    let reader = TextReader(source, at: index)
    var texts = TextReader.texts(source, at: index)
    if !suffix.isEmpty { texts += reader.joined(texts, suffix) }
    // A view that is rendered with its own class gets no other one.
    for read in texts where !read.text.isClassOfView {
      var use = AppUse(read.text, at: read.range)
      use.carrier = carrier
      use.needsText = needsText
      use.enclosingType = blocks.enclosingType(of: block)
      rawUses.append((use, block))
      covered = Swift.max(covered, read.range.upperBound)
    }
  }

  func isCovered(_ index: Int) -> Bool { source.tokens[index].range.lowerBound < covered }

  private mutating func finish() -> AppFacts {
    var names = SourceNames(blocks, in: source)
    facts.constants = names.constants()
    if facts.isGenerated { facts.accessors = AccessorList.read(source) }
    guard facts.accessors.isEmpty else { return facts }
    for (use, block) in rawUses {
      for text in names.texts(of: use.text, in: block) {
        var resolved = use
        resolved.text = text
        facts.uses.append(resolved)
      }
    }
    for (sheet, block) in rawSheets {
      for text in names.texts(of: sheet.text, in: block) { facts.sheets.append(AppUse(text, at: sheet.range)) }
    }
    for (text, block) in rawProperties { facts.readProperties.formUnion(names.texts(of: text, in: block)) }
    return facts
  }

  // MARK: - Comments

  /// Whether a program has written the source, as a comment before the first token says, in capitals or not.
  private var isGenerated: Bool {
    let end = source.tokens.first.map { Int($0.start) } ?? source.bytes.count
    let head = source.bytes.prefix(Swift.min(end, Self.longestHead))
    return Self.marksOfPrograms.isIn(head.map { $0.asciiLowercased })
  }

  private static let longestHead = 2_000
  private static let marksOfPrograms = WordSearch([
    "@generated", "do not edit", "do not modify", "automatically generated", "auto-generated", "autogenerated",
    "generated by", "generated using", "generated code", "generated file", "is generated", "written by themec",
  ])

  /// Reads `themec-uses: Cell*, Title` from comments.
  private mutating func readComments() {
    for comment in source.comments {
      let text = String(decoding: source.bytes[comment], as: UTF8.self)
      for line in text.split(whereSeparator: { $0.isNewline }) {
        let words = line.split { " \t,*/".contains($0) && $0 != "*" || $0 == "/" }
        guard let start = words.firstIndex(where: { $0 == "themec-uses:" }) else { continue }
        let names = words[(start + 1)...].prefix { $0 != "*" }
        facts.namedPatterns += names.map(String.init)
      }
    }
  }
}
