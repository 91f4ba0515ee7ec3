/// The number of an error of the system, with its text.
///
/// What the numbers mean is in `LocalFileSystem.swift`, the only file that knows the C library.
package struct SystemError: Error, Hashable, Sendable {
  package let code: Int32

  package init(code: Int32) { self.code = code }
}
