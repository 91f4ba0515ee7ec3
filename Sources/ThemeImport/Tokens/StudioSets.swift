import ThemeJSON

/// A file or a folder of Tokens Studio: sets of tokens side by side, and themes that choose among them.
enum StudioSets {
  /// The tokens of a file, or nil if the file is not of this kind.
  static func layers(of root: JSONValue, _ findings: inout ImportFindings) -> TokenLayers? {
    let themes = root["$themes"]?.elements ?? []
    let order = root["$metadata"]?["tokenSetOrder"]?.elements?.compactMap(\.string)
    guard order != nil || !themes.isEmpty else { return nil }
    let all = (root.members ?? []).filter { !$0.name.hasPrefix("$") && $0.value.members != nil }
    let groups = Dictionary(all.map { ($0.name, $0.value) }) { $1 }
    let names = order?.filter { groups[$0] != nil } ?? all.map(\.name)
    let unordered = all.map(\.name).filter { !names.contains($0) }
    let chosen = situations(of: themes, &findings)
    var layers = TokenLayers()
    for name in names + unordered {
      guard let group = groups[name] else { continue }
      let word = name.split(separator: "/").last.map(String.init) ?? name
      let situations = chosen[name] ?? [ImportSituation(mode: word) ?? []]
      // The least specific theme that takes a set decides where the set applies.
      let least = situations.min { $0.specificity < $1.specificity }
      var step = Situated<[JSONValue]>()
      step[least ?? []] = [group]
      layers.steps.append(step)
    }
    return layers
  }

  /// The situations of the themes that take each set.
  private static func situations(
    of themes: [JSONValue], _ findings: inout ImportFindings
  ) -> [String: [ImportSituation]] {
    var chosen: [String: [ImportSituation]] = [:]
    for theme in themes {
      let name = theme["name"]?.string ?? ""
      guard let situation = ImportSituation(mode: name) else {
        findings.leaveOut("theme", called: name, at: theme.span)
        continue
      }
      for set in theme["selectedTokenSets"]?.members ?? [] where set.value.string != "disabled" {
        chosen[set.name, default: []].append(situation)
      }
    }
    return chosen
  }
}
