import ThemeBase
import ThemeDiagnostics
import ThemeJSON

/// A resolver document: sets of tokens, and modifiers whose contexts lie over them.
///
/// Contexts that are named for appearance, level or contrast become situations. Of any other modifier only the default
/// context is read, and its other contexts are reported.
struct ResolverDocument {
  /// The version of the reports that a document follows.
  static let version = "2025.10"

  private let root: JSONValue

  static func table(of root: JSONValue, _ files: inout ImportFiles) -> TokenTable {
    guard let order = root["resolutionOrder"]?.elements else {
      files.findings.reject(
        "order", "a resolver has a 'resolutionOrder', which is an array",
        at: (root["resolutionOrder"] ?? root).span, severity: .error)
      return TokenTable()
    }
    if root["version"]?.string != version {
      files.findings.reject(
        "version", "a resolver has the 'version' \"\(version)\"",
        at: (root["version"] ?? root).span, severity: .note)
    }
    let document = ResolverDocument(root: root)
    let layers = TokenLayers(
      steps: order.prefix(1_000).compactMap { document.step($0, &files) })
    return layers.table(&files.findings)
  }

  /// A set or a modifier of the order.
  private func step(_ element: JSONValue, _ files: inout ImportFiles) -> [TokenLayers.Context]? {
    guard let text = element["$ref"]?.string else {
      // A set or a modifier that is written here.
      if element["contexts"] != nil { return modifier(element, &files) }
      if element["sources"] != nil { return set(element, &files) }
      files.findings.reject(
        "order", "a step of the order is a set or a modifier", at: element.span)
      return nil
    }
    let names = TokenReference.names(text.dropFirst(2))
    guard text.hasPrefix("#/"), names.count == 2, let target = root[names[0]]?[names[1]] else {
      files.findings.reject(
        "order \(text)", "'\(text)' names no set and no modifier", at: element.span)
      return nil
    }
    let whole = target.overlaid(by: element)
    return names[0] == "modifiers" ? modifier(whole, &files) : set(whole, &files)
  }

  private func set(_ set: JSONValue, _ files: inout ImportFiles) -> [TokenLayers.Context] {
    [([], groups(of: set["sources"] ?? set, &files))]
  }

  private func modifier(
    _ modifier: JSONValue, _ files: inout ImportFiles
  ) -> [TokenLayers.Context]? {
    guard let members = modifier["contexts"]?.members, !members.isEmpty else {
      files.findings.reject("contexts", "a modifier has contexts", at: modifier.span)
      return nil
    }
    let preferred = modifier["default"]?.string
    if let preferred, modifier["contexts"]?[preferred] == nil {
      files.findings.reject(
        "default \(preferred)", "the default '\(preferred)' is not one of the contexts",
        at: modifier["default"]?.span ?? modifier.span)
    }
    let base = TokenModes.base(of: members, preferred: preferred)
    var contexts: [TokenLayers.Context] = []
    for member in members where member.name != base?.name {
      let situation = ImportSituation(mode: member.name)
      if let situation, !situation.isEmpty,
        !contexts.contains(where: { $0.situation == situation })
      {
        contexts.append((situation, groups(of: member.value, &files)))
      } else {
        files.findings.leaveOut("context", called: member.name, at: member.nameSpan)
      }
    }
    if base == nil, contexts.count < members.count {
      files.findings.reject(
        "default", "a modifier without a default context is left out", at: modifier.span)
    }
    contexts.insert(([], base.map { groups(of: $0.value, &files) } ?? []), at: 0)
    return contexts
  }

  // MARK: - Sources

  /// The groups of a list of sources, the weakest first.
  private func groups(
    of sources: JSONValue, _ files: inout ImportFiles, depth: Int = 0
  ) -> [JSONValue] {
    guard depth < 32 else { return [] }
    guard let elements = sources.elements else {
      files.findings.reject(
        "sources", "the sources of a set or context are an array", at: sources.span)
      return []
    }
    return elements.prefix(1_000).flatMap { source -> [JSONValue] in
      guard files.countSource(at: source.span) else { return [] }
      guard let text = source["$ref"]?.string else { return [files.linked(source)] }
      guard let groups = groups(at: text, source, &files, depth: depth) else { return [] }
      // Members beside the reference lie over what it names.
      let beside = (source.members ?? []).filter { $0.name != "$ref" }
      return groups + (beside.isEmpty ? [] : [JSONValue(.object(beside), at: source.span)])
    }
  }

  /// The groups that a source refers to.
  ///
  /// Reports a source that refers to nothing and returns nil.
  private func groups(
    at text: String, _ source: JSONValue, _ files: inout ImportFiles, depth: Int
  ) -> [JSONValue]? {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let names = parts.count > 1 ? TokenReference.names(parts[1]) : []
    let isOutside = parts.first?.isEmpty == false
    var document = root
    if isOutside {
      guard let file = files.document(String(parts[0]), at: source.span) else { return nil }
      document = file
    }
    let target = names.reduce(document) { value, name in value?[name] }
    guard let target,
      isOutside || !names.isEmpty && !["modifiers", "resolutionOrder"].contains(names[0])
    else {
      files.findings.reject(
        "source \(text)", "'\(text)' \(isOutside ? "leads nowhere" : "names no set")",
        at: source.span)
      return nil
    }
    guard !isOutside, let sources = target["sources"] else { return [files.linked(target)] }
    return groups(of: sources, &files, depth: depth + 1)
  }
}
