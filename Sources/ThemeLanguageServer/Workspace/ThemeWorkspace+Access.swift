import ThemeBase
import ThemeCompiler

/// The names of files, and access to them for the graphs of themes.
extension ThemeWorkspace {
  /// The folder that the imports of a theme may not leave: the client's folder around it, else its own; nil for none.
  func root(of path: ImportPath) -> ImportPath? {
    guard !settings.mayLeaveRoot else { return nil }
    return folders.filter { path.isInside($0) }.max { $0.bytes.count < $1.bytes.count } ?? path.folder
  }

  /// Whether a file is open, or lies where some theme of the client may import it.
  func mayRead(_ path: ImportPath) -> Bool {
    documents[path] != nil || path.origin == .builtIn || settings.mayLeaveRoot
      || Set(folders + documents.paths.compactMap(root)).contains { access.isInside(path, $0) }
  }

  /// The access to files for the graphs of themes; open documents come before the disk.
  var access: ImportGraph.Access {
    let documents = documents
    return ImportGraph.Access(
      read: documents.read,
      // A document that is not a file lies in no folder of the disk.
      isInside: { $0.isAbsolute ? documents.files.isInside($0, $1) : $0.isInside($1) }, name: { name(of: $0) })
  }

  /// The name of a file in messages: its path in the folder of the client.
  func name(of path: ImportPath) -> String {
    if let theme = BuiltInTheme(at: path) { return theme.importName }
    if !path.isAbsolute, let document = documents[path] { return document.uri }
    guard let folder = folders.first(where: { path.isInside($0) }) else { return path.text }
    let rest = path.bytes.dropFirst(folder.bytes.count).drop { $0 == UInt8(ascii: "/") }
    return String(decoding: rest, as: UTF8.self)
  }
}
