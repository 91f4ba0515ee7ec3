import ThemeBase

/// A resolver document: sets of tokens, and modifiers whose contexts lie over them.
///
/// Contexts that are named for appearance, level or contrast become situations. Of any other modifier only the default
/// context is read, and its other contexts are reported.
struct ResolverDocument {
  /// The version of the reports that a document follows.
  static let version = "2025.10"

  private let root: JSONValue

  static func layers(of root: JSONValue, _ files: inout ImportedFiles) -> TokenLayers {
    guard let order = root["resolutionOrder"]?.elements else {
      files.findings.reject(
        "order", "a resolver has a 'resolutionOrder', which is an array", at: (root["resolutionOrder"] ?? root).span,
        severity: .error)
      return TokenLayers()
    }
    if root["version"]?.string != version {
      files.findings.reject(
        "version", "a resolver has the 'version' \"\(version)\"", at: (root["version"] ?? root).span, severity: .note)
    }
    let document = ResolverDocument(root: root)
    return TokenLayers(steps: order.prefix(1_000).compactMap { document.step($0, &files) })
  }

  /// A set or a modifier of the order.
  private func step(_ element: JSONValue, _ files: inout ImportedFiles) -> TokenLayers.Step? {
    guard let text = element["$ref"]?.string else {
      // A set or a modifier that is written here.
      if element["contexts"] != nil { return modifier(element, called: element["name"]?.string, &files) }
      if element["sources"] != nil { return set(element, &files) }
      files.findings.reject("order", "a step of the order is a set or a modifier", at: element.span)
      return nil
    }
    let names = TokenReference.names(text.dropFirst(2))
    guard text.hasPrefix("#/"), names.count == 2, let target = root[names[0]]?[names[1]] else {
      files.findings.reject("order \(text)", "'\(text)' names no set and no modifier", at: element.span)
      return nil
    }
    let whole = target.overlaid(by: element)
    return names[0] == "modifiers" ? modifier(whole, called: names[1], &files) : set(whole, &files)
  }

  private func set(_ set: JSONValue, _ files: inout ImportedFiles) -> TokenLayers.Step {
    Situated(groups(of: set["sources"] ?? set, &files))
  }

  private func modifier(_ modifier: JSONValue, called name: String?, _ files: inout ImportedFiles) -> TokenLayers.Step?
  {
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
    let contexts = NamedContexts(
      kind: "context", owner: name, contexts: members.map { ($0.name, $0.nameSpan, $0.value) }, preferred: preferred)
    let situated = contexts.situated(&files.findings)
    if situated[ImportCondition()] == nil, situated.conditions.count < members.count {
      files.findings.reject("default", "a modifier without a default context is left out", at: modifier.span)
    }
    return situated.map { groups(of: $0, &files) }
  }

  // MARK: - Sources

  /// The groups of a list of sources, the weakest first.
  private func groups(of sources: JSONValue, _ files: inout ImportedFiles, depth: Int = 0) -> [JSONValue] {
    guard depth < 32 else {
      files.findings.reject(
        "set depth", "the sets name each other through more than 32 others", at: sources.span, severity: .error)
      return []
    }
    guard let elements = sources.elements else {
      files.findings.reject("sources", "the sources of a set or context are an array", at: sources.span)
      return []
    }
    return elements.prefix(1_000).flatMap { source -> [JSONValue] in
      guard files.countSource(source.span.length, at: source.span) else { return [] }
      guard let text = source["$ref"]?.string else { return [files.linked(source)] }
      guard let target = target(of: text, at: source.span, &files),
        files.countSource(target.span.length, at: source.span)
      else { return [] }
      let set = text.hasPrefix("#") ? target["sources"] : nil
      // Members beside the reference lie over what it names.
      let beside = (source.members ?? []).filter { $0.name != "$ref" }
      return (set.map { groups(of: $0, &files, depth: depth + 1) } ?? [files.linked(target)])
        + (beside.isEmpty ? [] : [JSONValue(.object(beside), at: source.span)])
    }
  }

  /// The set of this document, or the whole or a part of another one, that a source refers to.
  ///
  /// Reports a source that refers to nothing and returns nil.
  private func target(of text: String, at span: Span, _ files: inout ImportedFiles) -> JSONValue? {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let names = parts.count > 1 ? TokenReference.names(parts[1]) : []
    var document: JSONValue? = root
    if let file = parts.first, !file.isEmpty {
      document = files.document(String(file), at: span)
      if document == nil { return nil }
    } else if names.first.map({ ["modifiers", "resolutionOrder"].contains($0) }) ?? true {
      document = nil
    }
    let target = document.flatMap { files.links.index.value(at: names, in: $0) }
    if target == nil {
      let reason = text.hasPrefix("#") ? "names no set" : "leads nowhere"
      files.findings.reject("source \(text)", "'\(text)' \(reason)", at: span)
    }
    return target
  }
}
