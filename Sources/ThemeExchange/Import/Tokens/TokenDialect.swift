import ThemeBase

/// Which tool wrote a file of tokens, by the members that only its files have.
enum TokenDialect {
  /// The tokens of a file, which is called `name`.
  static func layers(of root: JSONValue, named name: String, _ files: inout ImportFiles) -> TokenLayers {
    guard root.members != nil else {
      files.findings.reject(
        "root", "a file of tokens is an object, and this is \(root.kindName)", at: root.span, severity: .error)
      return TokenLayers()
    }
    if isResolver(root, named: name) { return ResolverDocument.layers(of: root, &files) }
    if let figma = FigmaVariables.layers(of: root, &files.findings) { return figma }
    let root = files.linked(root)
    return StudioSets.layers(of: root, &files.findings) ?? TokenLayers(steps: [Situated([root])])
  }

  /// Whether a file is a resolver, be it a damaged one.
  static func isResolver(_ root: JSONValue, named name: String) -> Bool {
    if root["resolutionOrder"] != nil || root["version"]?.string == ResolverDocument.version { return true }
    if name.hasSuffix(".resolver.json") { return true }
    return [("sets", "sources"), ("modifiers", "contexts")].contains { name, mark in
      root[name]?.members?.contains { $0.value[mark] != nil } ?? false
    }
  }
}
