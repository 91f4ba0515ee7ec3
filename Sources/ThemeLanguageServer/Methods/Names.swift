import ThemeAnalysis
import ThemeApp
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeProject
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
    if locations.isEmpty,
      let page = RegistryPage.palette(target, of: theme) ?? RegistryPage.find(target, theme.registry),
      let place = server.location(of: page)
    {
      locations.append(place)
    }
    guard server.client.has(.definitionLinks) else { return locations }
    let origin = word.document.text.range(target.span)
    return locations.map { location -> JSONObject in
      [
        "originSelectionRange": origin, "targetUri": location.uri, "targetRange": location.range,
        "targetSelectionRange": location.range,
      ]
    }
  }

  /// The start of the file that an import names.
  private static func importedFile(
    _ target: CursorTarget, _ document: OpenDocument, _ server: inout LanguageServer
  ) -> Location? {
    let link = ImportLinks.find(in: target.token.tree, at: document.path).first {
      $0.span.start >= target.span.start && $0.span.end <= target.span.end
    }
    guard let link, server.workspace.text(of: link.path) != nil, let uri = server.uri(of: link.path) else { return nil }
    let start = TextPosition(line: 0, character: 0)
    return Location(uri: uri, range: TextRange(start: start, end: start))
  }

  /// Finds the uses of the name under the cursor, in all files in which it means the same.
  static let references = request("textDocument/references", announcing: "referencesProvider") {
    (parameters, server) throws(ResponseError) in
    let word = try server.word(parameters)
    guard let target = word.target else { return [Location]() }
    let includesDeclarations = parameters["context"]?["includeDeclaration"]?.boolean ?? true
    let inThemes = server.filesSharingNames(with: word).flatMap { path, tree in
      NameUses.of(target, in: tree).filter { includesDeclarations || !$0.isDeclaration }.compactMap {
        server.location(of: $0.span, in: tree, at: path)
      }
    }
    return inThemes + server.placesInApp(of: target, asking: word.document.path)
  }

  /// Marks the uses of the name under the cursor in its document.
  static let documentHighlight = request("textDocument/documentHighlight", announcing: "documentHighlightProvider") {
    (parameters, server) throws(ResponseError) in
    let word = try server.word(parameters)
    let uses = word.target.map { NameUses.of($0, in: word.tree) } ?? []
    return uses.map { use -> JSONObject in
      ["range": word.document.text.range(use.span), "kind": use.isDeclaration ? writing : reading]
    }
  }

  /// The protocol's numbers for a name that is read, and for one that is given its meaning.
  private static let (reading, writing) = (2, 3)

  /// Lists the imports of a document as links.
  static let documentLink = request(
    "textDocument/documentLink", announcing: "documentLinkProvider", options: { _ in ["resolveProvider": false] }
  ) { (parameters, server) throws(ResponseError) in
    let (document, tree) = try server.parsedDocument(parameters)
    return ImportLinks.find(in: tree, at: document.path).compactMap { link -> JSONObject? in
      guard let uri = server.uri(of: link.path) else { return nil }
      let name = server.workspace.name(of: link.path)
      return ["range": document.text.range(link.span), "target": uri, "tooltip": name]
    }
  }

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

  // MARK: - Renaming

  /// Says whether the name under the cursor can be changed, and which part of it.
  static let prepareRename = request("textDocument/prepareRename") { (parameters, server) throws(ResponseError) in
    let word = try server.word(parameters)
    guard let target = word.target else { return JSONNull() }
    let builtIn = server.workspace.filesAround(word.document.path).filter { $0.origin == .builtIn }
    let scope = Rename.Scope(
      trees: [], builtIn: server.workspace.trees(of: builtIn).map(\.tree),
      registry: try server.analysis(of: word.document.path).theme.registry)
    do throws(Rename.Refusal) {
      let (span, name) = try Rename.subject(of: target, in: scope)
      return ["range": word.document.text.range(span), "placeholder": name] as JSONObject
    } catch { throw ResponseError(error) }
  }

  /// Changes the name under the cursor, in all files in which it means the same.
  static let rename = request(
    "textDocument/rename", announcing: "renameProvider", options: { _ in ["prepareProvider": true] }
  ) { (parameters, server) throws(ResponseError) in
    let newName = try parameters.string("newName")
    let word = try server.word(parameters)
    guard let target = word.target else { throw ResponseError(.requestFailed, "nothing here has a name") }
    let all = server.filesSharingNames(with: word)
    let files = all.filter { $0.path.origin != .builtIn }
    let scope = Rename.Scope(
      trees: files.map(\.tree), builtIn: all.filter { $0.path.origin == .builtIn }.map(\.tree),
      registry: try server.analysis(of: word.document.path).theme.registry)
    var (edit, classes): (WorkspaceEdit, [String: String])
    do throws(Rename.Refusal) {
      let changes = try Rename.changes(of: target, to: newName, in: scope)
      edit = WorkspaceEdit(zip(files, changes.edits).map { ($0.path, $0.tree, $1) }, &server)
      classes = changes.classes
    } catch { throw ResponseError(error) }
    if let place = edit.rename(classes, inAppOf: word.document.path, &server) {
      throw ResponseError(.requestFailed, "the app puts the name together at \(place), so it cannot change")
    }
    return edit
  }
}

extension LanguageServer {
  /// The places of the app that ask for the classes of a selector.
  fileprivate mutating func placesInApp(of target: CursorTarget, asking theme: ImportPath) -> [Location] {
    guard case .classPath(let names) = target.meaning, let app = workspace.app(of: theme), let usage = app.usage else {
      return []
    }
    return names.flatMap(usage.requests(of:)).compactMap { request in
      guard let file = app.files[request.file], let uri = uri(of: file.path) else { return nil }
      return Location(uri: uri, range: TextDocument(file.bytes, client.encoding).range(request.range))
    }
  }

  /// The files in which a name means the same: those of all themes to which the file belongs, the file itself first.
  ///
  /// A class is also that of all themes of the same app, and of the same registry files.
  mutating func filesSharingNames(with word: RequestedWord) -> [(path: ImportPath, tree: SyntaxTree)] {
    let path = word.document.path
    var around = workspace.filesAround(path)
    if case .classPath = word.target?.meaning {
      around = Set(around + workspace.filesSharingClasses(with: path)).sorted()
    }
    return [(path, word.tree)] + workspace.trees(of: around.filter { $0 != path })
  }

  /// The place that declares a class, or its page; nil if the client can open neither.
  fileprivate mutating func location(ofClass name: String, _ theme: AnalyzedTheme) -> Location? {
    if let span = DefinitionSites.declarations(ofClass: name, in: theme).first { return location(of: span, in: theme) }
    return RegistryPage.page(ofPath: name, property: nil, theme.registry).flatMap { location(of: $0) }
  }

  /// The declaration on a page of the registry or the palette, which the user only reads.
  fileprivate mutating func location(of page: RegistryPage) -> Location? {
    guard let uri = pages.write("registry/\(page.name)", page.bytes) else { return nil }
    return Location(uri: uri, range: TextDocument(page.bytes, client.encoding).range(page.range))
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

extension WorkspaceEdit {
  /// Renames classes in the app's sources and screens; returns a place that puts one of the names together, if there is
  /// one.
  fileprivate mutating func rename(
    _ classes: [String: String], inAppOf theme: ImportPath, _ server: inout LanguageServer
  ) -> String? {
    guard !classes.isEmpty else { return nil }
    // The app is read to its end: nothing may be left behind.
    _ = server.workspace.app(of: theme)
    while server.workspace.settings.apps.areUnread { server.readApps() }
    guard let app = server.workspace.app(of: theme), let usage = app.usage else { return nil }
    let texts = app.files.mapValues(\.bytes)
    for (name, new) in classes.sorted(by: { $0.key < $1.key }) {
      let literals = usage.literals(of: name, in: texts)
      if let place = literals.computed, let file = app.files[place.file] {
        let line = LineMap(file.bytes).line(at: place.range.lowerBound)
        return "\(server.workspace.name(of: file.path)):\(line)"
      }
      for (number, places) in Dictionary(grouping: literals.places, by: \.file).sorted(by: { $0.key < $1.key }) {
        if let file = app.files[number] { replace(places.map(\.range), with: new, in: file, &server) }
      }
    }
    return nil
  }
}

extension ResponseError {
  /// The sentence of a refusal with the place that is in the way.
  init(_ refusal: Rename.Refusal) {
    var text = refusal.reason
    if let place = refusal.place {
      let line = LineMap(place.file).line(at: Int(place.span.start))
      text += " (\(place.file.path):\(line))"
    }
    self.init(.requestFailed, text)
  }
}
