package import ThemeCompiler

/// How the server gets at files; it touches none itself.
package struct WorkspaceFiles {
  /// Reads the file at an absolute path.
  package var read: (ImportPath) -> ImportGraph.Reading
  /// The stylesheets in a folder and below it, as absolute paths.
  package var themes: (_ folder: String) -> [String]
  /// Whether a folder is the top of a repository: no `themec.json` above it counts.
  package var isTop: (_ folder: String) -> Bool
  /// Writes a page that the user only reads, and returns its path; nil if there is no place for it.
  package var publish: (_ name: String, _ bytes: [UInt8]) -> String?

  package init(
    read: @escaping (ImportPath) -> ImportGraph.Reading,
    themes: @escaping (String) -> [String] = { _ in [] },
    isTop: @escaping (String) -> Bool = { _ in false },
    publish: @escaping (String, [UInt8]) -> String? = { _, _ in nil }
  ) {
    self.read = read
    self.themes = themes
    self.isTop = isTop
    self.publish = publish
  }
}
