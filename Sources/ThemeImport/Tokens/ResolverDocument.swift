import ThemeDiagnostics
import ThemeBase
import ThemeJSON

/// A resolver document: sets of tokens, and modifiers whose contexts lie over them.
///
/// Contexts that are named for appearance, level or contrast become situations. Of any other modifier only the default
/// context counts, and its other contexts are reported.
struct ResolverDocument {
  /// The version of the reports that a document follows.
  static let version = "2025.10"

  private let root: JSONValue

  static func table(
    of root: JSONValue, _ files: inout TokenFiles, _ findings: inout ImportFindings
  ) -> TokenTable {
    let document = ResolverDocument(root: root)
    guard let order = root["resolutionOrder"]?.elements else {
      findings.reject(
        "order", "a resolver has a 'resolutionOrder', which is an array",
        at: (root["resolutionOrder"] ?? root).span, severity: .error)
      return TokenTable()
    }
    if root["version"]?.string != version {
      findings.reject(
        "version", "a resolver has the 'version' \"\(version)\"",
        at: (root["version"] ?? root).span, severity: .note)
    }
    let steps = document.steps(order, &files, &findings)
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
    _ order: [JSONValue], _ files: inout TokenFiles, _ findings: inout ImportFindings
  ) -> [Step] {
    order.prefix(1_000).compactMap { element in
      guard let text = element["$ref"]?.string else {
        // A set or a modifier that stands here.
        if element["contexts"] != nil { return modifier(element, &files, &findings) }
        if element["sources"] != nil { return set(element, &files, &findings) }
        findings.reject("order", "a step of the order is a set or a modifier", at: element.span)
        return nil
      }
      let names = text.dropFirst(2).split(separator: "/").map { TokenReference.decode($0) }
      guard text.hasPrefix("#/"), names.count == 2, let target = root[names[0]]?[names[1]] else {
        findings.reject("order \(text)", "'\(text)' names no set and no modifier", at: element.span)
        return nil
      }
      let whole = target.overlaid(by: element)
      return names[0] == "modifiers"
        ? modifier(whole, &files, &findings) : set(whole, &files, &findings)
    }
  }

  private func set(
    _ set: JSONValue, _ files: inout TokenFiles, _ findings: inout ImportFindings
  ) -> Step {
    let layers = layers(of: set["sources"] ?? set, &files, &findings)
    return Step(contexts: [(ImportSituation(index: 0), layers)])
  }

  private func modifier(
    _ modifier: JSONValue, _ files: inout TokenFiles, _ findings: inout ImportFindings
  ) -> Step? {
    guard let members = modifier["contexts"]?.members, !members.isEmpty else {
      findings.reject("contexts", "a modifier has contexts", at: modifier.span)
      return nil
    }
    let preferred = modifier["default"]?.string
    if let preferred, modifier["contexts"]?[preferred] == nil {
      findings.reject(
        "default \(preferred)", "the default '\(preferred)' is none of the contexts",
        at: modifier["default"]?.span ?? modifier.span)
    }
    var contexts: [(situation: ImportSituation, layers: [JSONValue])] = []
    // A default that is dark, beside a light context, is no plain value.
    let plain = members.filter { ImportSituation(mode: $0.name)?.index == 0 }
    let candidates = plain.isEmpty ? members.filter { $0.name == preferred } : plain
    let base = candidates.first { $0.name == preferred } ?? candidates.first
    for member in members where member.name != base?.name {
      let situation = ImportSituation(mode: member.name)
      if let situation, situation.index != 0,
        !contexts.contains(where: { $0.situation == situation })
      {
        contexts.append((situation, layers(of: member.value, &files, &findings)))
      } else {
        findings.leaveOut("context", called: member.name, at: member.nameSpan)
      }
    }
    if base == nil, contexts.count < members.count {
      findings.reject(
        "default", "a modifier without a default context is left out", at: modifier.span)
    }
    let layers = base.map { self.layers(of: $0.value, &files, &findings) } ?? []
    return Step(contexts: [(ImportSituation(index: 0), layers)] + contexts)
  }

  /// The groups of a list of sources, the weakest first.
  private func layers(
    of sources: JSONValue, _ files: inout TokenFiles, _ findings: inout ImportFindings,
    depth: Int = 0
  ) -> [JSONValue] {
    guard depth < 32 else { return [] }
    guard let elements = sources.elements else {
      findings.reject("sources", "the sources of a set or context are an array", at: sources.span)
      return []
    }
    return elements.prefix(1_000).flatMap { source -> [JSONValue] in
      guard files.countSource(at: source.span, &findings) else { return [] }
      guard let text = source["$ref"]?.string else { return [files.linked(source, &findings)] }
      // Members beside the reference lie over what it names.
      let own = (source.members ?? []).filter { $0.name != "$ref" }
      let above = own.isEmpty ? [] : [JSONValue(.object(own), at: source.span)]
      let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let pointer = parts.count > 1 ? String(parts[1]) : ""
      let names = pointer.split(separator: "/").map { TokenReference.decode($0) }
      if parts.first?.isEmpty ?? true {
        guard let target = value(at: names, in: root),
          !["modifiers", "resolutionOrder"].contains(names.first), !names.isEmpty
        else {
          findings.reject("source \(text)", "'\(text)' names no set", at: source.span)
          return []
        }
        guard let sources = target["sources"] else {
          return [files.linked(target, &findings)] + above
        }
        return layers(of: sources, &files, &findings, depth: depth + 1) + above
      }
      guard let file = files.document(String(parts[0]), at: source.span, &findings) else {
        return []
      }
      guard let target = value(at: names, in: file) else {
        findings.reject("source \(text)", "'\(text)' leads nowhere", at: source.span)
        return []
      }
      return [files.linked(target, &findings)] + above
    }
  }

  /// What stands at a path of names, or nil if there is nothing.
  private func value(at names: [String], in document: JSONValue) -> JSONValue? {
    names.reduce(document) { value, name in value?[name] }
  }
}
