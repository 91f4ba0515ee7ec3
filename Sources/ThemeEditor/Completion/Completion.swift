import ThemeBase
import ThemeCompiler
import ThemeModel
package import ThemeProject
package import ThemeTable

/// The proposals at a cursor.
package struct Completion: Sendable {
  /// The proposals, the best first.
  package var items: [CompletionItem] = []
  /// Whether more proposals fit than are listed: the editor has to ask again when the word grows.
  package var isIncomplete = false

  /// The limit of proposals that are sent.
  private static let limit = 300

  let theme: AnalyzedTheme
  /// The definitions of files that could be imported, each with such a file as an import spells it.
  let importable: [String: String]
  let prefix: TypedWord
  private let context: CompletionContext
  /// Whether only what the named target reads is proposed.
  let keepsToTarget: Bool

  /// The proposals that fit a context, the best first.
  ///
  /// `files` are the paths that an import can name here, `importable` the definitions of such files for a word that begins
  /// with `@`.
  package static func find(
    _ context: CompletionContext, of theme: AnalyzedTheme, files: [String] = [], importable: [String: String] = [:]
  ) -> Completion {
    var completion = Completion(
      theme: theme, importable: importable, prefix: TypedWord(context.prefix), context: context,
      keepsToTarget: theme.keepsToTarget)
    completion.propose(files)
    completion.isIncomplete = completion.items.count > limit
    let keys = completion.items.map { $0.sortText }
    completion.items = zip(keys, completion.items).sorted { $0.0 < $1.0 }.map { $0.1 }
    completion.items = completion.items.prefix(limit).map { completion.detailed($0) }
    return completion
  }

  private mutating func propose(_ files: [String]) {
    switch context.syntax {
    case .item:
      if !context.prefix.hasPrefix("@") { proposeClasses(near: context.prefix) }
      proposeAtRules(keepsToTarget ? ["@media"] : AtRuleHelp.topLevelNames)
      proposeDefinitions(rank: 3)
      proposeMissingVariants()
    case .ruleItem(let paths):
      proposeProperties(of: paths, set: context.setProperties)
      if !keepsToTarget { proposeAtRules(["@media"]) }
      proposeStates(of: paths)
    case .selector: proposeClasses(near: context.prefix)
    case .suffix(let paths): proposeSuffixes(of: paths)
    case .value(let property, let paths):
      proposeValues(of: property, on: paths)
      proposeImportable()
    case .definitionValue(let name):
      proposeValues(of: .meant(by: name, in: theme))
      items.removeAll { $0.label == name }
      proposeImportable()
    case .argument(let function, let number):
      if number < function.types.count { proposeValues(of: function.types[number]) }
      proposeImportable()
    case .mediaAxis:
      for axis in axes {
        let choices = axis.choices.map { $0.name }.joined(separator: " | ")
        propose(axis.name, .property, detail: choices, rank: 1)
      }
    case .mediaChoice(let name): propose(words: StyleAxis(name: name)?.choices.map { $0.name } ?? [])
    case .mediaWord:
      if !keepsToTarget { propose("not", .keyword, rank: 2) }
      propose(words: axes.flatMap { $0.choices }.map { MediaText.text([$0]) })
    case .mediaJoint: propose(words: keepsToTarget ? ["and"] : ["and", "or"], .keyword)
    case .importPath: proposeFiles(files)
    case .palette: propose(words: PaletteVersion.allCases.map { $0.rawValue })
    case .registryItem(let inComponent): proposeRegistryItems(inComponent: inComponent)
    case .registryType: proposeTypes()
    case .registryKind: propose(words: theme.registry.kinds.values.map { $0.name })
    case .word(let words): propose(words: words, .keyword)
    case .suppressedCode: proposeCodes()
    }
  }

  /// The axes of conditions that the named target reads, or all.
  var axes: [StyleAxis] { keepsToTarget ? DeviceContexts.axes : StyleAxis.allCases }

  /// Adds a proposal if the word that is being typed is spelt by some of its letters in order.
  mutating func propose(
    _ label: String, _ category: CompletionItem.Category, detail: @autoclosure () -> String = "",
    insertion: String? = nil, rank: Int, importing file: String? = nil
  ) {
    guard prefix.spells(label) else { return }
    items.append(
      CompletionItem(
        label: label, category: category, detail: detail(),
        insertion: category == .property && !context.isBeforeColon ? "\(label): " : insertion,
        rank: rank + prefix.distance(to: label), importedFile: file))
  }

  mutating func propose(words: [String], _ category: CompletionItem.Category = .value) {
    for word in words { propose(word, category, rank: 1) }
  }

  /// The built-in themes, and files: those of the folder first.
  private mutating func proposeFiles(_ files: [String]) {
    for theme in BuiltInTheme.all { propose(theme.importName, .file, detail: "built into themec", rank: 2) }
    for file in files { propose(file, .file, rank: file.hasPrefix("../") ? 3 : 1) }
  }

  /// The codes that a comment can accept: those that the theme has first.
  private mutating func proposeCodes() {
    let found = Set(theme.groupedFindings.map { $0.code })
    for code in DiagnosticCode.allCases where code.defaultSeverity < .error {
      propose(code.rawValue, .value, detail: code.explanation.summary, rank: found.contains(code) ? 1 : 2)
    }
  }
}

/// One proposal of a completion.
package struct CompletionItem: Hashable, Sendable {
  /// The kinds of proposals, with the numbers of the protocol.
  package enum Category: Int, Sendable {
    case function = 3, variable = 6, `class`, property = 10, value = 12, keyword = 14, snippet, color, file
  }

  /// The text in the list, which is inserted unless `insertion` is given.
  package var label: String
  /// The kind of the proposal.
  package var category: Category
  /// A few words beside the label.
  package var detail = ""
  /// The colour of the proposal, if it is the same everywhere.
  package var color: StyleColor?
  /// The text to insert, with the placeholders of a snippet; nil for the label.
  package var insertion: String?
  /// The order among the proposals: lower numbers first, then by label.
  package var rank: Int
  /// The file to be imported with the proposal, as an import spells it; nil for none.
  package var importedFile: String?
  /// A text by which proposals are in order: by rank, then by label, where numbers count as numbers.
  package var sortText: String {
    let digits = String(1000 + rank).dropFirst()
    var (text, number) = (String(digits), "")
    for character in label + " " {
      if character.isNumber, character.isASCII {
        number.append(character)
      } else {
        text += number.isEmpty ? "" : String(repeating: "0", count: max(0, 6 - number.count)) + number
        number = ""
        text.append(character)
      }
    }
    return String(text.dropLast())
  }
  /// Whether the insertion has placeholders.
  package var isSnippet: Bool { category == .snippet || category == .function }
}

/// The letters that a user types to find a longer name.
///
/// Letters of ASCII match in either case.
package struct TypedWord: Hashable, Sendable {
  private let bytes: [UInt8]

  package init(_ text: String) { bytes = text.utf8.map { $0.asciiLowercased } }

  /// Whether a name contains the letters of the word in their order, with or without other letters between them.
  package func spells(_ name: String) -> Bool {
    var missing = bytes[...]
    for byte in name.utf8 {
      guard let next = missing.first else { return true }
      if byte.asciiLowercased == next { missing = missing.dropFirst() }
    }
    return missing.isEmpty
  }

  /// How far a name that the word spells is from it, as a rank: none for the word itself, which nobody need choose
  /// among others, some for a name that begins with it, more for one whose words begin with its letters, and most for any
  /// other.
  func distance(to name: String) -> Int {
    guard !bytes.isEmpty else { return 100 }
    guard name.utf8.lazy.map({ $0.asciiLowercased }).starts(with: bytes) else {
      return spellsStarts(of: name) ? 150 : 200
    }
    return name.utf8.count == bytes.count ? 0 : 100
  }

  /// Whether each letter begins a word of a name, or goes on where the letter before it stands.
  private func spellsStarts(of name: String) -> Bool {
    var missing = bytes[...]
    var (last, follows) = (UInt8(ascii: "_"), false)
    for byte in name.utf8 {
      guard let next = missing.first else { return true }
      let isLetter = last.isASCIILetter || last.isASCIIDigit
      let isStart = !isLetter || last.asciiLowercased == last && byte.asciiLowercased != byte
      follows = (follows || isStart) && byte.asciiLowercased == next
      if follows { missing = missing.dropFirst() }
      last = byte
    }
    return missing.isEmpty
  }
}
