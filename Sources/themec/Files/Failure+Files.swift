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
  ///
  /// Only names are compared, without `.nss`: else every short name would be near every other.
  private static func nearestSibling(of path: FilePath) -> FilePath? {
    // A carriage return comes from a script with lines as Windows ends them.
    let end = path.bytes.lastIndex { $0 > UInt8(ascii: " ") }.map { $0 + 1 } ?? 0
    let wanted = FilePath(bytes: Array(path.bytes[..<end]))
    let stem = wanted.lastComponent.withoutThemeExtension.text
    let stems = Platform.names(in: path.folder, limit: 2_000)
      .filter { $0 != $0.withoutThemeExtension }
      .map(\.withoutThemeExtension.text).sorted()
    let near = stems.contains(stem) ? stem : NameSuggester.nearest(to: stem, in: stems)
    guard let near else { return nil }
    return path.folder.appending(FilePath("\(near).nss"))
  }
}

/// A path in quotes, as messages show it.
func quotedPath(_ path: FilePath) -> String { quoted(path.name(), limit: 1_000) }
