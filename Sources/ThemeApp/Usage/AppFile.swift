import ThemeBase

/// A kind of file that tells something about an app, by the end of its name.
package enum AppFile: Sendable, Equatable {
  case source(SourceLanguage)
  case interfaceBuilder
  case font

  /// Nil for files of which only the path says something.
  package init?(path: String) {
    switch path.split(separator: ".").last?.lowercased() {
    case "swift": self = .source(.swift)
    case "rb": self = .source(.ruby)
    case "m", "mm", "h", "hh", "hpp", "inc", "pch": self = .source(.objectiveC)
    case "xib", "storyboard": self = .interfaceBuilder
    case "ttf", "otf", "ttc": self = .font
    default: return nil
    }
  }

  /// The ends of the names of the files that are read.
  package static let endings = [
    "swift", "rb", "m", "mm", "h", "hh", "hpp", "inc", "pch", "xib", "storyboard", "ttf", "otf", "ttc",
  ]

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
