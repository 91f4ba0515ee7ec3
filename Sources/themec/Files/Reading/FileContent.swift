/// The content of a file, with the identity of the file.
struct FileContent: Sendable {
  let bytes: [UInt8]
  /// The status of what was opened, from before it was read.
  let status: FileStatus
}
