import ThemeBase

/// Finds the configurations of folders, each read once.
///
/// A folder has its own configuration and those of the folders above it, up to one with `"root": true` or to a folder that
/// holds `.git`. The disk is the caller's, so the search is the same for files of a disk and of an editor.
package struct ConfigurationSearch<Failure: Error> {
  /// The name and the bytes of a configuration.
  package typealias Reading = (name: String, bytes: [UInt8])

  /// Reads the configuration in a folder; nil if it has none.
  private let read: (_ folder: [UInt8]) throws(Failure) -> Reading?
  /// Whether a folder is the top of a repository.
  private let isTop: (_ folder: [UInt8]) -> Bool
  /// Makes the failure of a configuration with mistakes.
  private let fault: (ConfigurationFault) -> Failure
  private var known: [[UInt8]: [Configuration]] = [:]

  package init(
    read: @escaping (_ folder: [UInt8]) throws(Failure) -> Reading?,
    isTop: @escaping (_ folder: [UInt8]) -> Bool,
    fault: @escaping (ConfigurationFault) -> Failure
  ) {
    self.read = read
    self.isTop = isTop
    self.fault = fault
  }

  /// The configurations of a folder, an absolute normalised path; the outer ones first.
  package mutating func configurations(of folder: [UInt8]) throws(Failure) -> [Configuration] {
    var pending: [Level] = []
    var result: [Configuration] = []
    var next: [UInt8]? = folder
    while let folder = next {
      if let found = known[folder] {
        result = found
        break
      }
      let own = try configuration(in: folder)
      pending.append(Level(folder: folder, own: own))
      next = own?.isRoot == true || isTop(folder) ? nil : Self.parent(of: folder)
    }
    for level in pending.reversed() {
      if let own = level.own { result.append(own) }
      known[level.folder] = result
    }
    return result
  }

  /// A folder with the configuration in it, if it has one.
  private struct Level {
    let folder: [UInt8]
    let own: Configuration?
  }

  private func configuration(in folder: [UInt8]) throws(Failure) -> Configuration? {
    guard let (name, bytes) = try read(folder) else { return nil }
    var sources = SourceSet()
    let file = sources.add(path: name, bytes: bytes)
    do throws(ConfigurationFault) {
      return try Configuration(file, in: folder)
    } catch {
      throw fault(error)
    }
  }

  private static func parent(of folder: [UInt8]) -> [UInt8]? {
    guard let slash = folder.lastIndex(of: UInt8(ascii: "/")), folder.count > 1 else { return nil }
    return slash == 0 ? [UInt8(ascii: "/")] : Array(folder[..<slash])
  }
}
