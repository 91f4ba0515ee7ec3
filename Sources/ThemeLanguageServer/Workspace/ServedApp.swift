package import ThemeApp
package import ThemeCompiler

/// The app that uses the themes of a workspace, as it was read last.
package struct ServedApp: Sendable {
  /// A file that says something about classes.
  package struct File: Sendable {
    var path: ImportPath
    var bytes: [UInt8]

    package init(path: ImportPath, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The classes that the app asks for; nil if it cannot be read.
  package let usage: AppUsage?
  /// The files by their numbers in ``usage``.
  let files: [Int: File]
  /// Why some of it was not read.
  let problems: [String]

  package init(_ usage: AppUsage?, files: [Int: File] = [:], problems: [String] = []) {
    self.usage = usage
    self.files = files
    self.problems = problems
  }
}
