#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#elseif canImport(Darwin)
  import Darwin
#endif

/// The bytes of a file, copied or mapped into memory: the only thing that this module asks of the system.
enum FileContents {
  /// A copy, which the file's fate does not touch.
  case copied([UInt8])
  /// Read-only pages of the file, valid until ``unmap()``.
  case mapped(ByteView)

  /// Files of at most so many bytes are copied, which takes less time than a few page faults.
  static let mostCopiedBytes = 256 * 1024

  /// Takes a whole file in.
  ///
  /// Opens without waiting, because a FIFO without a writer would hold the caller up for ever. Only regular files are read.
  init(path: String) throws(StyleTableError) {
    #if canImport(Glibc) || canImport(Musl) || canImport(Bionic) || canImport(Darwin)
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { throw Self.failure(path) }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw Self.failure(path) }
      guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(path: path, reason: "not a regular file") }
      guard status.st_size > 0, let size = Int(exactly: status.st_size) else { throw .notATable }
      self =
        size <= Self.mostCopiedBytes
        ? .copied(try Self.copy(descriptor, size, path)) : .mapped(try Self.map(descriptor, size, path))
    #else
      throw .unreadable(path: path, reason: "reading files is not supported on this system")
    #endif
  }

  /// Gives the memory of a mapping back.
  func unmap() {
    #if canImport(Glibc) || canImport(Musl) || canImport(Bionic) || canImport(Darwin)
      guard case .mapped(let bytes) = self else { return }
      munmap(UnsafeMutableRawPointer(mutating: bytes.base), bytes.count)
    #endif
  }

  #if canImport(Glibc) || canImport(Musl) || canImport(Bionic) || canImport(Darwin)
    /// The first `size` bytes of a file; fewer if it has become shorter.
    private static func copy(_ descriptor: CInt, _ size: Int, _ path: String) throws(StyleTableError) -> [UInt8] {
      var isUnreadable = false
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
        while count < size, let start = buffer.baseAddress {
          let result = read(descriptor, start + count, size - count)
          if result < 0, errno == EINTR { continue }
          isUnreadable = result < 0
          guard result > 0 else { return }
          count += result
        }
      }
      if isUnreadable { throw failure(path) }
      return bytes
    }

    private static func map(_ descriptor: CInt, _ size: Int, _ path: String) throws(StyleTableError) -> ByteView {
      guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0), start != MAP_FAILED else {
        throw failure(path)
      }
      return ByteView(start: start, count: size)
    }

    /// The error that the last call of the C library left.
    private static func failure(_ path: String) -> StyleTableError {
      let reason = strerror(errno).map { String(cString: $0) } ?? "unknown error"
      return .unreadable(path: path, reason: reason)
    }
  #endif
}
