package import ThemeBase
import ThemeModel
import ThemeSyntax

/// A word that no type has, as a finding reports it: a fork of a runtime may read it.
package struct UnknownWord: Hashable, Sendable {
  /// The number of uses from which on a word is hardly a slip.
  package static let frequentCount = 3

  package let word: String
  /// The type that the value should have, such as `Color`.
  package let type: String

  /// The codes of findings that may be about such a word.
  package static let codes: Set<DiagnosticCode> = [.unknownColor, .invalidValue]

  /// The word that a finding is about; nil for another finding, and for a word that is nearly a known one.
  package init?(_ finding: Diagnostic, in compilation: Compilation) {
    let known: String?
    switch finding.topic {
    case .forkWord(let type, _): known = type
    case .unknownValue(let grammar): known = Self.type(grammar, compilation.registry)
    default: return nil
    }
    let word = compilation.program.tree(finding.span.file).file.text(finding.span)
    // A word with a capital would name a type.
    guard let first = word.utf8.first, first | 0x20 == first, first.isASCIILetter,
      word.utf8.dropFirst().allSatisfy({
        $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }), let type = known
    else { return nil }
    (self.word, self.type) = (word, type)
  }

  /// The name of the type to extend: the first one of a grammar, or the declared type of just these or of most words.
  ///
  /// The grammar of a class of the app's own joins those of several types; the longest one in it is extended.
  private static func type(_ grammar: String, _ registry: Registry) -> String? {
    let first = String(grammar.prefix { $0 != " " })
    if ValueType(rawValue: first) != nil { return first }
    let words = Set(words(of: grammar))
    let named = registry.grammars.values.filter { $0.name != nil && words.isSuperset(of: Self.words(of: $0.text)) }
    return (named.last { $0.text == grammar } ?? named.max { $0.text.utf8.count < $1.text.utf8.count })?.name
  }

  private static func words(of grammar: String) -> [Substring] { grammar.split { $0 == " " || $0 == "|" } }
}
