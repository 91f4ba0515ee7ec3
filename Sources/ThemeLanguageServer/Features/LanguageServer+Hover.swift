import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeJSON
import ThemeSyntax

/// Hover and definition of the word under the cursor.
extension LanguageServer {
  /// A cursor in a theme.
  struct Cursor {
    var path: String
    var document: OpenDocument
    var theme: AnalyzedTheme
    /// The number of the document in the theme.
    var file: Int
    var offset: Int
    /// The word at the cursor, or nil if there is none.
    var target: CursorTarget?
  }

  /// The cursor that a request names, in the theme as it is now.
  mutating func cursor(_ parameters: Parameters) throws(ResponseError) -> Cursor {
    let (path, document) = try document(parameters)
    let offset = document.text.offset(of: try parameters.position(), client.encoding)
    let (theme, file) = try analysis(path)
    return Cursor(
      path: path, document: document, theme: theme, file: file, offset: offset,
      target: CursorTarget.find(in: theme.tree(file), at: offset))
  }

  mutating func analysis(_ path: String) throws(ResponseError) -> (AnalyzedTheme, file: Int) {
    guard let found = workspace.analysis(around: path) else {
      throw ResponseError(.requestFailed, "'\(path)' cannot be read")
    }
    return found
  }

  mutating func hover(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let cursor = try cursor(parameters)
    guard let target = cursor.target,
      let hover = Hover.find(target, in: cursor.file, of: cursor.theme)
    else { return { $0.null() } }
    let range = range(hover.span, in: cursor.document)
    let isMarkdown = client.hasMarkdownHover
    return { json in
      json.object { json in
        json.key("contents")
        json.write(hover.text, isMarkdown: isMarkdown)
        json.member("range", range)
      }
    }
  }

  /// The range of a span of an open document.
  func range(_ span: Span, in document: OpenDocument) -> TextRange {
    document.text.range(span, client.encoding)
  }

  // MARK: - Definitions

  mutating func findDefinition(_ parameters: Parameters) throws(ResponseError) -> Reply {
    let cursor = try cursor(parameters)
    guard let target = cursor.target else { return { $0.null() } }
    var places = DefinitionSites.find(target, in: cursor.file, of: cursor.theme)
      .compactMap { location(of: $0, in: cursor.theme) }
    if case .importPath = target.kind, let place = importedFile(target, cursor) {
      places.append(place)
    }
    if places.isEmpty, let place = registryPlace(of: target, cursor.theme) { places.append(place) }
    let origin = range(target.span, in: cursor.document)
    let hasLinks = client.hasDefinitionLinks
    return { json in
      json.array(places) { json, place in
        guard hasLinks else { return json.writeLocation(place.uri, place.range) }
        json.object { json in
          json.member("originSelectionRange", origin)
          json.member("targetUri", place.uri)
          json.member("targetRange", place.range)
          json.member("targetSelectionRange", place.range)
        }
      }
    }
  }

  /// A place in a file.
  struct Location: Hashable {
    var uri: String
    var range: TextRange
  }

  mutating func location(of span: Span, in theme: AnalyzedTheme) -> Location? {
    let file = Int(span.file.index)
    return location(of: span, in: theme.tree(file), at: theme.graph.paths[file].text)
  }

  /// The location of a span of the file at a path, which has a tree; nil if the client cannot open the file.
  mutating func location(of span: Span, in tree: SyntaxTree, at path: String) -> Location? {
    guard let uri = uri(of: path) else { return nil }
    let text = workspace.text(of: path) ?? TextDocument(tree.file.bytes)
    return Location(uri: uri, range: text.range(span, client.encoding))
  }

  private mutating func importedFile(_ target: CursorTarget, _ cursor: Cursor) -> Location? {
    let link = ImportLinks.find(in: target.token.tree, at: ImportPath(cursor.path))
      .first { $0.span.start >= target.span.start && $0.span.end <= target.span.end }
    guard let link, workspace.text(of: link.path.text) != nil, let uri = uri(of: link.path.text)
    else { return nil }
    let start = TextPosition(line: 0, character: 0)
    return Location(uri: uri, range: TextRange(start: start, end: start))
  }

  /// Where the standard registry declares a class path, as a page that the user only reads.
  private mutating func registryPlace(
    of target: CursorTarget, _ theme: AnalyzedTheme
  ) -> Location? {
    guard let page = RegistryPage.find(target, theme.registry),
      let uri = self.page("registry/\(page.name)", page.bytes)
    else { return nil }
    let text = TextDocument(page.bytes)
    return Location(uri: uri, range: text.range(page.range, client.encoding))
  }
}
