import CLibrary

/// The working folder.
extension Platform {
  /// The working folder by its real name, and by the one that the user reached it by, if that differs.
  static let workingFolders: [FilePath] = {
    let system = LocalFileSystem()
    guard let real = try? system.canonical(".") else { return [] }
    guard let text = variable("PWD"), text.hasPrefix("/") else { return [real] }
    let logical = FilePath(text)
    return logical == real || (try? system.canonical(logical)) != real ? [real] : [real, logical]
  }()
}
