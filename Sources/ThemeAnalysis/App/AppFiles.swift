package import ThemeApp
package import ThemeBase
package import ThemeCompiler

/// The files of an app that uses themes, with what they ask of them.
package struct AppFiles: Sendable {
  /// A file that says something about classes.
  package struct File: Sendable {
    package let path: ImportPath
    package let bytes: [UInt8]
    /// The comments that speak to themec.
    package let comments: [Range<Int>]

    package init(path: ImportPath, bytes: [UInt8], comments: [Range<Int>] = []) {
      (self.path, self.bytes, self.comments) = (path, bytes, comments)
    }
  }

  /// The classes that the app asks for; nil if it cannot be read.
  package let usage: AppUsage?
  /// The files by their numbers in ``usage``.
  package let files: [Int: File]
  /// Why some of it was not read.
  package let problems: [String]

  package init(_ usage: AppUsage?, files: [Int: File] = [:], problems: [String] = []) {
    (self.usage, self.files, self.problems) = (usage, files, problems)
  }

  /// The files as sources after those of a theme.
  package struct Sources {
    package fileprivate(set) var sources: SourceSet
    /// By the numbers of the files in ``AppFiles/usage``.
    package fileprivate(set) var byNumber: [Int: SourceFile] = [:]
    /// By the numbers of the files among the sources.
    package fileprivate(set) var paths: [Int: ImportPath] = [:]
    package fileprivate(set) var comments: [(file: SourceFile, comments: [Range<Int>])] = []
  }

  /// The files as sources after those of a theme, each with its name for messages.
  package func sources(after sources: SourceSet, name: (ImportPath) -> String) -> Sources {
    var result = Sources(sources: sources)
    for (number, file) in files.sorted(by: { $0.key < $1.key }) {
      let source = result.sources.add(path: name(file.path), bytes: file.bytes)
      result.byNumber[number] = source
      result.paths[Int(source.id.index)] = file.path
      if !file.comments.isEmpty { result.comments.append((source, file.comments)) }
    }
    return result
  }
}
