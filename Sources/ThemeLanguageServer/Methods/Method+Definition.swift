import ThemeBase
import ThemeEditor
import ThemeSyntax

extension Method {
  /// Finds where the name under the cursor is declared.
  static let definition = request("textDocument/definition", announcing: "definitionProvider") {
    (parameters, server) throws(ResponseError) in
    let (word, theme, file) = try server.themedWord(parameters)
    guard let target = word.target else { return JSONNull() }
    var locations = DefinitionSites.find(target, in: file, of: theme).compactMap { server.location(of: $0, in: theme) }
    if case .importPath = target.meaning, let file = importedFile(target, word.document, &server) {
      locations.append(file)
    }
    if locations.isEmpty, let page = registryPage(target, theme, &server) { locations.append(page) }
    guard server.client.has(.definitionLinks) else { return locations }
    let origin = word.document.range(target.span)
    return locations.map { location -> JSONObject in
      [
        "originSelectionRange": origin, "targetUri": location.uri, "targetRange": location.range,
        "targetSelectionRange": location.range,
      ]
    }
  }

  /// The start of the file that an import names.
  private static func importedFile(
    _ target: CursorTarget, _ document: RequestedDocument, _ server: inout LanguageServer
  ) -> Location? {
    let link = ImportLinks.find(in: target.token.tree, at: document.path).first {
      $0.span.start >= target.span.start && $0.span.end <= target.span.end
    }
    guard let link, server.workspace.text(of: link.path) != nil, let uri = server.uri(of: link.path) else { return nil }
    let start = TextPosition(line: 0, character: 0)
    return Location(uri: uri, range: TextRange(start: start, end: start))
  }

  /// The declaration of a class path or property by the standard registry, or a colour of the palette, on a page that the
  /// user only reads.
  private static func registryPage(_ target: CursorTarget, _ theme: AnalyzedTheme, _ server: inout LanguageServer)
    -> Location?
  {
    guard let page = RegistryPage.palette(target, of: theme) ?? RegistryPage.find(target, theme.registry),
      let uri = server.pages.write("registry/\(page.name)", page.bytes)
    else { return nil }
    let text = TextDocument(page.bytes)
    return Location(uri: uri, range: text.range(page.range, server.client.encoding))
  }
}
