import ThemeFiles

/// Standard output or standard error.
struct OutputStream: Sendable {
  let descriptor: Int32
  /// As messages call it.
  let name: String

  static let standardOutput = OutputStream(descriptor: 1, name: "standard output")
  static let standardError = OutputStream(descriptor: 2, name: "standard error")

  /// Writes everything; ``Failure/brokenPipe`` where nobody reads.
  func write(_ bytes: some Collection<UInt8>) throws(Failure) {
    do throws(SystemError) {
      try LocalFileSystem().writeAll(Array(bytes), to: FileDescriptor(number: descriptor))
    } catch {
      throw error.isBrokenPipe
        ? .brokenPipe : Failure("cannot write to \(name): \(error.text)")
    }
  }
}
