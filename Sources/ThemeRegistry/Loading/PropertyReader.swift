import ThemeDiagnostics
import ThemeSyntax
import ThemeValues

/// Reads the properties of a part.
///
///     font-color: Color, states disabled highlighted;
enum PropertyReader {
  /// Reads all declarations among some items; anything else is reported.
  static func readAll(
    _ items: [SyntaxTree.NodeIndex], of text: RegistryText, into registry: inout Registry,
    _ diagnostics: inout DiagnosticList
  ) -> Range<UInt32> {
    let start = UInt32(registry.entries.count)
    var seen: Set<ArraySlice<UInt8>> = []
    for item in items {
      switch text.kind(item) {
      case .declaration:
        let declaration = RegistryDeclaration(text, item)
        if !registry.isBuiltIn, !seen.insert(declaration.name).inserted {
          let name = String(decoding: declaration.name, as: UTF8.self)
          diagnostics.append(.repeatedProperty(name, at: declaration.nameSpan))
        }
        read(declaration, into: &registry, &diagnostics)
      case .unexpected: break
      case _ where text.isAtRule(item): break
      default:
        diagnostics.append(.expectedProperty(at: text.firstSpan(item)))
      }
    }
    return registry.sortEntries(from: start)
  }

  /// The words with which an addition can begin.
  static let modifierNames = [
    "states", "slip-of", "slip", "not-read", "undocumented", "inferred", "untyped",
  ]

  static func read(
    _ declaration: RegistryDeclaration, into registry: inout Registry,
    _ diagnostics: inout DiagnosticList
  ) {
    var cursor = declaration.value
    guard let grammar = GrammarReader.read(&cursor, into: &registry, &diagnostics) else { return }
    var modifiers = Modifiers()
    while !cursor.isAtEnd {
      guard cursor.take(.comma), modifiers.read(&cursor, registry, &diagnostics) else {
        return diagnostics.append(.unknownModifier(cursor.text, at: cursor.span))
      }
    }
    var entry = PropertyEntry(
      property: registry.internProperty(declaration.name), grammar: grammar,
      flags: modifiers.flags)
    entry.meant = modifiers.meant.map { registry.internProperty($0) }
    entry.remark = modifiers.remark.map { registry.add(remark: $0) }
    registry.add(entry)
    for state in modifiers.states {
      entry.property = registry.internProperty(declaration.name + [UInt8(ascii: "-")] + state)
      registry.add(entry)
    }
  }

  /// What stands after the grammar.
  private struct Modifiers {
    var flags: PropertyEntry.Flags = []
    var states: [ArraySlice<UInt8>] = []
    var meant: ArraySlice<UInt8>?
    var remark: String?

    /// Reads one modifier; false for a word that is none.
    mutating func read(
      _ cursor: inout TokenCursor, _ registry: Registry, _ diagnostics: inout DiagnosticList
    ) -> Bool {
      if cursor.take(word: "states") {
        readStates(&cursor, registry, &diagnostics)
      } else if cursor.take(word: "slip-of") {
        flags.insert(.slip)
        meant = cursor.bytes
        return cursor.takeText() != nil
      } else if cursor.take(word: "slip") {
        flags.insert(.slip)
        readRemark(&cursor)
      } else if cursor.take(word: "not-read") {
        flags.insert(.notRead)
        readRemark(&cursor)
      } else if cursor.take(word: "undocumented") {
        flags.insert(.undocumented)
      } else if cursor.take(word: "inferred") {
        flags.insert(.inferred)
      } else if cursor.take(word: "untyped") {
        flags.insert(.untyped)
      } else {
        return false
      }
      return true
    }

    private mutating func readRemark(_ cursor: inout TokenCursor) {
      guard cursor.kind == .string else { return }
      remark = cursor.takeText()
    }

    private mutating func readStates(
      _ cursor: inout TokenCursor, _ registry: Registry, _ diagnostics: inout DiagnosticList
    ) {
      while cursor.kind.isName {
        let state = cursor.bytes
        if registry.states.contains(where: { state.elementsEqual($0.utf8) }) {
          states.append(state)
        } else {
          let nearest = diagnostics.nearest(to: cursor.text, in: registry.states)
          diagnostics.append(.unknownState(cursor.text, at: cursor.span, nearest: nearest))
        }
        cursor.advance()
      }
    }
  }
}
