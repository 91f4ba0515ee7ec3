/// Names of folders and colour sets from which Xcode makes good symbols.
enum CatalogNames {
  /// The longest name of a set, in bytes: file systems take 255, with an extension.
  private static let longest = 200

  /// A name that every file system takes and that is not a keyword of Swift: the theme's own as far as possible.
  static func name(_ name: String) -> String {
    var scalars = String.UnicodeScalarView(
      name.unicodeScalars.map { scalar in
        let isForbidden = "/:\\".unicodeScalars.contains(scalar) || scalar.value < 0x20
        return isForbidden || scalar.value == 0x7F ? "-" : scalar
      })
    if let first = scalars.first, first == "." || first == "~" {
      scalars.replaceSubrange(..<scalars.index(after: scalars.startIndex), with: ["-"])
    }
    while String(scalars).utf8.count > longest { scalars.removeLast() }
    while let last = scalars.last, last == "." || last == " " { scalars.removeLast() }
    let text = String(scalars)
    if ExportedNames.words(of: text).isEmpty { return "unnamed" }
    return keywords.contains(symbol(text)) ? "theme-\(text)" : text
  }

  /// The keys in which the names of two sets must differ: the folder, ignoring case, and the symbol.
  static func keys(_ name: String) -> [String] { ["/\(folder(name))", symbol(name)] }

  /// The folder's name as the file systems of Apple compare it, without regard to case.
  static func folder(_ name: String) -> String { name.lowercased() }

  /// The key of the symbol for a name: Xcode splits a name into words and drops a final "Color".
  static func symbol(_ name: String) -> String {
    var words = ExportedNames.words(of: name).map { $0.lowercased() }
    if words.count > 1, words.last == "color" { words.removeLast() }
    return words.joined()
  }

  /// The words that a symbol cannot be called without backticks, in small letters as ``symbol(_:)`` returns them.
  private static let keywords = Set(SwiftNames.keywords.map { $0.lowercased() })
}
