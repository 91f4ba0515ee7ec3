import ThemeBase
import ThemeSyntax

/// Reads the properties of a part.
///
///     font-color: Color, states disabled highlighted;
extension RegistryBuilder {
  /// Reads all declarations among some items; anything else is reported.
  mutating func readProperties(_ items: [ItemSyntax]) -> IDRange<PropertyEntry> {
    let start = registry.entries.endID
    var seen: Set<ArraySlice<UInt8>> = []
    for item in items {
      switch item {
      case .declaration(let declaration):
        let property = declaration.property
        if !isBuiltIn, !seen.insert(property.bytes).inserted {
          report(
            "'\(String(decoding: property.bytes, as: UTF8.self))' is stated twice", at: property.span,
            help: "join the two: types with '|', states after one 'states'")
        }
        readProperty(declaration)
      // The parser has reported at-rules that are not allowed here.
      case .atRule, .mediaRule, .importRule, .unexpected: break
      case .rule, .definition:
        report(
          "expected a property and its type", at: item.node.firstToken.span, help: "write 'font-color: Color;'")
      }
    }
    // As look-ups expect them.
    registry.entries.values[start.index...].sort { ($0.property, $0.rank) < ($1.property, $1.rank) }
    return IDRange(start, upTo: registry.entries.endID)
  }

  private mutating func readProperty(_ declaration: DeclarationSyntax) {
    var cursor = declaration.cursor
    // The parser has reported that the value is missing.
    guard !cursor.isAtEnd, let grammar = grammarID(&cursor) else { return }
    var modifiers = Modifiers()
    while !cursor.isAtEnd {
      guard cursor.take(.comma), read(&cursor, into: &modifiers) else {
        let nearest = NameSuggester.nearest(to: cursor.text, in: Self.modifierNames)
        return diagnostics.append(
          .unknown(
            "addition", cursor.text, at: cursor.span, nearest: nearest,
            help: "', states disabled highlighted' may follow the type"))
      }
    }
    if !isBuiltIn, modifiers.flags.contains(.inferred) { modifiers.flags.insert(.guess) }
    let name = declaration.property.bytes
    var entry = PropertyEntry(property: property(name), grammar: grammar, flags: modifiers.flags)
    entry.meant = modifiers.meant.map { property($0) }
    entry.remark = modifiers.remark.map { registry.remarkTable.value.append($0) }
    add(entry)
    for state in modifiers.states {
      entry.property = property(name + [UInt8(ascii: "-")] + state)
      add(entry)
    }
  }

  /// The modifiers after the grammar.
  private struct Modifiers {
    var flags: PropertyEntry.Flags = []
    var states: [ArraySlice<UInt8>] = []
    var meant: ArraySlice<UInt8>?
    var remark: String?
  }

  /// The words with which an addition can begin.
  private static let modifierNames = ["states", "slip-of", "slip", "not-read", "undocumented", "inferred", "untyped"]

  /// The modifiers of one word.
  private static let modifierFlags: [String: PropertyEntry.Flags] = [
    "slip": .slip, "not-read": .notRead, "undocumented": .undocumented, "inferred": .inferred, "untyped": .untyped,
  ]

  /// Reads one modifier; false for any other word.
  private mutating func read(_ cursor: inout TokenCursor, into modifiers: inout Modifiers) -> Bool {
    if cursor.take(word: "states") {
      while cursor.kind.isName {
        let state = cursor.bytes
        if registry.states.contains(where: { state.elementsEqual($0.utf8) }) {
          modifiers.states.append(state)
        } else {
          reportState(cursor.text, at: cursor.span)
        }
        cursor.advance()
      }
    } else if cursor.take(word: "slip-of") {
      modifiers.flags.insert(.slip)
      modifiers.meant = cursor.bytes
      return cursor.takeText() != nil
    } else {
      guard cursor.kind == .identifier, let flag = Self.modifierFlags[cursor.text] else { return false }
      cursor.advance()
      modifiers.flags.insert(flag)
      // The words that stand alone have none.
      let hasRemark = flag == .slip || flag == .notRead
      if hasRemark, cursor.kind == .string { modifiers.remark = cursor.takeText() }
    }
    return true
  }
}
