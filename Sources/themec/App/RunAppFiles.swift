import ThemeBase

/// The files of an app as sources of a run, after the stylesheets.
struct RunAppFiles {
  private(set) var sources: SourceSet
  /// The files by their numbers in the list of the app's files.
  private(set) var files: [Int: SourceFile] = [:]
  /// The files with their paths.
  private(set) var places: [(file: SourceFile, path: FilePath)] = []
  /// The files with their comments that speak to themec.
  private(set) var comments: [(file: SourceFile, comments: [Range<Int>])] = []

  init(_ app: AppSources, after sources: SourceSet) {
    self.sources = sources
    for file in app.files {
      let source = self.sources.add(path: file.path.display(), bytes: file.bytes)
      files[file.number] = source
      places.append((source, file.path))
      if !file.comments.isEmpty { comments.append((source, file.comments)) }
    }
  }
}
