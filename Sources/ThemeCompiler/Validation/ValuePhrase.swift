import ThemeBase
import ThemeModel

/// A value that people write from habit in another language, and its spelling here.
struct ValuePhrase {
  let message: String
  /// The words of the value that are replaced.
  let words: Range<Int>
  let text: String

  /// Recognises `10-4`, `10 -4` and `17,5` where a number is expected.
  init?(_ mismatch: Mismatch, _ site: ValueSite, _ grammar: ValueGrammar) {
    guard case .type(let type, _)? = grammar.alternatives.first, type == .number || type == .integer, site.isExact
    else { return nil }
    switch mismatch.reason {
    case .wrongType: self.init(joinedDifference: site.written(mismatch.tokens), mismatch.tokens)
    case .extraTokens: self.init(tokens: site)
    default: return nil
    }
  }

  /// `10-4`, which is one word.
  private init?(joinedDifference word: String, _ words: Range<Int>) {
    let parts = word.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count == 1, parts.count == 2, parts.allSatisfy({ $0.isPlainNumber }) else { return nil }
    message = "'\(word)' is one word: put spaces around the '-'"
    (self.words, text) = (words, "\(parts[0]) - \(parts[1])")
  }

  /// `17,5` and `10 -4`, which are several words.
  private init?(tokens site: ValueSite) {
    let first = site.written(0..<1)
    let second = site.written(1..<2)
    guard first.isPlainNumber else { return nil }
    if second == ",", site.written(2..<3).isPlainNumber, site.written(3..<4).isEmpty {
      message = "a decimal fraction is written with a dot"
      (words, text) = (0..<3, "\(first).\(site.written(2..<3))")
    } else if second.hasPrefix("-"), second.dropFirst().isPlainNumber, site.written(2..<3).isEmpty {
      message = "a '-' that touches the number after it is a sign: put a space there"
      (words, text) = (0..<2, "\(first) - \(second.dropFirst())")
    } else {
      return nil
    }
  }
}

extension StringProtocol {
  /// Whether the text is digits, perhaps with a dot among them.
  fileprivate var isPlainNumber: Bool {
    utf8.contains { $0.isASCIIDigit } && utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
      && utf8.count { $0 == UInt8(ascii: ".") } < 2
  }
}
