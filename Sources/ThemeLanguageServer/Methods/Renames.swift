import ThemeBase
import ThemeCompiler
import ThemeEditor

extension Method {
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
      return ["range": word.document.range(span), "placeholder": name] as JSONObject
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
    do throws(Rename.Refusal) {
      let edits = try Rename.edits(of: target, to: newName, in: scope)
      return WorkspaceEdit(zip(files, edits).map { ($0.path, $0.tree, $1) }, &server)
    } catch { throw ResponseError(error) }
  }
}

extension ResponseError {
  /// The sentence of a refusal with the place that is in the way.
  init(_ refusal: Rename.Refusal) {
    var text = refusal.reason
    if let place = refusal.place {
      let line = LineTable(place.file.bytes).line(at: Int(place.span.start)) + 1
      text += " (\(place.file.path):\(line))"
    }
    self.init(.requestFailed, text)
  }
}
