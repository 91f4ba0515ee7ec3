import ThemeBase
import ThemeModel
import ThemeSyntax

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
    guard Self.isClassName(newName) else { throw Rename.Refusal("'\(newName)' cannot name a class") }
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
      throw Rename.Refusal("'\(path.value)' exists already: a component or the theme declares it")
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
          throw Rename.Refusal("'\(clash)' exists already", at: (tree.file, use.span))
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
    Rename.Refusal("'\(path)' is also written as '\(written)'", at: (tree.file, use.span))
  }

  private static func isClassName(_ name: String) -> Bool {
    guard case .rule(let rule) = Rename.onlyItem(of: "\(name) {}") else { return false }
    return rule.selectorList?.onlySelector?.form == .name
  }
}
