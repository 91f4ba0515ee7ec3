/// A kind of file that tells something about an app, by the end of its name.
package enum AppFile: Sendable, Equatable {
  case source(SourceLanguage)
  case interfaceBuilder
  case font

  /// The kinds of the files that are read, by the ends of their names.
  private static let kinds: [(file: AppFile, endings: [String])] = [
    (.source(.swift), ["swift"]), (.source(.ruby), ["rb"]),
    (.source(.objectiveC), ["m", "mm", "h", "hh", "hpp", "inc", "pch"]), (.interfaceBuilder, ["xib", "storyboard"]),
    (.font, ["ttf", "otf", "ttc"]),
  ]

  /// Nil for files of which only the path says something.
  package init?(path: String) {
    let ending = Self.ending(of: path)
    guard let kind = Self.kinds.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = kind.file
  }

  /// The ending of a file's name, in small letters.
  package static func ending(of path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: ".")).last.map { Substring($0).lowercased() } ?? ""
  }

  /// The ends of the names of the files that are read.
  package static let endings = kinds.flatMap { $0.endings }

  /// The ends of the names of files that hold sources, screens or scripts in forms that nobody here reads.
  package static let unreadEndings: Set<String> = [
    "cs", "dart", "fs", "java", "js", "jsx", "kt", "lua", "nib", "py", "ts", "tsx", "vb",
  ]

  /// The forms that are read, for people.
  package static let forms = "Swift, Objective-C, Ruby, xib, storyboard"

  private static let words = WordSearch([
    "uiClass", "UIClass", "withClass", "FioriStyle", "tyleClassPath", "style(for", "StylePathHandle", "StyledPart",
    "able.path(", "heme.path(", "tyles.path(", "themec-uses", "written by themec", "tyleSheet", "tylesheet",
    "untimeAttribute",
  ])

  /// The facts of a file; nil if it says nothing about classes by itself.
  package func facts(of bytes: [UInt8]) -> AppFacts? {
    guard Self.words.isIn(bytes) else { return nil }
    return allFacts(of: bytes)
  }

  /// The facts of a file that may hold constants of others, and uses of accessors.
  package func allFacts(of bytes: [UInt8]) -> AppFacts? {
    switch self {
    case .source(let language): SourceScanner.scan(bytes, in: language)
    case .interfaceBuilder: InterfaceBuilderScanner.scan(bytes)
    case .font: nil
    }
  }

  /// The class paths that a source asks for with typed accessors.
  package static func accessorUses(in bytes: [UInt8], of accessors: [String: String]) -> [AppUse] {
    AccessorList.uses(of: accessors, in: LexedSource(bytes, in: .swift))
  }
}
