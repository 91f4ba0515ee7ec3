import ThemeBase
import ThemeTable

/// Tells why a value is not a colour for a target, and what was probably meant.
struct UnreadableColor {
  let text: ValueText
  let compact: CompactText
  let target: Target
  let palette: ColorPalette

  var mismatch: Mismatch {
    if let hex = HexLiteral.longest(in: compact) {
      return Mismatch(
        .hexLength(hex.digits), at: compact.tokens(hex.range, of: text),
        replacement: hex.digits == 3 ? Self.literal(hex.short) : nil)
    }
    if let name = ColorFunction.firstName(in: compact) { return function(at: name) }
    if let only = text.onlyToken, let name = quotedName(only) {
      return Mismatch(.unknownColor, at: only.indices, replacement: name)
    }
    if let only = text.onlyToken, let digits = hexWithoutSign(only) {
      let isWord = text.byte(only.range.lowerBound).isASCIILetter
      return Mismatch(isWord ? .unknownColor : .wrongType, at: only.indices, replacement: "#\(digits)")
    }
    guard let only = text.onlyToken, only.range.count <= 80,
      text.byte(only.range.lowerBound).isASCIILetter || text.byte(only.range.lowerBound) == UInt8(ascii: ".")
    else { return Mismatch(.wrongType, at: text.allTokens) }
    return word(text.string(only.range), at: only)
  }

  private static func literal(_ color: StyleColor) -> String {
    String(decoding: ColorText.literal(color), as: UTF8.self)
  }

  /// The mistake in a colour function: an argument that is not a number, no end, commas, or the number of arguments.
  private func function(at name: Range<Int>) -> Mismatch {
    let head = compact.tokens(name, of: text)
    var numbers: [ValueToken] = []
    var commas = 0
    var end: Int?
    for token in text.tokens where token.index >= head.upperBound {
      if text.byte(token.range.lowerBound) == UInt8(ascii: ")") {
        end = token.index + 1
        break
      }
      if text.isComma(token) {
        commas += 1
      } else if isNumber(token) {
        numbers.append(token)
      } else {
        return Mismatch(.colorArguments, at: token.indices)
      }
    }
    let word = text.tokens.first { $0.index == head.lowerBound }.map { text.string($0.range) } ?? "rgb"
    let isCounted = numbers.count == 3 || numbers.count == 4
    let list = numbers.map { text.string($0.range) }.joined(separator: ", ")
    guard let end else {
      return Mismatch(
        .colorUnclosed(function: word), at: head.lowerBound..<text.tokenCount,
        replacement: isCounted && commas + 1 == numbers.count ? "\(word)(\(list))" : nil)
    }
    if commas + 1 != numbers.count, !numbers.isEmpty {
      return Mismatch(
        commas < numbers.count ? .colorSeparators : .colorStrayComma, at: head.upperBound..<end - 1,
        replacement: isCounted ? list : nil)
    }
    return Mismatch(.colorArgumentCount(function: word.lowercased(), found: numbers.count), at: head.lowerBound..<end)
  }

  private func isNumber(_ token: ValueToken) -> Bool {
    token.range.allSatisfy { text.byte($0).isASCIIDigit || text.byte($0) == UInt8(ascii: ".") }
  }

  /// Three, six or eight hex digits without '#', or nil for any other word; three letters alone are a word.
  ///
  /// NUI reads no three digits, so each of them is written twice for it.
  private func hexWithoutSign(_ token: ValueToken) -> String? {
    let bytes = token.range.map(text.byte)
    guard [3, 6, 8].contains(bytes.count), bytes.allSatisfy({ $0.hexDigit != nil }),
      bytes.count > 3 || bytes.contains(where: { $0.isASCIIDigit }) || Set(bytes).count == 1
    else { return nil }
    let digits = text.string(token.range)
    return target == .nui && bytes.count == 3 ? String(digits.flatMap { [$0, $0] }) : digits
  }

  /// The name of a colour in quotes, or nil if the token is something else.
  private func quotedName(_ token: ValueToken) -> String? {
    guard text.byte(token.range.lowerBound).isQuote, 3...80 ~= token.range.count else { return nil }
    let name = text.string(token.range.dropFirst().dropLast())
    return isColor(name, at: token, for: target) ? name : nil
  }

  /// Whether a target has a colour of that name.
  private func isColor(_ name: String, at token: ValueToken, for target: Target) -> Bool {
    var remarks = ValueRemarks()
    return NamedColorReader(target: target, palette: palette).read(name, at: token, &remarks) != nil
  }

  /// The .nss name of a colour of Swift, `UIColor.red`, or of CSS, `navy`; nil for any other word.
  private func foreignName(_ word: String, at token: ValueToken) -> String? {
    if let name = WebColor.hex(word.lowercased()) { return name }
    guard let prefix = ["UIColor.", "Color.", "NSColor.", "."].first(where: word.hasPrefix) else { return nil }
    let name = String(word.dropFirst(prefix.count))
    return [name, name.hasSuffix("Color") ? String(name.dropLast(5)) : name].first {
      isColor($0, at: token, for: target)
    }
  }

  private func nearest(to word: String) -> String? {
    let names = ColorNames.suggester(for: target, palette.version)
    let suffixed = target == .nui ? nil : PaletteSpelling.nearestValue(to: word, styles: names)
    return suffixed ?? names.nearest(to: word)
  }

  private func word(_ word: String, at token: ValueToken) -> Mismatch {
    if target == .nui, isColor(word, at: token, for: .fioriUIKit) {
      return Mismatch(.paletteColorNotRead, at: token.indices)
    }
    let lower = word.lowercased()
    if let meant = NamedColor.synonyms[lower] ?? foreignName(word, at: token) {
      return Mismatch(.unknownColor, at: token.indices, replacement: meant)
    }
    let nearest = nearest(to: word)
    if let nearest, nearest.lowercased() == lower {
      return Mismatch(.colorCase, at: token.indices, replacement: nearest)
    }
    let stem = String(word.dropLast(5))
    let hasSuffix = word.hasSuffix("Color") && isColor(stem, at: token, for: target)
    return Mismatch(.unknownColor, at: token.indices, replacement: hasSuffix ? stem : nearest)
  }
}
