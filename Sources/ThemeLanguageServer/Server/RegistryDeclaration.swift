import ThemeBase
import ThemeCompiler
import ThemeProject

extension WorkspaceEdit {
  /// The insertion of a line at the end of the registry file of a theme.
  ///
  /// Where `themec.json` names none, one is made beside it with the key, if the client can make files. nil if it cannot.
  init?(declaring line: String, forTheme theme: ImportPath, _ server: inout LanguageServer) {
    self.init([], &server)
    let documents = server.workspace.documents
    if let named = server.workspace.settings.settings(for: theme, documents).registry.last {
      guard insert(line, into: ImportPath(bytes: named).normalized, &server) else { return nil }
      return
    }
    let configuration = server.workspace.settings.configuration(for: theme, documents)
    let path =
      configuration.map { ImportPath($0.file.path) } ?? ImportPath(Configuration.fileName).resolved(from: theme)
    guard insert(line, into: ImportPath(Self.registryName).resolved(from: path), &server) else { return nil }
    let key = "\"registry\": [\"\(Self.registryName)\"]"
    guard let bytes = configuration?.file.bytes else {
      guard insert("{\n  \(key)\n}\n", into: path, &server) else { return nil }
      return
    }
    guard let brace = bytes.firstIndex(of: UInt8(ascii: "{")) else { return nil }
    let rest = bytes[(brace + 1)...].first { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }
    let end = rest == UInt8(ascii: "}") ? "\n" : ","
    guard insert("\n  \(key)\(end)", at: brace + 1, into: path, &server) else { return nil }
  }

  /// The name of a new registry file.
  private static let registryName = "registry.nss"
}

extension WorkspaceSettings {
  /// The configuration that is nearest to a file, or nil if there is none.
  mutating func configuration(for path: ImportPath, _ documents: Documents) -> Configuration? {
    configurations(of: path.folder, documents).last
  }
}
