/// What was read from a file, and which file it was.
package struct FileContent: Sendable {
  package let bytes: [UInt8]
  /// The status of what was opened, from before it was read.
  package let status: FileStatus
}
