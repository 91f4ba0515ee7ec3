import ThemeDiagnostics
import ThemeJSON

/// A resolver document: sets of tokens, and modifiers whose contexts lie over them.
///
/// Contexts that are named for appearance, level or contrast become situations. Of any other modifier only the default
/// context counts, and its other contexts are reported.
struct ResolverDocument {
  private let root: JSONValue

  static func table(
    of root: JSONValue, _ files: inout TokenFiles, _ findings: inout ImportFindings
  ) -> TokenTable {
    let document = ResolverDocument(root: root)
    let steps = document.steps(&files, &findings)
    let varies = steps.contains(where: \.varies)
    return TokenCollector.collect(varies: varies, &findings) { situation in
      steps.flatMap { $0.layers(in: situation) }
    }
  }

  /// A set or a modifier in its place of the order.
  private struct Step {
    /// The groups of each context, the weakest first; a set has one for all situations.
    var contexts: [(situation: ImportSituation, layers: [JSONValue])]

    var varies: Bool { contexts.count > 1 }

    func layers(in situation: ImportSituation) -> [JSONValue] {
      let best = contexts.filter { $0.situation.covers(situation) }
        .max { $0.situation.index.nonzeroBitCount < $1.situation.index.nonzeroBitCount }
      return best?.layers ?? []
    }
  }

  private func steps(
    _ files: inout TokenFiles, _ findings: inout ImportFindings
  ) -> [Step] {
    (root["resolutionOrder"]?.elements ?? []).prefix(1_000).compactMap { element in
      guard let text = element["$ref"]?.string else {
        if element["contexts"] != nil { return modifier(element, &files, &findings) }
        if element["sources"] != nil { return set(element, &files, &findings) }
        findings.add("order", "a step of the order is a set or a modifier", at: element.span)
        return nil
      }
      let names = text.dropFirst(2).split(separator: "/").map { TokenReference.decode($0) }
      guard text.hasPrefix("#/"), names.count == 2, let target = root[names[0]]?[names[1]] else {
        findings.add("order \(text)", "'\(text)' names no set and no modifier", at: element.span)
        return nil
      }
      return names[0] == "modifiers"
        ? modifier(target, &files, &findings) : set(target, &files, &findings)
    }
  }

  private func set(
    _ set: JSONValue, _ files: inout TokenFiles, _ findings: inout ImportFindings
  ) -> Step {
    let layers = layers(of: set["sources"], &files, &findings)
    return Step(contexts: [(ImportSituation(index: 0), layers)])
  }

  private func modifier(
    _ modifier: JSONValue, _ files: inout TokenFiles, _ findings: inout ImportFindings
  ) -> Step? {
    guard let members = modifier["contexts"]?.members, !members.isEmpty else {
      findings.add("contexts", "a modifier has contexts", at: modifier.span)
      return nil
    }
    let preferred = modifier["default"]?.string
    var contexts: [(situation: ImportSituation, layers: [JSONValue])] = []
    var base: JSONMember?
    for member in members {
      let situation = ImportSituation(mode: member.name)
      let isDefault = member.name == preferred || preferred == nil && situation?.index == 0
      if isDefault, base == nil {
        base = member
      } else if let situation, situation.index != 0,
        !contexts.contains(where: { $0.situation == situation })
      {
        contexts.append((situation, layers(of: member.value, &files, &findings)))
      } else {
        findings.leaveOut("context", called: member.name, at: member.nameSpan)
      }
    }
    if base == nil, contexts.count < members.count || preferred != nil {
      findings.add(
        "default", "a modifier without a default context is left out", at: modifier.span)
    }
    let layers = base.map { self.layers(of: $0.value, &files, &findings) } ?? []
    return Step(contexts: [(ImportSituation(index: 0), layers)] + contexts)
  }

  /// The groups of a list of sources, the weakest first.
  private func layers(
    of sources: JSONValue?, _ files: inout TokenFiles, _ findings: inout ImportFindings,
    depth: Int = 0
  ) -> [JSONValue] {
    guard depth < 32 else { return [] }
    return (sources?.elements ?? []).prefix(1_000).flatMap { source -> [JSONValue] in
      guard let text = source["$ref"]?.string else { return [source] }
      let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let pointer = parts.count > 1 ? String(parts[1]) : ""
      let names = pointer.split(separator: "/").map { TokenReference.decode($0) }
      if parts.first?.isEmpty ?? true {
        if names.count == 2, names[0] == "sets" {
          let set = root["sets"]?[names[1]]?["sources"]
          if let set { return layers(of: set, &files, &findings, depth: depth + 1) }
        }
        findings.add("source \(text)", "'\(text)' names no set", at: source.span)
        return []
      }
      guard let file = files.document(String(parts[0]), at: source.span, &findings) else {
        return []
      }
      var value: JSONValue? = file
      for name in names { value = value?[name] }
      guard let value else {
        findings.add("source \(text)", "'\(text)' leads nowhere", at: source.span)
        return []
      }
      return [value]
    }
  }
}
