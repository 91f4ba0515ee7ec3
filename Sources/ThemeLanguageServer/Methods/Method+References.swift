import ThemeApp
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeSyntax

extension Method {
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
}

extension LanguageServer {
  /// The places of the app that ask for the classes of a selector; nothing there is ever changed.
  fileprivate mutating func placesInApp(of target: CursorTarget, asking theme: ImportPath) -> [Location] {
    guard case .classPath(let names) = target.meaning, let app = workspace.app(of: theme), let usage = app.usage else {
      return []
    }
    return names.flatMap(usage.requests(of:)).compactMap { request in
      guard let file = app.files[request.file], let uri = uri(of: file.path) else { return nil }
      let span = Span(
        file: FileID(index: 0), start: UInt32(clamping: request.range.lowerBound),
        end: UInt32(clamping: request.range.upperBound))
      return Location(uri: uri, range: TextDocument(file.bytes).range(span, client.encoding))
    }
  }

  /// The files in which a name means the same: those of all themes to which the file belongs, the file itself first.
  mutating func filesSharingNames(with word: RequestedWord) -> [(path: ImportPath, tree: SyntaxTree)] {
    let path = word.document.path
    let around = workspace.filesAround(path).filter { $0 != path }
    return [(path, word.tree)] + workspace.trees(of: around)
  }
}
