/// The tokens of one file, as two flat arrays.
///
/// Token `i` is of kind `kinds[i]` and has the bytes `starts[i]..<starts[i + 1]`. The last token is
/// ``TokenKind/endOfFile``, which is empty; `starts` holds one more entry than `kinds`.
package struct TokenList: Sendable {
  package internal(set) var kinds: [TokenKind] = []
  package internal(set) var starts: [UInt32] = []
  /// Places where NUI's tokeniser gives up or reads something else; in source order.
  package internal(set) var traps: [LegacyTrap] = []

  package var count: Int { kinds.count }

  /// The bytes of a token as a range of offsets.
  package func range(_ token: Int) -> Range<Int> {
    Int(starts[token])..<Int(starts[token + 1])
  }
}

/// A place where themec reads what the author plainly meant and NUI's tokeniser does not.
package struct LegacyTrap: Sendable, Hashable {
  package enum Kind: Sendable {
    /// A word that begins with `and`, or is it: NUI takes the keyword out of it, wherever it stands.
    case andPrefix
    /// A name that begins with `@media`, or is it.
    case mediaPrefix
    /// `18/*px*/`: NUI takes the `/` for a part of the word.
    case commentTouchesWord
    /// `x//y`: the slashes are a part of the word, for NUI and for themec.
    case slashesInWord
    /// `// …`, a comment for themec only.
    case lineComment
    /// A line that version control left behind.
    case conflictMarker
  }

  package var kind: Kind
  /// Which token it is about.
  package var token: UInt32
}
