import ThemeAnalysis
import ThemeApp
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
