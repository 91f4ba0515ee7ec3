import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Finds what makes two themes differ: definitions that are written otherwise, else the rules of a class.
struct CauseFinder {
  typealias Subject = ThemeDifference.Cause.Subject

  private let old: WrittenTheme
  private let new: WrittenTheme
  /// The definitions that are written otherwise, by name.
  private let changed: [String: [Subject]]
  private var causes: [Subject: ThemeDifference.Cause] = [:]
  private var paths: [Subject: Set<String>] = [:]

  init(from old: Compilation, to new: Compilation) {
    self.old = WrittenTheme(old)
    self.new = WrittenTheme(new)
    changed = Self.changed(from: self.old.definitions, to: self.new.definitions)
  }

  /// The declarations that give a value, or a pair its colours, in both themes.
  typealias Origins = (old: [DeclarationID], new: [DeclarationID])

  /// Counts a difference for its causes.
  mutating func add(_ change: ThemeDifference.Change, _ origins: Origins) {
    for subject in subjects(of: origins, paths: [change.path], in: change.environments) {
      causes[subject, default: .init(subject: subject)].valueCount += 1
      paths[subject, default: []].insert(change.path)
    }
  }

  /// The causes, the most far-reaching first, with the pairs that they make fail and pass.
  mutating func finished() -> [ThemeDifference.Cause] {
    guard !causes.isEmpty else { return [] }
    let changed = old.draws(as: new) ? paths.values.reduce(into: Set()) { $0.formUnion($1) } : nil
    let before = Dictionary(grouping: old.audit(touching: changed).pairs) { $0.key }
    for pair in new.audit(touching: changed).pairs {
      let other = before[pair.key]?.first
      let (olds, news) = (other?.failing ?? [], pair.failing)
      add(pair, other, in: news.subtracting(olds), fails: true)
      add(pair, other, in: olds.subtracting(news), fails: false)
    }
    for (subject, paths) in paths { causes[subject]?.pathCount = paths.count }
    return causes.values.sorted { ($1.valueCount, $0.name, $0.first) < ($0.valueCount, $1.name, $1.first) }
  }

  /// Notes the environments in which a pair fails in the new theme alone, or in the old one, with what causes that.
  private mutating func add(
    _ pair: ContrastAudit.Pair, _ old: ContrastAudit.Pair?, in environments: EnvironmentSet, fails: Bool
  ) {
    guard !environments.isEmpty else { return }
    let origins: Origins = (old?.declarations(in: environments) ?? [], pair.declarations(in: environments))
    // A pair is drawn under a list of classes, some of which are as they were.
    let classes = Set(origins.old.map(self.old.path(of:)) + origins.new.map(new.path(of:))).sorted()
    let change = ThemeDifference.Pair(
      path: pair.path, property: pair.writtenProperty, ground: pair.groundName, environments: environments,
      oldRatio: old?.ratio(in: environments), newRatio: pair.ratio(in: environments))
    for subject in subjects(of: origins, paths: classes, in: environments) {
      if fails {
        causes[subject]?.newlyFailing.append(change)
      } else {
        causes[subject]?.nowPassing.append(change)
      }
    }
  }

  /// The changed definitions behind declarations; the rules of classes where a declaration itself is another.
  private func subjects(of origins: Origins, paths: [String], in environments: EnvironmentSet) -> [Subject] {
    let names =
      origins.old.flatMap { old.names(behind: $0, in: environments) }
      + origins.new.flatMap { new.names(behind: $0, in: environments) }
    let definitions = Set(names).flatMap { changed[$0] ?? [] }.filter { subject in
      guard case .definition(_, _, _, let reach) = subject else { return false }
      return !reach.isDisjoint(with: environments)
    }
    let isRewritten = origins.old.map(old.text) != origins.new.map(new.text)
    return isRewritten || definitions.isEmpty ? paths.map { .rules($0) } : definitions
  }

  /// The parts of definitions that are written otherwise, by name.
  private static func changed(from old: [String: [WrittenTheme.Text]], to new: [String: [WrittenTheme.Text]])
    -> [String: [Subject]]
  {
    var result: [String: [Subject]] = [:]
    for name in Set(old.keys).union(new.keys) {
      var pieces: [[String?]: EnvironmentSet] = [:]
      for before in parts(old[name]) {
        for after in parts(new[name]) where before.text != after.text {
          let common = before.environments.intersection(after.environments)
          if !common.isEmpty { pieces[[before.text, after.text], default: []].formUnion(common) }
        }
      }
      guard !pieces.isEmpty else { continue }
      result[name] = pieces.map { .definition(name, old: $0[0], new: $0[1], in: $1) }
    }
    return result
  }

  /// A definition's texts and, without one, the environments in which it has none.
  private static func parts(_ texts: [WrittenTheme.Text]?) -> [(text: String?, environments: EnvironmentSet)] {
    let texts = texts ?? []
    let rest = texts.reduce(EnvironmentSet.all) { $0.subtracting($1.environments) }
    let parts = texts.map { (text: Optional($0.text), environments: $0.environments) }
    return rest.isEmpty ? parts : parts + [(nil, rest)]
  }
}

extension ThemeDifference.Cause {
  /// The lowest environment of a definition's part: the parts of one differ in it.
  fileprivate var first: Int {
    guard case .definition(_, _, _, let reach) = subject else { return 0 }
    return reach.lowest
  }

  /// The definition's name or the class path.
  package var name: String {
    switch subject {
    case .definition(let name, _, _, _): name
    case .rules(let path): path
    }
  }
}

/// One of two themes that are compared, as its author wrote it.
struct WrittenTheme {
  private let compilation: Compilation
  private let program: Program
  private let causes: ValueCauses

  /// The pairs that some classes can change, or all pairs, which takes many times as long as a comparison.
  func audit(touching classes: Set<String>?) -> ContrastAudit {
    classes.map { ContrastAudit.of(compilation, touching: $0) } ?? ContrastAudit.of(compilation)
  }

  /// Whether both themes are drawn with the same components, because none of them says anything about any.
  func draws(as other: WrittenTheme) -> Bool {
    let registries = [compilation, other.compilation].flatMap { [$0.registry, $0.options.registry] }
    return registries.dropFirst().allSatisfy { $0.draws(as: registries[0]) }
      && compilation.drawsComponents == other.compilation.drawsComponents
  }

  init(_ compilation: Compilation) {
    self.compilation = compilation
    program = compilation.program
    causes = compilation.causes
  }

  /// A text in some environments.
  struct Text {
    var text: String
    var environments: EnvironmentSet
  }

  /// The texts of each definition, where they apply.
  var definitions: [String: [Text]] {
    let names = Set(program.definitions.values.map { $0.name })
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        let texts = causes.applying(of: name).map {
          Text(text: program.texts[$0.definition.value.text], environments: $0.environments)
        }
        return (program.variables[name], texts)
      })
  }

  /// The text of a declaration's value.
  func text(of declaration: DeclarationID) -> String { program.texts[program.declarations[declaration].value.text] }

  /// The class path of a declaration.
  func path(of declaration: DeclarationID) -> String { program.paths[program.declarations[declaration].path] }

  /// The names of the definitions behind a declaration's value.
  func names(behind declaration: DeclarationID, in environments: EnvironmentSet) -> [String] {
    causes.chain(behind: program.declarations[declaration], in: environments).map { program.variables[$0.name] }
  }
}

extension ContrastAudit.Pair {
  /// The texts that tell the pairs of a theme apart: a button has a title and a symbol, a ground has states.
  fileprivate var key: [String] {
    [path, writtenProperty, ground, groundState.name, variants.first?.use.criterion ?? ""]
  }

  /// The environments in which the pair cannot be read.
  fileprivate var failing: EnvironmentSet { variants.filter { $0.verdict.isFailure }.environments }

  fileprivate func ratio(in environments: EnvironmentSet) -> Double? {
    variants(in: environments).map { $0.greatestRatio }.min()
  }

  fileprivate func declarations(in environments: EnvironmentSet) -> [DeclarationID] {
    variants(in: environments).flatMap { $0.declarations }
  }

  private func variants(in environments: EnvironmentSet) -> [ContrastAudit.Variant] {
    variants.filter { !$0.environments.isDisjoint(with: environments) }
  }
}
