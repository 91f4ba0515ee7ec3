package import ThemeBase
package import ThemeModel
package import ThemeSyntax

/// Renames a definition or a class of the app, in all files that name it.
package enum Rename {
  /// The reason why a name cannot be changed, as a sentence for the user.
  package struct Refusal: Error, Sendable {
    /// The sentence for the user.
    package var reason: String
    /// The place that is in the way, or nil if there is none.
    package var place: (file: SourceFile, span: Span)?

    static func builtIn(_ name: String, at place: (file: SourceFile, span: Span)) -> Self {
      Self(reason: "'\(name)' belongs to a built-in theme, so its name cannot change", place: place)
    }

    static func component(_ path: String) -> Self {
      Self(reason: "'\(path)' is declared by a component, so its name cannot change")
    }
  }

  /// The files in which a name means the same.
  package struct Scope {
    /// The files that are edited.
    var trees: [SyntaxTree]
    /// The built-in themes that these files import, whose names stay as they are.
    var builtIn: [SyntaxTree]
    var registry: Registry

    package init(trees: [SyntaxTree], builtIn: [SyntaxTree], registry: Registry) {
      (self.trees, self.builtIn, self.registry) = (trees, builtIn, registry)
    }

    /// Whether a component declares a class, and not the theme itself.
    func isDeclaredByComponent(_ path: String) -> Bool {
      registry.resolvePath(path) != nil && !registry.heirs.contains { registry.paths[$0.path] == path }
    }

    /// Refuses a name that a built-in theme uses.
    fileprivate func checkBuiltIn(_ name: String, _ uses: (SyntaxTree) -> [NameUse]) throws(Refusal) {
      for tree in builtIn { if let use = uses(tree).first { throw .builtIn(name, at: (tree.file, use.span)) } }
    }
  }

  /// The word that would be renamed at a cursor.
  package static func subject(of target: CursorTarget, in scope: Scope) throws(Refusal) -> (span: Span, name: String) {
    switch target.meaning {
    case .definition(let name), .reference(let name):
      if let reason = paletteReason(name) { throw Refusal(reason: reason) }
      try scope.checkBuiltIn(name) { NameUses.ofDefinition(name, in: $0) }
      return (target.span, name)
    case .classPath(let paths):
      guard paths.count == 1, let path = paths.first, target.token.text == path else {
        throw Refusal(reason: "only a class that is written in full can be renamed")
      }
      if scope.isDeclaredByComponent(path) { throw .component(path) }
      try scope.checkBuiltIn(path) { NameUses.ofClass(path, in: $0) }
      return (target.span, path)
    default: throw Refusal(reason: "only definitions and classes of the app can be renamed")
    }
  }

  /// The edits that rename the word at a cursor, for each file of the scope that is edited, and the new name of each
  /// class that is renamed with it.
  package static func changes(of target: CursorTarget, to newName: String, in scope: Scope) throws(Refusal)
    -> (edits: [[TextEdit]], classes: [String: String])
  {
    let (_, name) = try subject(of: target, in: scope)
    guard case .classPath = target.meaning else { return (try definitionEdits(name, to: newName, in: scope), [:]) }
    guard newName != name else { return (scope.trees.map { _ in [] }, [:]) }
    let rename = try ClassRename(name, to: newName, in: scope)
    return (try rename.edits(), rename.renamed)
  }

  // MARK: - Definitions

  private static func definitionEdits(_ name: String, to written: String, in scope: Scope) throws(Refusal)
    -> [[TextEdit]]
  {
    let newName = written.hasPrefix("@") ? written : "@" + written
    guard isDefinitionName(newName) else { throw Refusal(reason: "'\(newName)' cannot name a definition") }
    guard newName != name else { return scope.trees.map { _ in [] } }
    if let reason = paletteReason(newName) { throw Refusal(reason: reason) }
    var names = [name: newName]
    let (old, new) = (DefinitionFamily(name), DefinitionFamily(newName))
    // A suffix that changes takes one name out of its family.
    if old.suffix == new.suffix {
      for suffix in DefinitionFamily.suffixes { names[old.base + suffix] = new.base + suffix }
    }
    return try replace(names, in: scope)
  }

  /// The edits for some old names with their new ones; refused where a new name is taken.
  private static func replace(_ names: [String: String], in scope: Scope) throws(Refusal) -> [[TextEdit]] {
    var edits: [[TextEdit]] = []
    var used: Set<String> = []
    // The first place of each new name that is taken. It matters only if an old name of the family occurs.
    var clashes: [(name: String, place: (file: SourceFile, span: Span))] = []
    let taken = Set(names.values)
    for tree in scope.trees + scope.builtIn {
      var fileEdits: [TextEdit] = []
      for token in tree.tokens where token.kind.isVariable {
        let text = token.text
        if let new = names[text] {
          fileEdits.append(TextEdit(span: token.span, replacement: new))
          used.insert(new)
        } else if taken.contains(text), !clashes.contains(where: { $0.name == text }) {
          clashes.append((text, (tree.file, token.span)))
        }
      }
      edits.append(fileEdits)
    }
    for (tree, edits) in zip(scope.builtIn, edits.dropFirst(scope.trees.count)) {
      guard let edit = edits.first else { continue }
      throw .builtIn(tree.file.text(edit.span), at: (tree.file, edit.span))
    }
    if let clash = clashes.first(where: { used.contains($0.name) }) {
      throw Refusal(reason: "'\(clash.name)' exists already", place: clash.place)
    }
    return Array(edits.prefix(scope.trees.count))
  }

  /// Whether a text is the name of a definition, and of nothing else.
  ///
  /// A bare `@` would be one, but a user who has emptied the field does not mean it.
  private static func isDefinitionName(_ name: String) -> Bool {
    guard name != "@", case .definition(let item) = onlyItem(of: "\(name): 1;") else { return false }
    return item.name.text == name
  }

  /// The item of a text that is one item without mistakes; nil for any other text.
  static func onlyItem(of text: String) -> ItemSyntax? {
    let file = SourceFile(id: FileID(index: 0), path: "", bytes: Array(text.utf8))
    let parsed = Parser.parse(file)
    let items = Array(parsed.value.stylesheet.items)
    return parsed.diagnostics.isEmpty && items.count == 1 ? items.first : nil
  }

  /// The reason why a palette colour cannot be renamed: its definition changes the palette.
  private static func paletteReason(_ name: String) -> String? {
    PaletteKey.parse(name).isEmpty
      ? nil : "'\(name)' overrides a palette colour, which a definition does by its name alone"
  }
}

/// Renames a class of the app, together with the class paths that nested rules make of its name.
///
/// `Hero { &_title {} }` styles `Hero_title`. If `Hero` is renamed, it styles another path, so each
/// `Hero_title` that is written in full is renamed with it.
struct ClassRename {
  private let scope: Rename.Scope
  /// The uses of classes in each file that is edited.
  private let uses: [[ClassUse]]
  /// The new path of each class path that is renamed.
  private(set) var renamed: [String: String]

  init(_ name: String, to newName: String, in scope: Rename.Scope) throws(Rename.Refusal) {
    guard Self.isClassName(newName) else { throw Rename.Refusal(reason: "'\(newName)' cannot name a class") }
    self.scope = scope
    uses = scope.trees.map { NameUses.classes(in: $0) }
    renamed = [name: newName]
    followNestedRules(from: name)
    try check(name)
  }

  /// Adds the paths that nested rules make of a renamed one, and again of these.
  private mutating func followNestedRules(from name: String) {
    var suffixes: [String: Set<String>] = [:]
    for case .suffix(let suffix, let parents) in uses.joined().lazy.map(\.name) {
      for parent in parents { suffixes[parent, default: []].insert(suffix) }
    }
    var pending = [name]
    while let path = pending.popLast() {
      guard let new = renamed[path] else { continue }
      for suffix in suffixes[path] ?? [] where renamed[path + suffix] == nil {
        renamed[path + suffix] = new + suffix
        pending.append(path + suffix)
      }
    }
  }

  /// Refuses what would rename a part of a component, or a class that a built-in theme styles.
  private func check(_ name: String) throws(Rename.Refusal) {
    let sorted = renamed.sorted { $0.key < $1.key }
    if let path = sorted.first(where: { $0.key != name && scope.isDeclaredByComponent($0.key) }) {
      throw .component(path.key)
    }
    if let path = sorted.first(where: { scope.registry.resolvePath($0.value) != nil }) {
      throw Rename.Refusal(reason: "'\(path.value)' exists already: a component or the theme declares it")
    }
    for tree in scope.builtIn {
      for use in NameUses.classes(in: tree) {
        guard let path = use.paths.first(where: { renamed[$0] != nil }) else { continue }
        throw .builtIn(path, at: (tree.file, use.span))
      }
    }
  }

  // MARK: - Edits

  /// The edits for each file; refused where a new path is taken, or an old one is also made of other names.
  func edits() throws(Rename.Refusal) -> [[TextEdit]] {
    let taken = Set(renamed.values)
    var result: [[TextEdit]] = []
    for (tree, uses) in zip(scope.trees, uses) {
      var edits: [TextEdit] = []
      for use in uses {
        if let clash = use.paths.first(where: taken.contains) {
          throw Rename.Refusal(reason: "'\(clash)' exists already", place: (tree.file, use.span))
        }
        if let edit = try edit(of: use, in: tree) { edits.append(edit) }
      }
      result.append(edits)
    }
    return result
  }

  /// The edit of a use; nil if it names no renamed path, or follows the rule around it.
  private func edit(of use: ClassUse, in tree: SyntaxTree) throws(Rename.Refusal) -> TextEdit? {
    let written = tree.file.text(use.span)
    switch use.name {
    case .full(let path):
      guard let new = renamed[path] else { return nil }
      if written == path { return TextEdit(span: use.span, replacement: new) }
      throw mixed(path, written, use, tree)
    case .suffix(let suffix, let parents):
      for parent in parents where renamed[parent] == nil && renamed[parent + suffix] != nil {
        throw mixed(parent + suffix, written, use, tree)
      }
      return nil
    }
  }

  private func mixed(_ path: String, _ written: String, _ use: ClassUse, _ tree: SyntaxTree) -> Rename.Refusal {
    Rename.Refusal(reason: "'\(path)' is also written as '\(written)'", place: (tree.file, use.span))
  }

  private static func isClassName(_ name: String) -> Bool {
    guard case .rule(let rule) = Rename.onlyItem(of: "\(name) {}") else { return false }
    return rule.selectorList?.onlySelector?.form == .name
  }
}
