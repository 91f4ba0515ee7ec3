#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file mapped into memory, read-only: the only thing that this module asks of the system.
///
/// Whoever replaces the file must write another one and rename it, as `themec` does: a file that is
/// cut short in place takes its mapped pages with it.
struct FileMapping {
  /// The file's bytes, valid until ``unmap()``.
  let bytes: UnsafeRawBufferPointer

  /// Maps a whole file.
  init(path: String) throws(StyleTableError) {
    #if canImport(Glibc) || canImport(Musl) || canImport(Bionic) || canImport(Darwin)
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw Self.failure(path) }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw Self.failure(path) }
      guard status.st_mode & S_IFMT == S_IFREG else {
        throw .unreadable(path: path, reason: "not a file")
      }
      guard status.st_size > 0, let size = Int(exactly: status.st_size) else { throw .notATable }
      guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED
      else { throw Self.failure(path) }
      bytes = UnsafeRawBufferPointer(start: start, count: size)
    #else
      throw .unreadable(path: path, reason: "mapping files is not supported on this system")
    #endif
  }

  /// Gives the memory back.
  func unmap() {
    #if canImport(Glibc) || canImport(Musl) || canImport(Bionic) || canImport(Darwin)
      munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
    #endif
  }

  #if canImport(Glibc) || canImport(Musl) || canImport(Bionic) || canImport(Darwin)
    /// The error that the last call of the C library left behind.
    private static func failure(_ path: String) -> StyleTableError {
      let reason = strerror(errno).map { String(cString: $0) } ?? "unknown error"
      return .unreadable(path: path, reason: reason)
    }
  #endif
}
