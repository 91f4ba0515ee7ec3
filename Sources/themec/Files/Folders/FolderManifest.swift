import ThemeBase

/// Which files in a folder a run has written, each with a digest of its bytes.
///
///     # The files in this folder that themec writes. Others are left alone.
///     a430d84680aabd0b Colors/Contents.json
///
/// The digest tells a file that somebody has changed from one that may go away. It also makes the manifest change with every
/// file, so that build engines can watch the manifest alone. A line that cannot be read is skipped: it names no file, so
/// nothing is removed because of it.
struct FolderManifest: Equatable {
  /// The name of the manifest in its folder; a leading dot hides it from tools that read the folder.
  static let name: FilePath = ".themec.manifest"
  private static let comment = "# The files in this folder that themec writes. Others are left alone.\n"
  private static let digits = 16

  /// The digest of each file's bytes.
  var digests: [FilePath: UInt64] = [:]

  init() {}

  /// Reads a manifest.
  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let (digest, rest) = (line.prefix(Self.digits), line.dropFirst(Self.digits))
      guard rest.first == UInt8(ascii: " "), let number = UInt64(String(decoding: digest, as: UTF8.self), radix: 16)
      else { continue }
      digests[FilePath(bytes: Array(rest.dropFirst()))] = number
    }
  }

  /// The files, in the order of their bytes.
  var paths: [FilePath] { digests.keys.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) } }

  /// The files of both manifests; this one's digests win.
  func union(_ other: FolderManifest) -> FolderManifest {
    var union = self
    union.digests.merge(other.digests) { own, _ in own }
    return union
  }

  /// The bytes of the manifest.
  var bytes: [UInt8] {
    let lines = paths.map { Array("\((digests[$0] ?? 0).hexDigits) ".utf8) + $0.bytes + [UInt8(ascii: "\n")] }
    return Array(Self.comment.utf8) + lines.joined()
  }

  /// The digest of a file's bytes, as a manifest has it.
  static func digest(of bytes: [UInt8]) -> UInt64 { FNVHash(bytes).value }

  /// Whether a path stays in its folder: relative, and without `.`, `..` and empty components.
  static func isInside(_ path: FilePath) -> Bool {
    let components = path.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    return components.allSatisfy { !$0.isEmpty && $0 != [0x2E] && $0 != [0x2E, 0x2E] }
  }
}
