/// The number of an error of the system, with its text.
///
/// `LocalFileSystem.swift`, the only file that knows the C library, says what the numbers mean.
struct SystemError: Error, Hashable, Sendable {
  let code: Int32

  init(code: Int32) { self.code = code }
}
