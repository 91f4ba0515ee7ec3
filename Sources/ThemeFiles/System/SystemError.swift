/// The number of an error of the system, with its text.
///
/// `LocalFileSystem.swift`, the only file that knows the C library, says what the numbers mean.
package struct SystemError: Error, Hashable, Sendable {
  package let code: Int32

  package init(code: Int32) { self.code = code }
}
