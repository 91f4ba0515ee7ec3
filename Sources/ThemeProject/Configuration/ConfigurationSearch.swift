import ThemeBase

/// Finds the configurations of folders, each read once.
///
/// A folder has its own configuration and those of the folders above it, up to one with `"root": true` or to a folder that
/// holds `.git`. The disk is the caller's, so the search is the same for files of a disk and of an editor.
package struct ConfigurationSearch<Failure: Error> {
  /// The name and the bytes of a configuration.
  package typealias Reading = (name: String, bytes: [UInt8])

  /// Reads the configuration at a path; nil if there is none.
  private let read: (_ path: [UInt8]) throws(Failure) -> Reading?
  /// Whether a folder is the top of a repository.
  private let isTop: (_ folder: [UInt8]) -> Bool
  /// Whether a path leads into a folder; nil if the paths of configurations may lead anywhere.
  private let isInside: ((_ path: [UInt8], _ folder: [UInt8]) -> Bool)?
  /// Whether another user has put a file where others can write; such a configuration does not apply.
  private let isForeign: (_ path: [UInt8]) -> Bool
  /// Makes the failure of a configuration with mistakes.
  private let fault: (ConfigurationFault) -> Failure
  /// The configurations of other users, which do not apply.
  package private(set) var foreign: [[UInt8]] = []
  private var known: [[UInt8]: ConfigurationLevel] = [:]

  package init(
    read: @escaping (_ path: [UInt8]) throws(Failure) -> Reading?, isTop: @escaping (_ folder: [UInt8]) -> Bool,
    isInside: ((_ path: [UInt8], _ folder: [UInt8]) -> Bool)?, isForeign: @escaping (_ path: [UInt8]) -> Bool,
    fault: @escaping (ConfigurationFault) -> Failure
  ) {
    (self.read, self.isTop, self.isInside, self.isForeign, self.fault) = (read, isTop, isInside, isForeign, fault)
  }

  /// The configurations of a folder, an absolute normalised path; the outer ones first.
  package mutating func configurations(of folder: [UInt8]) throws(Failure) -> [Configuration] {
    var result: [Configuration] = []
    var next: [UInt8]? = folder
    while let folder = next {
      let level = try level(folder)
      if let own = level.own { result.insert(own, at: 0) }
      next = level.isLast ? nil : Self.parent(of: folder)
    }
    return result
  }

  private mutating func level(_ folder: [UInt8]) throws(Failure) -> ConfigurationLevel {
    if let found = known[folder] { return found }
    let own = try configuration(in: folder)
    let level = ConfigurationLevel(own: own, isLast: own?.isRoot == true || isTop(folder))
    known[folder] = level
    return level
  }

  private mutating func configuration(in folder: [UInt8]) throws(Failure) -> Configuration? {
    let slash = UInt8(ascii: "/")
    let path = folder + (folder == [slash] ? [] : [slash]) + Configuration.fileName.utf8
    if isForeign(path) {
      foreign.append(path)
      return nil
    }
    guard let (name, bytes) = try read(path) else { return nil }
    var sources = SourceSet()
    let file = sources.add(path: name, bytes: bytes)
    let root = isInside.map { isInside in
      let root = self.root(of: folder)
      return Configuration.Root(folder: root) { isInside($0, root) }
    }
    do throws(ConfigurationFault) {
      guard root?.contains(path) != false else { throw ConfigurationFault.isOutside(name) }
      return try Configuration(file, in: folder, root)
    } catch { throw fault(error) }
  }

  /// The folder of the repository that holds a folder; the folder itself if none does.
  private func root(of folder: [UInt8]) -> [UInt8] {
    sequence(first: folder, next: Self.parent).first(where: isTop) ?? folder
  }

  private static func parent(of folder: [UInt8]) -> [UInt8]? {
    guard let slash = folder.lastIndex(of: UInt8(ascii: "/")), folder.count > 1 else { return nil }
    return slash == 0 ? [UInt8(ascii: "/")] : Array(folder[..<slash])
  }
}

/// A folder with the configuration in it, if it has one.
///
/// Not nested: each kind of failure of the generic search would make a type of its own at run time.
private struct ConfigurationLevel {
  let own: Configuration?
  /// Whether the folders above have no say.
  let isLast: Bool
}

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
