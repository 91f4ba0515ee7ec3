/// A text that an expression may have, and where the source says it.
struct ReadText: Hashable, Sendable {
  var text: AppText
  var range: Range<Int>
}

/// Reads what text an expression has: literals, names, all branches of conditional expressions, and texts put together.
///
/// Only a part of an expression's length is looked at, so that nested calls take no quadratic time; a longer one is computed.
struct TextReader {
  /// More tokens belong to no class list that somebody wrote.
  static let longest = 400
  private static let deepest = 24
  /// Texts of one expression; branches multiply where they are put together.
  private static let mostTexts = 16

  let source: LexedSource
  var index: Int
  let limit: Int

  /// A reader of the expression that begins at a token.
  init(_ source: LexedSource, at index: Int) {
    self.source = source
    self.index = index
    limit = Swift.min(index + Self.longest, source.endOfDirective(at: index))
  }

  /// The texts of the expression at a token.
  static func texts(_ source: LexedSource, at index: Int) -> [ReadText] {
    var reader = TextReader(source, at: index)
    return reader.expression()
  }

  mutating func expression(depth: Int = 0) -> [ReadText] {
    guard depth < Self.deepest, index < limit else { return [computed()] }
    if source.language == .swift, [.if, .switch].contains(source.word(index)) {
      return branches(depth: depth + 1)
    }
    var texts = operand(depth: depth + 1)
    while index < limit, !endsHere {
      if source.sign(index, "+") || isStringAfterString {
        if source.sign(index, "+") { index += 1 }
        texts = joined(texts, operand(depth: depth + 1))
      } else if source.sign(index, "?"), source.sign(index + 1, "?") || source.sign(index + 1, ":") {
        index += 2
        return texts + expression(depth: depth + 1)
      } else if source.sign(index, "?") {
        index += 1
        return conditional(depth: depth + 1)
      } else if source.word(index) == .as {
        skipCast()
      } else {
        texts = [computed()]
        skipOperator()
        if index < limit, !source.closes(index) { _ = operand(depth: depth + 1) }
      }
    }
    return texts
  }

  /// Skips the signs of an operator, all written without a space between them.
  private mutating func skipOperator() {
    repeat {
      index += 1
    } while source.kind(index) == .sign && index < limit && !source.tokens[index].followsSpace && !source.opens(index)
      && !source.closes(index) && !source.sign(index, "@")
  }

  /// Both branches, from the token after the question mark.
  private mutating func conditional(depth: Int) -> [ReadText] {
    let texts = expression(depth: depth)
    guard source.sign(index, ":") else { return texts }
    index += 1
    return texts + expression(depth: depth)
  }

  /// Whether the expression ends before the next token.
  private var endsHere: Bool {
    if source.sign(index, among: ")]}{,;:") { return true }
    guard source.kind(index) == .sign || source.word(index) == .as else { return !isStringAfterString }
    let isNewLine = source.language != .objectiveC && source.tokens[index].startsLine
    return isNewLine && !source.sign(index, among: "?+.")
  }

  /// Objective-C puts literals together that follow each other.
  private var isStringAfterString: Bool {
    guard source.language == .objectiveC, index > 0, source.kind(index - 1) == .string else { return false }
    return source.kind(index) == .string || (source.sign(index, "@") && source.kind(index + 1) == .string)
  }

  private mutating func skipCast() {
    index += 1
    while source.isIdentifier(index) || source.isMark(index) || source.sign(index, ".") {
      if source.sign(index, "?"), source.tokens[index].followsSpace { return }
      index += 1
    }
  }

  /// The texts of the branches of an `if` or `switch` that is a value.
  private mutating func branches(depth: Int) -> [ReadText] {
    let isSwitch = source.word(index) == .switch
    var texts: [ReadText] = []
    repeat {
      while index < limit, !source.sign(index, "{") { index += 1 }
      let end = Swift.min(source.end(ofBracketAt: index, before: limit), limit)
      index += 1
      texts += isSwitch ? cases(before: end, depth: depth) : value(before: end, depth: depth)
      index = Swift.max(end, index)
    } while source.word(index) == .else && index < limit
    return texts
  }

  private mutating func cases(before end: Int, depth: Int) -> [ReadText] {
    var texts: [ReadText] = []
    while index < end {
      let isCase = [.case, .default].contains(source.word(index))
      index += 1
      guard isCase else { continue }
      while index < end, !source.sign(index, ":") { index += 1 }
      index += 1
      texts += value(before: end, depth: depth)
    }
    return texts
  }

  /// The value of a branch; one that returns has none.
  private mutating func value(before end: Int, depth: Int) -> [ReadText] {
    index < end && source.word(index) != .return ? expression(depth: depth) : []
  }

  /// All texts that one and another make together.
  func joined(_ left: [ReadText], _ right: [ReadText]) -> [ReadText] {
    guard left.count * right.count <= Self.mostTexts else { return [computed()] }
    return left.flatMap { start in
      right.map { end in
        let lower = Swift.min(start.range.lowerBound, end.range.lowerBound)
        let upper = Swift.max(start.range.upperBound, end.range.upperBound)
        return ReadText(text: start.text.joined(with: end.text), range: lower..<upper)
      }
    }
  }

  /// A computed text at the next token.
  func computed() -> ReadText {
    let place = source.tokens.indices.contains(index) ? source.tokens[index].range : 0..<0
    return ReadText(text: .computed, range: place)
  }
}
