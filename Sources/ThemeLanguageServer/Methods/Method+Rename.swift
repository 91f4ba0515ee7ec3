import ThemeBase
import ThemeCompiler
import ThemeEditor

extension Method {
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
    do throws(Rename.Refusal) {
      let edits = try Rename.edits(of: target, to: newName, in: scope)
      return WorkspaceEdit(zip(files, edits).map { ($0.path, $0.tree, $1) }, &server)
    } catch { throw ResponseError(error) }
  }
}
