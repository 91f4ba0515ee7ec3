import ThemeBase
import ThemeSyntax

/// Reads the properties of a part.
///
///     font-color: Color, states disabled highlighted;
enum PropertyReader {
  /// Reads all declarations among some items; anything else is reported.
  static func readAll(_ items: [ItemSyntax], into builder: inout RegistryBuilder) -> IDRange<PropertyEntry> {
    let start = builder.nextEntry
    var seen: Set<ArraySlice<UInt8>> = []
    for item in items {
      switch item {
      case .declaration(let declaration):
        if !builder.isBuiltIn, !seen.insert(declaration.property.bytes).inserted {
          let name = String(decoding: declaration.property.bytes, as: UTF8.self)
          builder.diagnostics.append(.repeatedProperty(name, at: declaration.property.span))
        }
        read(declaration, into: &builder)
      // The parser has reported at-rules that are not allowed here.
      case .atRule, .mediaRule, .importRule, .unexpected: break
      case .rule, .definition: builder.diagnostics.append(.expectedProperty(at: item.node.firstToken.span))
      }
    }
    return builder.sortEntries(from: start)
  }

  /// The words with which an addition can begin.
  static let modifierNames = ["states", "slip-of", "slip", "not-read", "undocumented", "inferred", "untyped"]

  static func read(_ declaration: DeclarationSyntax, into builder: inout RegistryBuilder) {
    var cursor = declaration.cursor
    // The parser has reported that the value is missing.
    guard !cursor.isAtEnd else { return }
    guard let grammar = GrammarReader.read(&cursor, into: &builder) else { return }
    var modifiers = Modifiers()
    while !cursor.isAtEnd {
      guard cursor.take(.comma), modifiers.read(&cursor, in: &builder) else {
        return builder.diagnostics.append(.unknownModifier(cursor.text, at: cursor.span))
      }
    }
    if !builder.isBuiltIn, modifiers.flags.contains(.inferred) { modifiers.flags.insert(.guess) }
    var entry = PropertyEntry(
      property: builder.property(declaration.property.bytes), grammar: grammar, flags: modifiers.flags)
    entry.meant = modifiers.meant.map { builder.property($0) }
    entry.remark = modifiers.remark.map { builder.add(remark: $0) }
    builder.add(entry)
    for state in modifiers.states {
      entry.property = builder.property(declaration.property.bytes + [UInt8(ascii: "-")] + state)
      builder.add(entry)
    }
  }

  /// The modifiers after the grammar.
  private struct Modifiers {
    var flags: PropertyEntry.Flags = []
    var states: [ArraySlice<UInt8>] = []
    var meant: ArraySlice<UInt8>?
    var remark: String?

    /// The modifiers of one word.
    private static let flags: [String: PropertyEntry.Flags] = [
      "slip": .slip, "not-read": .notRead, "undocumented": .undocumented, "inferred": .inferred, "untyped": .untyped,
    ]

    /// Reads one modifier; false for any other word.
    mutating func read(_ cursor: inout TokenCursor, in builder: inout RegistryBuilder) -> Bool {
      if cursor.take(word: "states") {
        readStates(&cursor, in: &builder)
      } else if cursor.take(word: "slip-of") {
        flags.insert(.slip)
        meant = cursor.bytes
        return cursor.takeText() != nil
      } else {
        guard cursor.kind == .identifier, let flag = Self.flags[cursor.text] else { return false }
        cursor.advance()
        flags.insert(flag)
        // The words that stand alone have none.
        let hasRemark = flag == .slip || flag == .notRead
        if hasRemark, cursor.kind == .string { remark = cursor.takeText() }
      }
      return true
    }

    private mutating func readStates(_ cursor: inout TokenCursor, in builder: inout RegistryBuilder) {
      while cursor.kind.isName {
        let state = cursor.bytes
        if builder.registry.states.contains(where: { state.elementsEqual($0.utf8) }) {
          states.append(state)
        } else {
          let nearest = builder.nearest(to: cursor.text) { $0.states }
          builder.diagnostics.append(.unknownState(cursor.text, at: cursor.span, nearest: nearest))
        }
        cursor.advance()
      }
    }
  }
}
