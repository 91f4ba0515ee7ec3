import ThemeDiagnostics

extension Failure {
  static func cannotRead(_ path: FilePath, because error: ReadError) -> Failure {
    var help: [String] = []
    if case .system(let system) = error, system.isMissing {
      help = nearestSibling(of: path).map { ["did you mean '\($0.display())'?"] } ?? []
    } else if case .isFolder = error {
      help = ["name the theme files in it: '\(path.appending("*.nss").display())'"]
    }
    return Failure("cannot read \(quotedPath(path)): \(error.text)", help: help)
  }

  static func cannotWrite(_ path: FilePath, because error: SystemError) -> Failure {
    let help =
      error.isMissing ? ["create its folder first: '\(path.folder.display())' is missing"] : []
    return Failure("cannot write \(quotedPath(path)): \(error.text)", help: help)
  }

  /// The theme beside a missing file that was probably meant.
  private static func nearestSibling(of path: FilePath) -> FilePath? {
    let folder = path.folder
    let siblings = Platform.names(in: folder, limit: 2_000)
      .filter { $0.bytes != Array(".".utf8) && $0.bytes != Array("..".utf8) }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    let withExtension = FilePath(bytes: path.lastComponent.bytes + ".nss".utf8)
    if siblings.contains(withExtension) { return folder.appending(withExtension) }
    let names = siblings.map { String(decoding: $0.bytes, as: UTF8.self) }
    let wanted = String(decoding: path.lastComponent.bytes, as: UTF8.self)
    guard let near = Spelling.nearest(to: wanted, in: names), near != wanted else { return nil }
    return folder.appending(FilePath(bytes: Array(near.utf8)))
  }
}

/// A path in quotes, as messages show it.
func quotedPath(_ path: FilePath) -> String { "'\(path.display())'" }
