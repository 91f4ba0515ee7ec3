import ThemeBase

/// A file or a folder of Tokens Studio: sets of tokens side by side, and themes that choose among them.
struct StudioSets {
  private typealias Theme = (name: String, span: Span, sets: Set<String>)

  /// The sets, the weakest first.
  private let sets: [(name: String, group: JSONValue)]
  /// The sets that any theme selects.
  private var themed: Set<String> = []

  /// The tokens of a file, or nil if the file is not of this kind.
  static func layers(of root: JSONValue, _ findings: inout ImportFindings) -> TokenLayers? {
    let themes = root["$themes"]?.elements ?? []
    let order = root["$metadata"]?["tokenSetOrder"]?.elements?.compactMap(\.string)
    let members = (root.members ?? []).filter { !$0.name.hasPrefix("$") && $0.value.members != nil }
    guard order != nil || !themes.isEmpty || Self.areSets(members, of: root) else { return nil }
    let groups = Dictionary(members.map { ($0.name, $0.value) }) { $1 }
    let names = order?.filter { groups[$0] != nil } ?? members.map(\.name)
    let known = Set(names)
    var studio = StudioSets(
      sets: (names + members.map(\.name).filter { !known.contains($0) }).compactMap { name in
        groups[name].map { (name, $0) }
      })
    return studio.layers(themes, &findings)
  }

  /// Whether a file has its sets side by side and does not say so: its references lead nowhere from the root, and all lead
  /// somewhere below one of the topmost names.
  private static func areSets(_ members: [JSONMember], of root: JSONValue) -> Bool {
    guard !members.contains(where: { TokenCollector.isToken($0.value) }) else { return false }
    var index = MemberIndex()
    var isReferring = false
    let isTree = root.hasReference { path in
      isReferring = true
      let names = path.split(separator: ".").map(String.init)
      return index.value(at: names, in: root) != nil
        || !members.contains { index.value(at: names, in: $0.value) != nil }
    }
    return isReferring && !isTree
  }

  private mutating func layers(_ written: [JSONValue], _ findings: inout ImportFindings) -> TokenLayers {
    var owners: [String?] = []
    var groups: [[Theme]] = []
    var numbers: [String: Int] = [:]
    // A theme that has a set as a source only refers to it, and another one says when the set applies.
    let enabled = Set(written.flatMap(\.sets).filter { $0.value == "enabled" }.map(\.name))
    for theme in written {
      let selected = theme.sets.filter {
        $0.value != "disabled" && ($0.value == "enabled" || !enabled.contains($0.name))
      }.map(\.name)
      themed.formUnion(selected)
      let owner = theme["group"]?.string
      let new = (theme["name"]?.string ?? "", theme.span, Set(selected))
      if let owner, let index = numbers[owner] {
        groups[index].append(new)
      } else {
        if let owner { numbers[owner] = owners.count }
        owners.append(owner)
        groups.append([new])
      }
    }
    // Themes without a group are alternatives where their sets have tokens in common.
    let loose = owners.indices.filter { owners[$0] == nil }.flatMap { groups[$0] }
    var alternatives = owners.indices.compactMap { index in
      owners[index].map { situated(groups[index], of: $0, &findings) }
    }
    alternatives += clusters(of: loose, findings.choices).map { situated($0, of: nil, &findings) }
    let isLeft = findings.choices.selection(of: sets.map(\.name))
    let named = Set(alternatives.flatMap(\.situations))
    let situations = ImportSituation.all.filter { situation in
      named.filter { $0.isSubset(of: situation) }.reduce([]) { $0.union($1) } == situation
    }
    let selected = situations.map { situation in
      alternatives.reduce(into: Set()) { $0.formUnion($1[situation]?.sets ?? []) }
    }
    let conditions = findings.choices.conditions(ofPaths: sets.map(\.name))
    let steps = sets.indices.filter { isLeft[$0] }.map { index in
      step(for: sets[index], zip(situations, selected), over: conditions[index])
    }
    return TokenLayers(steps: steps)
  }

  /// A set in the situations whose themes select it, or in those that its name means.
  private func step(
    for set: (name: String, group: JSONValue), _ selected: some Sequence<(ImportSituation, Set<String>)>,
    over condition: ImportCondition
  ) -> TokenLayers.Step {
    guard themed.contains(set.name) else { return Situated([set.group]).narrowed(to: condition) }
    var step = TokenLayers.Step()
    for (situation, names) in selected {
      step[ImportCondition(on: situation)] = names.contains(set.name) ? [set.group] : []
    }
    return step
  }

  /// The themes in the situations that their names mean; where they mean none, the one for iOS or else the first applies.
  private func situated(_ themes: [Theme], of owner: String?, _ findings: inout ImportFindings) -> Situated<Theme> {
    let conditions = findings.choices.conditions(of: themes.map(\.name))
    let others = zip(themes, conditions).filter { $1 == nil }.map(\.0)
    let fallback = others.first { $0.name.lowercased() == "ios" } ?? others.first
    return NamedContexts(
      kind: "theme", owner: owner, contexts: themes.map { ($0.name, $0.span, $0) }, preferred: fallback?.name
    ).situated(&findings)
  }

  /// Themes of which only one can apply: those for situations, and others that set the same tokens.
  private func clusters(of themes: [Theme], _ choices: ContextChoices) -> [[Theme]] {
    let groups = Dictionary(sets.map { ($0.name, $0.group) }) { $1 }
    var paths: [String: Set<String>] = [:]
    for name in themed { paths[name] = groups[name]?.tokenPaths }
    var clusters: [[Theme]] = []
    /// The first cluster that sets a token.
    var owners: [String: Int] = [:]
    var situated: [Theme] = []
    for (theme, condition) in zip(themes, choices.conditions(of: themes.map(\.name))) {
      if condition != nil {
        situated.append(theme)
        continue
      }
      let tokens = theme.sets.lazy.flatMap { paths[$0] ?? [] }
      let index = tokens.compactMap { owners[$0] }.min() ?? clusters.count
      if index == clusters.count { clusters.append([]) }
      clusters[index].append(theme)
      for token in tokens { owners[token] = min(owners[token] ?? index, index) }
    }
    return (situated.isEmpty ? [] : [situated]) + clusters
  }
}

extension JSONValue {
  /// The sets of a theme, with what it does with them.
  fileprivate var sets: [(name: String, value: String?)] {
    self["selectedTokenSets"]?.members?.map { ($0.name, $0.value.string) } ?? []
  }

  /// Whether the value or one inside it has a property.
  func contains(where property: (JSONValue) -> Bool) -> Bool {
    var waiting = [self]
    while let value = waiting.popLast() {
      if property(value) { return true }
      waiting += value.elements ?? value.members?.map(\.value) ?? []
    }
    return false
  }

  /// Whether all values in the value can be visited.
  ///
  /// Places that are put in for references can make a small file endless.
  var isWalkable: Bool {
    var budget = 100_000 + span.length
    return !contains { _ in
      budget -= 1
      return budget < 0
    }
  }

  /// Whether a reference in the texts of a file names a path with a property.
  func hasReference(where property: (String) -> Bool) -> Bool {
    var waiting = [self]
    while let value = waiting.popLast() {
      if let path = TokenReference.path(value["$ref"]?.string ?? ""), property(path) { return true }
      let members = value.members?.filter { !$0.name.hasSuffix("description") } ?? []
      waiting += value.elements ?? members.map(\.value)
      guard let text = value.string, text.utf8.contains(UInt8(ascii: "{")) else { continue }
      for part in text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
        let end = part.firstIndex(of: "}")
        if let end, let path = TokenReference.path("{\(part[..<end])}"), property(path) { return true }
      }
    }
    return false
  }

  /// The paths of the tokens in a group.
  fileprivate var tokenPaths: Set<String> {
    var paths: Set<String> = []
    // Places that are put in for references can make a small file endless.
    var budget = 100_000 + span.length
    func walk(_ value: JSONValue, _ path: String) {
      budget -= 1
      guard budget >= 0 else { return }
      guard !TokenCollector.isToken(value) else {
        paths.insert(path)
        return
      }
      for member in value.members ?? [] { walk(member.value, path + "." + member.name) }
    }
    walk(self, "")
    return paths
  }
}
