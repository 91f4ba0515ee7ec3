/// A stream that takes what a run has to say.
struct OutputStream: Sendable {
  let file: FileDescriptor
  /// The end of a message about a failure: `to standard output`.
  let target: String

  static let standardOutput = OutputStream(file: .standardOutput, target: "to standard output")
  static let standardError = OutputStream(file: .standardError, target: "to standard error")

  /// Writes everything; ``Failure/brokenPipe`` where nobody reads.
  func write(_ bytes: [UInt8]) throws(Failure) {
    do throws(SystemError) { try LocalFileSystem().writeAll(bytes, to: file) } catch {
      throw error.isBrokenPipe ? .brokenPipe : Failure("cannot write \(target): \(error.text)")
    }
  }
}
