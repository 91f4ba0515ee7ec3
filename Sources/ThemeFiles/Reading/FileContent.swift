/// The content of a file, with the identity of the file.
package struct FileContent: Sendable {
  package let bytes: [UInt8]
  /// The status of what was opened, from before it was read.
  package let status: FileStatus
}
