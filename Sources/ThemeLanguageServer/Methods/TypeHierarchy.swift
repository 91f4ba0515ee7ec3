import ThemeBase
import ThemeEditor

extension Method {
  /// Finds the declarations of the bases of the class under the cursor.
  static let typeDefinition = request("textDocument/typeDefinition", announcing: "typeDefinitionProvider") {
    (parameters, server) throws(ResponseError) in
    let (word, theme, _) = try server.themedWord(parameters)
    guard case .classPath(let names)? = word.target?.meaning else { return [Location]() }
    return names.flatMap { ClassFamily.bases(of: $0, in: theme.registry) }.compactMap {
      server.location(ofClass: $0, theme)
    }
  }

  /// Names the class under the cursor, whose bases and heirs can be asked for.
  static let prepareTypeHierarchy = request(
    "textDocument/prepareTypeHierarchy", announcing: "typeHierarchyProvider"
  ) { (parameters, server) throws(ResponseError) in
    let (word, theme, _) = try server.themedWord(parameters)
    guard case .classPath(let names)? = word.target?.meaning else { return JSONNull() }
    return names.compactMap { server.hierarchyItem($0, theme, asking: word.document.uri) }
  }

  static let supertypes = relatives("typeHierarchy/supertypes") { ClassFamily.bases(of: $0, in: $1.registry) }
  static let subtypes = relatives("typeHierarchy/subtypes") { ClassFamily.heirs(of: $0, in: $1.registry) }

  /// Lists classes that belong to the one of an item.
  private static func relatives(
    _ name: String, _ find: @escaping @Sendable (String, AnalyzedTheme) -> [String]
  ) -> Method {
    request(name) { (parameters, server) throws(ResponseError) in
      let item = try parameters.object("item")
      let (name, uri) = (try item.string("name"), try item.object("data").string("uri"))
      let (theme, _) = try server.analysis(of: DocumentURI.path(of: uri))
      return find(name, theme).compactMap { server.hierarchyItem($0, theme, asking: uri) }
    }
  }
}

extension LanguageServer {
  /// The place that declares a class, or its page; nil if the client can open neither.
  fileprivate mutating func location(ofClass name: String, _ theme: AnalyzedTheme) -> Location? {
    if let span = DefinitionSites.declarations(ofClass: name, in: theme).first { return location(of: span, in: theme) }
    guard let page = RegistryPage.page(ofPath: name, property: nil, theme.registry),
      let uri = pages.write("registry/\(page.name)", page.bytes)
    else { return nil }
    return Location(uri: uri, range: TextDocument(page.bytes).range(page.range, client.encoding))
  }

  /// A class as an item of a hierarchy, which names the document that asks.
  fileprivate mutating func hierarchyItem(_ name: String, _ theme: AnalyzedTheme, asking uri: String) -> JSONObject? {
    location(ofClass: name, theme).map { place in
      [
        "name": name, "kind": 5, "uri": place.uri, "range": place.range, "selectionRange": place.range,
        "data": ["uri": uri] as JSONObject,
      ]
    }
  }
}
