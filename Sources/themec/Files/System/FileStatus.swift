/// Which file it is, whatever its name: the device and the number of the file on it.
struct FileIdentity: Hashable, Sendable {
  let device: UInt64
  let node: UInt64
}

/// The facts that the file system knows about a file.
struct FileStatus: Sendable {
  /// The kind of a file; `special` is a pipe, a device or a socket.
  enum Kind: Sendable { case regular, folder, link, special }

  let kind: Kind
  /// The permission bits, such as `0o644`.
  let permissions: UInt32
  /// Bytes; meaningless for a special file.
  let size: Int
  /// When the file was last written, in nanoseconds since 1970.
  let modification: Int64
  let identity: FileIdentity
  /// The number of names of the file.
  let linkCount: Int
  /// The numbers of the user and of the group that own the file.
  let owner: FileOwner

  /// Whether nobody may write the file, whatever the user's privileges.
  var isReadOnly: Bool { permissions & 0o222 == 0 }

  /// Whether somebody else may have put this into a folder so that the user follows it: anybody can write to the folder, and
  /// it belongs neither to the user nor to the owner of the folder.
  func isForeign(in folder: FileStatus, to user: UInt32) -> Bool {
    folder.permissions & 0o002 != 0 && owner.user != user && owner.user != folder.owner.user
  }

  /// Whether others than the owner may write, or it is a folder that is made for many (`/tmp`).
  var isWritableByOthers: Bool { permissions & 0o1022 != 0 }
}

/// The user and the group that own a file.
struct FileOwner: Hashable, Sendable {
  let user: UInt32
  let group: UInt32
}
