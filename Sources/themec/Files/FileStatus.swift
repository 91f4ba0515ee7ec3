/// Which file it is, whatever its name.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let node: UInt64
}

/// What the file system says about a file.
struct FileStatus: Sendable {
  enum Kind: Sendable { case regular, folder, special }

  let kind: Kind
  /// The permission bits, `0o644`.
  let permissions: UInt32
  /// Bytes; means nothing for a special file.
  let size: Int
  /// When it was last written: nanoseconds since 1970.
  let modification: Int64
  let identity: FileIdentity
}
