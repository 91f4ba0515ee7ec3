import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeRegistry
import ThemeTable
import ThemeValues

/// The proposals at a cursor.
package struct Completion: Sendable {
  package var items: [CompletionItem] = []
  /// Whether more proposals fit than are listed: the editor has to ask again when the word grows.
  package var isIncomplete = false

  /// The limit of proposals that are sent.
  private static let limit = 300

  private let theme: AnalyzedTheme
  private let prefix: TypedWord
  /// Whether a colon already follows the word, so that none is proposed.
  private let isBeforeColon: Bool

  /// The proposals that fit a context, the best first.
  ///
  /// `files` are the paths that an import can name here.
  package static func find(
    _ context: CompletionContext, of theme: AnalyzedTheme, files: [String] = []
  ) -> Completion {
    var completion = Completion(
      theme: theme, prefix: TypedWord(context.prefix), isBeforeColon: context.isBeforeColon)
    completion.propose(context, files)
    completion.isIncomplete = completion.items.count > limit
    completion.items = first(limit, of: completion.items)
    return completion
  }

  private static func precedes(_ left: CompletionItem, _ right: CompletionItem) -> Bool {
    (left.rank, left.label) < (right.rank, right.label)
  }

  /// The first of some proposals in the order in which they are shown: few of the thousands of classes that an app may have.
  private static func first(_ limit: Int, of items: [CompletionItem]) -> [CompletionItem] {
    guard items.count > 2 * limit else { return Array(items.sorted(by: precedes).prefix(limit)) }
    var best = items.prefix(limit).sorted(by: precedes)
    for item in items.dropFirst(limit) {
      guard let last = best.last, precedes(item, last) else { continue }
      best.removeLast()
      best.insert(item, at: best.partitionPoint { precedes($0, item) })
    }
    return best
  }

  private mutating func propose(_ context: CompletionContext, _ files: [String]) {
    switch context.syntax {
    case .item:
      if !context.prefix.hasPrefix("@") { proposeClasses(near: nil) }
      proposeAtRules(inRule: false)
      proposeDefinitions(rank: 3)
      proposeMissingVariants()
    case .ruleItem(let paths):
      proposeProperties(of: paths)
      proposeAtRules(inRule: true)
      proposeStates(of: paths)
    case .selector: proposeClasses(near: context.prefix)
    case .suffix(let paths): proposeSuffixes(of: paths)
    case .value(let property, let paths): proposeValues(of: property, on: paths)
    case .mediaAxis:
      for axis in StyleAxis.allCases {
        let choices = axis.choices.map(\.name).joined(separator: " | ")
        propose(axis.name, .property, detail: choices, rank: 1)
      }
    case .mediaChoice(let name):
      propose(words: StyleAxis(name: name)?.choices.map(\.name) ?? [])
    case .mediaWord:
      propose("not", .keyword, rank: 2)
      propose(words: StyleAxis.allCases.flatMap(\.choices).map { MediaText.text([$0]) })
    case .mediaJoint: propose(words: ["and", "or"], .keyword)
    case .importPath: propose(words: files, .file)
    case .palette: propose(words: PaletteVersion.allCases.map(\.rawValue))
    case .suppressedCode:
      for code in DiagnosticCode.allCases where code.defaultSeverity < .error {
        propose(code.rawValue, .value, detail: code.explanation.summary, rank: 1)
      }
    }
  }

  /// Adds a proposal if the word that is being typed is spelt by some of its letters in order.
  private mutating func propose(
    _ label: String, _ category: CompletionItem.Category, detail: @autoclosure () -> String = "",
    color: StyleColor? = nil, insertion: String? = nil, rank: Int
  ) {
    guard prefix.spells(label) else { return }
    // Names that begin with the word come first.
    items.append(
      CompletionItem(
        label: label, category: category, detail: detail(), color: color,
        insertion: category == .property && !isBeforeColon ? "\(label): " : insertion,
        rank: prefix.begins(label) ? rank : rank + 100))
  }

  private mutating func propose(words: [String], _ category: CompletionItem.Category = .value) {
    for word in words { propose(word, category, rank: 1) }
  }
}

// MARK: - Names

extension Completion {
  /// Class paths, those of the component that the word names first.
  private mutating func proposeClasses(near word: String?) {
    let registry = theme.registry
    let owner = word.flatMap { registry.owner(of: Array($0.utf8)[...])?.name }
    var seen: Set<ID<Registry.Path>> = []
    for component in registry.components.values {
      let rank = component.name == owner ? 1 : 4
      for part in component.parts {
        let id = registry.parts[part].path
        let path = registry.paths[id]
        guard !path.contains("["), rank == 1 || seen.insert(id).inserted else { continue }
        propose(path, .class, detail: component.name, rank: rank)
      }
    }
    // Classes of the app: those that the theme names.
    for row in theme.compilation.theme.groups.rows.values where row.known == nil {
      propose(theme.program.paths[row.path], .class, detail: "class of the app", rank: 2)
    }
  }

  /// The suffixes that can follow `&`: those of the paths that begin with one of the rule's.
  private mutating func proposeSuffixes(of paths: [String]) {
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

  private mutating func proposeAtRules(inRule: Bool) {
    let names = inRule ? ["@media"] : AtRuleHelp.texts.map(\.name)
    for name in names { propose(name, .keyword, detail: AtRuleHelp.text(name) ?? "", rank: 5) }
    for choice in [StyleChoice.appearance(.dark), .device(.ipad)] {
      let condition = MediaText.text([choice])
      propose(
        "@media \(condition) { … }", .snippet, detail: "what differs there",
        insertion: "@media \(condition) {\n  $0\n\\}", rank: 6)
    }
  }

  private mutating func proposeProperties(of paths: [String]) {
    let registry = theme.registry
    var entries: [ID<Registry.Property>: (entry: PropertyEntry, rank: Int)] = [:]
    for path in paths.prefix(8) {
      guard let id = registry.resolvePath(path) else { continue }
      for entry in registry.entries(of: id) where !entry.flags.contains(.notRead) {
        entries[entry.property] = (entry, entry.flags.contains(.slip) ? 8 : 1)
      }
    }
    for (property, (entry, rank)) in entries {
      let grammar = registry.grammars[entry.grammar]
      propose(registry.properties[property], .property, detail: grammar.shownName, rank: rank)
    }
    // For an unknown class, every property that some class takes.
    guard entries.isEmpty else { return }
    for id in registry.properties.ids {
      let name = registry.properties[id]
      guard prefix.spells(name),
        let grammar = registry.widestGrammar(of: Array(name.utf8)[...])
      else { continue }
      propose(name, .property, detail: grammar.shownName, rank: 2)
    }
  }

  /// A snippet for each property that has states: all of them at once.
  private mutating func proposeStates(of paths: [String]) {
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

  private mutating func proposeDefinitions(rank: Int) {
    for id in theme.program.variables.ids { proposeDefinition(id, rank: rank) }
  }

  private mutating func proposeDefinition(_ id: VariableID, rank: Int) {
    let name = theme.program.variables[id]
    guard prefix.spells(name) else { return }
    let parts = theme.compilation.theme.resolved.parts(of: id)
    guard let part = parts.first else { return }
    let text = theme.program.texts[part.text]
    let color = parts.count == 1 ? ValueVariants.read(text, theme).onlyColor : nil
    let detail =
      parts.count == 1
      ? text
      : parts.sorted { $0.environments.lowest < $1.environments.lowest }
        .prefix(3).map {
          "\(EnvironmentPhrase.describe($0.environments)) \(theme.program.texts[$0.text])"
        }.joined(separator: " · ")
    propose(name, color == nil ? .variable : .color, detail: detail, color: color, rank: rank)
  }

  /// The variants that a definition of a palette colour lacks, as one snippet.
  private mutating func proposeMissingVariants() {
    for id in theme.program.variables.ids {
      let name = theme.program.variables[id]
      guard !name.contains("_"), let key = PaletteKey.parse(name).first else { continue }
      let missing = DefinitionFamily(name).missingVariants(in: theme)
      guard !missing.isEmpty else { continue }
      let lines = missing.enumerated().map { "\($1): $\($0 + 1);" }
      propose(
        "\(name)_… missing variants", .snippet, detail: "variants of '\(key.style)'",
        insertion: lines.joined(separator: "\n") + "$0", rank: 7)
    }
  }
}

// MARK: - Values

extension Completion {
  private mutating func proposeValues(of property: String?, on paths: [String]) {
    let grammar = property.flatMap {
      ValueGrammars.grammar(of: $0, on: paths.first, theme.registry)
    }
    proposeDefinitions(rank: 2)
    guard let grammar else { return proposeColors() }
    for alternative in grammar.alternatives {
      switch alternative {
      case .keyword(let word): propose(word, .value, rank: 1)
      case .type(let type, _): propose(type)
      }
    }
  }

  private mutating func propose(_ type: ValueType) {
    switch type {
    case .color: proposeColors()
    case .boolean: propose(words: ["true", "false"])
    case .fontStyle:
      for style in StyleTextStyle.wellKnown {
        let size = style.pointSize.map { "\($0) pt" } ?? ""
        propose(style.name, .value, detail: size, rank: 1)
      }
    case .fontName: propose(words: FontNameParser.systemFonts)
    case .number, .integer, .box, .offset, .image, .names, .string: break
    }
  }

  private mutating func proposeColors() {
    let palette = theme.compilation.palette
    for name in palette.names where prefix.spells(name) {
      guard let color = palette.lookup(name).color else { continue }
      let dark = color.color(in: StyleEnvironment(appearance: .dark))
      let light = color.color(in: StyleEnvironment())
      let shown = [light, dark].compactMap { $0.map { StyleValue.color($0).editorText } }
      propose(
        name, .color,
        detail: shown.first == shown.last ? shown.first ?? "" : shown.joined(separator: " · "),
        color: light, rank: 3)
    }
    for function in ValueFunction.allCases {
      propose(
        function.rawValue, .function, detail: function.signature,
        insertion: "\(function.rawValue)($1)$0", rank: 4)
    }
  }
}
