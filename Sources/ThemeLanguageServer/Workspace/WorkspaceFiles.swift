package import ThemeCompiler
package import ThemeConfiguration

/// The server's access to files, which it does not touch itself.
package struct WorkspaceFiles {
  /// Reads the file at an absolute path.
  package var read: (ImportPath) -> ImportGraph.Reading
  /// Whether a path leads to a place in a folder; asked before the file is read, and remembered until ``forget``.
  package var isInside: (_ path: ImportPath, _ folder: ImportPath) -> Bool
  /// Forgets where paths lead: files may have come, gone or moved.
  package var forget: () -> Void
  /// The stylesheets in a folder and below it that are chosen for each folder, as absolute paths.
  package var themes:
    (_ folder: ImportPath, _ selection: @escaping (_ folder: ImportPath) -> FileSelection) ->
      [ImportPath]
  /// Whether a folder is the top of a repository: a `themec.json` above it does not apply.
  package var isTop: (_ folder: ImportPath) -> Bool
  /// Writes a page that the user only reads, and returns its path; nil if it cannot be written.
  package var publish: (_ name: String, _ bytes: [UInt8]) -> ImportPath?

  /// The defaults fit files in memory: there are no links, so paths are compared by their bytes.
  package init(
    read: @escaping (ImportPath) -> ImportGraph.Reading,
    isInside: @escaping (ImportPath, ImportPath) -> Bool = { $0.isInside($1) },
    forget: @escaping () -> Void = {},
    themes: @escaping (ImportPath, @escaping (ImportPath) -> FileSelection) -> [ImportPath] = {
      _, _ in []
    },
    isTop: @escaping (ImportPath) -> Bool = { _ in false },
    publish: @escaping (String, [UInt8]) -> ImportPath? = { _, _ in nil }
  ) {
    self.read = read
    self.isInside = isInside
    self.forget = forget
    self.themes = themes
    self.isTop = isTop
    self.publish = publish
  }
}
