import ThemeProject

extension FileSettings {
  /// The settings of a run as a whole: those of its first theme, or of the working folder.
  init(ofRun parsed: ParsedArguments) throws(Failure) {
    var request = try ConfigurationRequest(parsed)
    // Whoever reads the themes says what is to be said of their configurations.
    request.notes = nil
    let system = LocalFileSystem()
    let named = (parsed.all(.declare) + parsed.positionals).lazy.filter { !$0.isDash }.map { FilePath($0) }
    let first = named.first { system.statusIfAny(of: $0) != nil } ?? "."
    let isFolder = system.statusIfAny(of: first)?.kind == .folder
    let path = isFolder ? first.appending("theme.nss") : first
    self = try ConfigurationFiles(request).settings(for: parsed.value(.standardInputName).map { FilePath($0) } ?? path)
  }
}
