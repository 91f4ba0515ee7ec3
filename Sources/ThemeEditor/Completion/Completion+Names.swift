import ThemeApp
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
package import ThemeSyntax
import ThemeTable

/// Proposals of classes, properties and at-rules.
extension Completion {
  /// Class paths, those of the component that the word names first, then short ones and those that the theme names.
  mutating func proposeClasses(near word: String?) {
    let registry = theme.registry
    let owner = word.flatMap { registry.owner(of: Array($0.utf8)[...])?.name }
    let asked = Set((theme.app?.names ?? []).filter { Registry.standard.resolvePath($0) == nil })
    for name in asked where name != word { propose(name, .class, detail: "asked for by the app", rank: 0) }
    var seen: Set<ID<Registry.Path>> = []
    for component in registry.components.values {
      let isOwner = component.name == owner
      for part in component.parts {
        let id = registry.parts[part].path
        let path = registry.paths[id]
        guard !path.contains("["), isOwner || seen.insert(id).inserted, !asked.contains(path) else { continue }
        let rank = isOwner ? 1 : path.hasPrefix("fdl") ? 4 : 2
        propose(path, .class, detail: component.name, rank: rank)
      }
    }
    for row in theme.compilation.theme.groups.rows.values where row.known == nil {
      let path = theme.program.paths[row.path]
      // The word itself is a class of the app until it is finished.
      if path != word, !asked.contains(path) { propose(path, .class, detail: "class of the app", rank: 2) }
    }
  }

  /// The suffixes that can follow `&`: those of the paths that begin with one of the rule's.
  mutating func proposeSuffixes(of paths: [String]) {
    let registry = theme.registry
    var seen: Set<String> = []
    for parent in paths {
      guard let owner = registry.owner(of: Array(parent.utf8)[...]) else { continue }
      for part in owner.parts {
        let path = registry.paths[registry.parts[part].path]
        guard path.hasPrefix(parent), path.count > parent.count else { continue }
        let suffix = String(path.dropFirst(parent.count))
        if seen.insert(suffix).inserted { propose(suffix, .class, detail: path, rank: 1) }
      }
    }
  }

  mutating func proposeAtRules(_ names: [String]) {
    for name in names { propose(name, .keyword, detail: AtRuleHelp.text(name) ?? "", rank: 5) }
    for choice in [StyleChoice.appearance(.dark), .device(.ipad)] where axes.contains(choice.axis) && !names.isEmpty {
      let condition = MediaText.text([choice])
      propose(
        "@media \(condition) { … }", .snippet, detail: "what differs there",
        insertion: "@media \(condition) {\n  $0\n\\}", rank: 6)
    }
  }

  /// The properties that some classes take, those that the rule sets already last.
  mutating func proposeProperties(of paths: [String], set: Set<String>) {
    let registry = theme.registry
    var entries: [ID<Registry.Property>: PropertyEntry] = [:]
    for path in paths.prefix(8).compactMap({ registry.resolvePath($0) }) {
      for entry in registry.entries(of: path) where !entry.flags.contains(.notRead) { entries[entry.property] = entry }
    }
    func propose(_ name: String, _ grammar: ValueGrammar, _ rank: Int, to list: inout Completion) {
      let rank = set.contains(name) ? Self.lastRank : rank
      list.propose(name, .property, detail: grammar.shownName, rank: rank)
    }
    for (property, entry) in entries {
      let (name, grammar) = (registry.properties[property], registry.grammars[entry.grammar])
      propose(name, grammar, entry.flags.contains(.slip) ? 8 : 1, to: &self)
    }
    // For an unknown class, every property that some class takes.
    guard entries.isEmpty else { return }
    for id in registry.properties.ids {
      let name = registry.properties[id]
      guard prefix.spells(name), let grammar = registry.widestGrammar(of: Array(name.utf8)[...]) else { continue }
      propose(name, grammar, 2, to: &self)
    }
  }

  /// The rank of what is there already.
  private static let lastRank = 400

  /// A snippet for each property that has states: all of them at once.
  mutating func proposeStates(of paths: [String]) {
    let registry = theme.registry
    guard let path = paths.first, let id = registry.resolvePath(path) else { return }
    for entry in registry.entries(of: id) {
      let name = registry.properties[entry.property]
      guard registry.split(Array(name.utf8)[...]).state == nil else { continue }
      let states = registry.states(of: name, on: id).filter { $0 != "normal" }
      guard !states.isEmpty else { continue }
      let lines = ["\(name): $1;"] + states.enumerated().map { "\(name)-\($1): $\($0 + 2);" }
      propose(
        "\(name) in all states", .snippet, detail: states.joined(separator: ", "),
        insertion: lines.joined(separator: "\n") + "$0", rank: 7)
    }
  }

  // MARK: - Components

  /// The lines of a component's declaration, or of a part or kind.
  mutating func proposeRegistryItems(inComponent: Bool) {
    if inComponent {
      propose("@part", .keyword, detail: AtRuleHelp.text("@part") ?? "", rank: 1)
      for name in ["superclass", "styles", "certainty", "source", "refers-to", "note"] {
        propose(name, .property, rank: 2)
      }
    } else {
      for name in ["on", "styled-like"] { propose(name, .property, rank: 2) }
      for id in theme.registry.properties.ids {
        let name = theme.registry.properties[id]
        if theme.registry.split(Array(name.utf8)[...]).state == nil { propose(name, .property, rank: 3) }
      }
    }
  }

  /// The types of values, those with a name of their own included.
  mutating func proposeTypes() {
    let named = theme.registry.grammars.values.compactMap { $0.name }.filter { !$0.contains(" ") }
    for name in Set(named + ValueType.allCases.map { $0.rawValue }) { propose(name, .value, rank: 1) }
  }
}

/// The syntax that can be written at a cursor, found from the tokens before it.
///
/// The tokens decide and not the tree: an item that is being typed is malformed more often than not.
package struct CompletionContext: Sendable {
  /// The kinds of syntax that can be completed.
  package enum Syntax: Hashable, Sendable {
    /// A rule, a definition or an at-rule; the word begins with `@` or not.
    case item
    /// A declaration or a nested rule, with the class paths of the rule around it.
    case ruleItem([String])
    /// A class in a list of selectors or in a prelude.
    case selector
    /// A suffix after `&`, with the class paths of the rule around.
    case suffix([String])
    /// A value of a property on class paths.
    case value(String, on: [String])
    /// The value of a definition.
    case definitionValue(String)
    /// An argument of a function, counted from 0.
    case argument(FunctionHelp, Int)
    case mediaAxis
    case mediaChoice(String)
    /// A condition, or `not` before one.
    case mediaWord
    /// The word that joins a condition with the next one: `and`, `or`.
    case mediaJoint
    case importPath
    case palette
    /// A line of a component's declaration, or one of a part or kind.
    case registryItem(inComponent: Bool)
    /// The type of a property that a component declares.
    case registryType
    /// The kind of a part.
    case registryKind
    /// One of some words.
    case word([String])
    /// The codes in a comment that accepts findings.
    case suppressedCode
  }

  /// The syntax at the cursor.
  package var syntax: Syntax
  /// The offsets of the word that is being typed: what the completion replaces.
  package var word: Range<Int>
  /// The word up to the cursor.
  package var prefix: String
  /// Whether a colon already follows the word, so that none is proposed.
  package var isBeforeColon = false
  /// The properties that the block around the word sets already.
  package var setProperties: Set<String> = []
  /// The place where the statement before the word lacks its `;`, or nil if it has one.
  package var missingSemicolon: Int?

  /// The context at an offset, or nil where nothing can be completed.
  package static func find(in tree: SyntaxTree, at offset: Int) -> CompletionContext? {
    let offset = min(max(offset, 0), tree.file.bytes.count)
    if let comment = comment(in: tree, at: offset) { return inComment(comment, tree, offset) }
    return TokenScan(tree, offset).context()
  }

  // MARK: - Comments

  private static func comment(in tree: SyntaxTree, at offset: Int) -> TriviaPiece? {
    let gap = tree.token(at: max(offset - 1, 0)).gap
    return TriviaPieces(tree.file, in: gap).first { piece in
      guard piece.kind.isComment, piece.range.lowerBound < offset else { return false }
      return offset < piece.range.upperBound || offset == piece.range.upperBound && piece.kind != .blockComment
    }
  }

  /// The context in a comment that accepts findings: its first word, or a code before its reason; nil elsewhere.
  private static func inComment(_ comment: TriviaPiece, _ tree: SyntaxTree, _ offset: Int) -> CompletionContext? {
    let text = tree.file.bytes[comment.range.lowerBound..<offset].dropFirst(2)
    let words = text.split { $0 <= 0x20 || $0 == UInt8(ascii: ",") }
    guard let first = words.first, !words.contains(where: { $0.elementsEqual("--".utf8) }),
      let word = text.last.map({ $0 <= 0x20 || $0 == UInt8(ascii: ",") }) ?? true ? text[offset...] : words.last
    else { return nil }
    let scopes = SuppressionComment.Scope.allCases.map { $0.rawValue }
    let isFirst = word.startIndex == first.startIndex
    guard
      isFirst ? "themec-".utf8.starts(with: first.prefix(7)) : scopes.contains(String(decoding: first, as: UTF8.self))
    else { return nil }
    return CompletionContext(
      syntax: isFirst ? .word(scopes) : .suppressedCode, word: word.startIndex..<offset,
      prefix: String(decoding: word, as: UTF8.self))
  }
}
