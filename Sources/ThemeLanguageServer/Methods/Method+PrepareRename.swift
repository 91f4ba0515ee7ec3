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
