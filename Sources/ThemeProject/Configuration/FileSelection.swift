/// Which of the files in a folder a run takes.
package struct FileSelection: Sendable {
  /// The configurations of the folder, the outer ones first.
  private let include: (configuration: Configuration, patterns: [FilePattern])?
  private let exclude: (configuration: Configuration, patterns: [FilePattern])?

  /// The selection of the nearest configurations that have one.
  package init(_ configurations: [Configuration]) {
    include = configurations.last { $0.include != nil }.map { ($0, $0.include ?? []) }
    exclude = configurations.last { $0.exclude != nil }.map { ($0, $0.exclude ?? []) }
  }

  /// Whether a file or a folder, an absolute path, is left out.
  package func excludes(_ path: [UInt8]) -> Bool {
    guard let exclude, let path = exclude.configuration.relative(path) else { return false }
    return exclude.patterns.contains { $0.matches(path) }
  }

  /// Whether a folder on the command line includes a file, an absolute path; by default it includes every stylesheet.
  package func includes(_ path: [UInt8]) -> Bool {
    guard !excludes(path) else { return false }
    guard let include, let relative = include.configuration.relative(path) else { return Self.isStylesheet(path) }
    return include.patterns.contains { $0.matches(relative) }
  }

  private static func isStylesheet(_ path: [UInt8]) -> Bool {
    path.suffix(4).elementsEqual(".nss".utf8) && path.count > 4
  }
}
