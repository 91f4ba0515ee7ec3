/// The standard streams of a session in which both sides talk, piece by piece.
enum SessionStreams {
  /// Reads the available bytes, at most `count`.
  ///
  /// Empty at the end of the stream, or if it cannot be read.
  static func read(upTo count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      let bytes = UnsafeMutableRawBufferPointer(buffer)
      length = (try? LocalFileSystem().read(.standardInput, into: bytes)) ?? 0
    }
  }

  /// Writes some bytes once and returns how many the stream took, or nil if nobody reads it any longer.
  static func write(_ bytes: ArraySlice<UInt8>) -> Int? {
    bytes.withUnsafeBytes { buffer in
      do throws(SystemError) { return try LocalFileSystem().write(.standardOutput, buffer) } catch {
        return error.isTryAgain ? 0 : nil
      }
    }
  }
}
