import ThemeCompiler
import ThemeEditor
import ThemeJSON
import ThemeSyntax

extension Method {
  /// Finds the uses of the name under the cursor, in all files in which it means the same.
  static let references = request("textDocument/references", announcing: "referencesProvider") {
    (parameters, server) throws(ResponseError) in
    let word = try server.word(parameters)
    guard let target = word.target else { return [Location]() }
    let includesDeclarations = parameters["context"]?["includeDeclaration"]?.boolean ?? true
    return server.filesSharingNames(with: word).flatMap { path, tree in
      NameUses.of(target, in: tree).filter { includesDeclarations || !$0.isDeclaration }
        .compactMap { server.location(of: $0.span, in: tree, at: path) }
    }
  }
}

extension LanguageServer {
  /// The files in which a name means the same: those of all themes to which the file belongs, the file itself first.
  mutating func filesSharingNames(
    with word: RequestedWord
  ) -> [(path: ImportPath, tree: SyntaxTree)] {
    var files = [(path: word.document.path, tree: word.tree)]
    for path in workspace.filesAround(word.document.path) where path != word.document.path {
      if let tree = workspace.tree(of: path) { files.append((path, tree)) }
    }
    return files
  }
}
