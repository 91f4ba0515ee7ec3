extension TextReader {
  /// The texts of one operand, with the calls that follow it.
  mutating func operand(depth: Int) -> [ReadText] {
    guard depth < 48, index < limit else { return [computed()] }
    while index < limit, isPrefix { index += 1 }
    var texts: [ReadText]
    switch source.kind(index) {
    case .string?: texts = [literal()]
    case .identifier?: texts = name(depth: depth)
    case .sign? where source.sign(index, "("): texts = parenthesized(depth: depth)
    case .sign? where source.sign(index, "["):
      texts = source.language == .objectiveC ? message(depth: depth) : array(depth: depth)
    case .sign? where source.sign(index, "."):
      index += 1
      texts = source.isIdentifier(index) ? name(depth: depth, isMember: true) : [computed()]
    default:
      texts = [computed()]
      index += 1
    }
    return postfixed(texts, depth: depth)
  }

  /// Whether a sign or word precedes an operand without a meaning of its own here.
  private var isPrefix: Bool {
    source.sign(index, among: "!&*@-") || source.word(index) == .try || source.word(index) == .await
  }

  private mutating func literal() -> ReadText {
    defer { index += 1 }
    return ReadText(text: source.literal(index), range: source.tokens[index].range)
  }

  /// The expression in parentheses; before another operand it is a cast of Objective-C.
  private mutating func parenthesized(depth: Int) -> [ReadText] {
    let end = source.end(ofBracketAt: index, before: limit)
    index += 1
    let texts = expression(depth: depth)
    index = Swift.max(end, index)
    let isCast =
      source.language == .objectiveC && index < limit
      && (source.isIdentifier(index) || source.kind(index) == .string || source.sign(index, "@")
        || source.sign(index, "["))
    return isCast ? operand(depth: depth + 1) : texts
  }

  /// The elements of an array as a class list.
  private mutating func array(depth: Int) -> [ReadText] {
    let end = source.end(ofBracketAt: index, before: limit)
    let start = source.tokens[index].range.lowerBound
    var list: [AppText.Piece] = []
    index += 1
    while index < end, !source.closes(index) {
      let texts = expression(depth: depth + 1)
      if !list.isEmpty { list.append(.literal(":")) }
      list += texts.count == 1 ? texts[0].text.pieces : [.computed]
      if index < end, !source.closes(index) { index += 1 }
    }
    index = Swift.max(end, index)
    return [ReadText(text: AppText(list), range: start..<source.end(before: index))]
  }

  /// A message of Objective-C: a format, an appended text, or something computed.
  private mutating func message(depth: Int) -> [ReadText] {
    let end = source.end(ofBracketAt: index, before: limit)
    defer { index = Swift.max(end, index) }
    var place = computed()
    place.range = place.range.lowerBound..<source.end(before: end)
    index += 1
    if source.text(index) == "NSString", source.text(index + 1) == "stringWithFormat" {
      index += 3
      return formatted(before: end, depth: depth + 1)
    }
    let receiver = operand(depth: depth + 1)
    if source.text(index) == "valueForKey", source.text(index + 3) == "\"nuiClass\"" {
      place.text = AppText([.name("nuiClass")])
    }
    guard source.text(index) == "stringByAppendingString" else { return [place] }
    index += 2
    return joined(receiver, expression(depth: depth + 1))
  }

  /// A name with its dots, or a call that makes a text.
  ///
  /// A member of a type that is not written begins with a dot.
  private mutating func name(depth: Int, isMember: Bool = false) -> [ReadText] {
    let start = index
    var path: [String] = isMember ? [""] : []
    while source.isIdentifier(index) {
      let part = source.text(index)
      if part != "self" && part != "Self" { path.append(part) }
      index += 1
      guard source.isIdentifier(memberIndex) else { break }
      index = memberIndex
    }
    let range = source.tokens[start].range.lowerBound..<source.end(before: index)
    if path.count == 1, let name = path.first, name == "nil" || name == "NULL" || name == "Nil" { return [] }
    guard source.sign(index, "("), !source.tokens[index].startsLine else {
      return [ReadText(text: AppText([.name(path.joined(separator: "."))]), range: range)]
    }
    return call(path, from: range, depth: depth)
  }

  /// The index of the member after a dot, also after `?.`, `!.` and `->`.
  private var memberIndex: Int {
    var next = index
    if source.isMark(next) || source.sign(next, "-") { next += 1 }
    guard source.sign(next, ".") || (next > index && source.sign(next, ">")) else { return -1 }
    return next + 1
  }

  private mutating func call(_ path: [String], from range: Range<Int>, depth: Int) -> [ReadText] {
    let end = source.end(ofBracketAt: index, before: limit)
    defer { index = Swift.max(end, index) }
    let (label, isLabelled) = (source.text(index + 1), source.sign(index + 2, ":"))
    index += isLabelled ? 3 : 1
    switch path.last {
    case "FioriStyle", "init": return expression(depth: depth + 1)
    case "String" where isLabelled && label == "format": return formatted(before: end, depth: depth + 1)
    case "String" where !isLabelled: return expression(depth: depth + 1)
    case "appending" where !isLabelled && path.count > 1:
      let start = AppText([.name(path.dropLast().joined(separator: "."))])
      return joined([ReadText(text: start, range: range)], expression(depth: depth + 1))
    default:
      let name = AppText([.name(path.joined(separator: ".") + "()")])
      return [ReadText(text: name, range: range.lowerBound..<source.end(before: end))]
    }
  }

  /// The texts after the calls that follow an operand: `"A".appending(b)`; lists are joined as they are.
  private mutating func postfixed(_ operand: [ReadText], depth: Int) -> [ReadText] {
    var texts = operand
    while index < limit {
      if source.sign(index, "."), source.isIdentifier(index + 1) {
        let member = source.text(index + 1)
        index += 2
        guard source.sign(index, "(") else {
          if member != "rawValue" { texts = [computed()] }
          continue
        }
        let end = source.end(ofBracketAt: index, before: limit)
        index += 1
        if member == "appending" {
          texts = joined(texts, expression(depth: depth + 1))
        } else if member != "joined" {
          texts = [computed()]
        }
        index = Swift.max(end, index)
      } else if isSuffix {
        index += 1
      } else if source.sign(index, "["), !source.tokens[index].startsLine {
        texts = [computed()]
        index = source.end(ofBracketAt: index, before: limit)
      } else {
        return texts
      }
    }
    return texts
  }

  /// Whether `!` or `?` belongs to the operand before it.
  private var isSuffix: Bool {
    guard source.isMark(index), !source.tokens[index].followsSpace, !source.sign(index + 1, "=") else { return false }
    return source.language == .swift && !source.sign(index + 1, "?")
  }

  /// The texts of a format with its arguments, up to the end of the call.
  private mutating func formatted(before end: Int, depth: Int) -> [ReadText] {
    let formats = expression(depth: depth)
    var arguments: [[ReadText]] = []
    while index < end, source.sign(index, ",") {
      index += 1
      arguments.append(expression(depth: depth))
    }
    return formats.flatMap { format -> [ReadText] in
      guard let text = format.text.literal else { return [ReadText(text: .computed, range: format.range)] }
      var results = [ReadText(text: AppText([]), range: format.range)]
      for part in Self.parts(of: text) {
        let values = part.map { [ReadText(text: AppText([.literal($0)]), range: format.range)] }
        let argument = values == nil && !arguments.isEmpty ? arguments.removeFirst() : nil
        results = joined(results, values ?? argument ?? [computed()])
      }
      return results
    }
  }

  /// The literal parts of a format; nil for each argument.
  private static func parts(of format: String) -> [String?] {
    var (parts, literal) = ([String?](), "")
    var rest = Substring(format)
    while let first = rest.popFirst() {
      if first != "%" || rest.first == "%" {
        literal.append(first)
        if first == "%" { rest.removeFirst() }
        continue
      }
      rest = rest.drop { "0123456789$.-+# lhqz".contains($0) }.dropFirst()
      parts += [literal, nil]
      literal = ""
    }
    return parts + [literal]
  }
}
