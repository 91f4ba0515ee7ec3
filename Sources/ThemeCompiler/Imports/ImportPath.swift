package import ThemeBase

/// The path of a theme or of an import: bytes with forward slashes, compared byte by byte.
///
/// Paths are worked out by their bytes alone. Where they lead on a disk is for the caller of ``ImportGraph`` to say.
package struct ImportPath: Hashable, Sendable, ExpressibleByStringLiteral {
  private static let slash = UInt8(ascii: "/")
  private static let here: [UInt8] = [UInt8(ascii: ".")]
  private static let parent: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: ".")]

  /// The path; of a source that is no file, a name that no file can take from it.
  package let bytes: [UInt8]
  /// The kind of place from which the source is read.
  package let origin: Origin

  package init(bytes: some Sequence<UInt8>, origin: Origin = .file) {
    self.bytes = Array(bytes)
    self.origin = origin
  }

  package init(_ text: String) { self.init(bytes: text.utf8) }

  package init(stringLiteral text: String) { self.init(text) }

  /// The text of the path, with invalid UTF-8 repaired.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether the path begins at the root of the disk.
  package var isAbsolute: Bool { bytes.first == Self.slash }

  /// The path of an import relative to the file that holds it, normalised.
  package func resolved(from importer: ImportPath) -> ImportPath {
    let folder = importer.folder.bytes
    if isAbsolute || folder.isEmpty { return normalized }
    return ImportPath(bytes: folder + [Self.slash] + bytes).normalized
  }

  /// The folder of a file; empty for a file of the working directory.
  package var folder: ImportPath {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return "" }
    return slash == 0 ? "/" : ImportPath(bytes: bytes[..<slash])
  }

  /// The same path without `.`, empty parts, and `..` after a folder.
  package var normalized: ImportPath {
    guard origin == .file, !bytes.isPlainPath else { return self }
    var parts: [ArraySlice<UInt8>] = []
    for part in bytes.split(separator: Self.slash) where !part.elementsEqual(Self.here) {
      if part.elementsEqual(Self.parent), let last = parts.last, !last.elementsEqual(Self.parent) {
        parts.removeLast()
      } else if !part.elementsEqual(Self.parent) || !isAbsolute {
        parts.append(part)
      }
    }
    return ImportPath(bytes: (isAbsolute ? [Self.slash] : []) + parts.joined(separator: [Self.slash]))
  }

  /// The folder that the imports of this theme may not leave: the working directory for a theme below it, else the
  /// theme's own.
  package var root: ImportPath {
    let normal = normalized
    return normal.isInside("") ? "" : normal.folder
  }

  /// Whether the path lies in a folder or below it by its bytes; both are normalised.
  package func isInside(_ root: ImportPath) -> Bool {
    if root.bytes.isEmpty {
      return !isAbsolute && !bytes.starts(with: Self.parent + [Self.slash]) && bytes != Self.parent
    }
    return bytes.starts(with: root == "/" ? root.bytes : root.bytes + [Self.slash])
  }
}

/// Paths in the order of their bytes, those of files last.
extension ImportPath: Comparable {
  package static func < (first: ImportPath, second: ImportPath) -> Bool {
    guard first.origin == second.origin else { return first.origin.rawValue < second.origin.rawValue }
    return first.bytes.lexicographicallyPrecedes(second.bytes)
  }
}
