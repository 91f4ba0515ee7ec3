import ThemeDiagnostics

/// Reads whole files: regular ones, pipes, standard input.
enum FileReader {
  /// All bytes of the file at `path`.
  static func read(_ path: FilePath) throws(Failure) -> [UInt8] {
    do throws(ReadError) {
      return try bytes(of: path)
    } catch {
      throw .cannotRead(path, because: error)
    }
  }

  /// The same with the bare reason of a failure.
  static func bytes(of path: FilePath) throws(ReadError) -> [UInt8] {
    let descriptor = try ReadError.wrap { () throws(SystemError) in
      try Platform.openForReading(path)
    }
    defer { try? Platform.closeFile(descriptor) }
    return try read(descriptor)
  }

  /// All bytes of standard input.
  static func readStandardInput() throws(Failure) -> [UInt8] {
    do throws(ReadError) {
      return try read(Int32(0))
    } catch {
      throw Failure("cannot read standard input: \(error.text)")
    }
  }

  private static func read(_ descriptor: Int32) throws(ReadError) -> [UInt8] {
    let status = try ReadError.wrap { () throws(SystemError) in try Platform.status(of: descriptor)
    }
    if status.kind == .folder { throw .isFolder }
    let expected = status.kind == .regular ? status.size : 0
    guard expected <= SourceFile.maximumSize else { throw .tooLarge }
    var bytes: [UInt8] = []
    // One byte more than expected: the read that finds the end needs no second allocation.
    var room = max(expected + 1, 1 << 16)
    while true {
      let count = try append(room, from: descriptor, to: &bytes)
      if count == 0 { return bytes }
      guard bytes.count <= SourceFile.maximumSize else { throw .tooLarge }
      room = max(room - count, 1 << 16)
    }
  }

  /// Reads up to `room` bytes behind those that are there and says how many came.
  private static func append(
    _ room: Int, from descriptor: Int32, to bytes: inout [UInt8]
  ) throws(ReadError) -> Int {
    let chunk = try ReadError.wrap { () throws(SystemError) in
      var failure: SystemError?
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        do throws(SystemError) {
          count = try Platform.read(descriptor, into: UnsafeMutableRawBufferPointer(buffer))
        } catch { failure = error }
      }
      if let failure { throw failure }
      return chunk
    }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    return chunk.count
  }
}

/// Why a file was not read.
enum ReadError: Error {
  case isFolder
  case tooLarge
  case system(SystemError)

  static func wrap<Result>(
    _ call: () throws(SystemError) -> Result
  ) throws(ReadError) -> Result {
    do { return try call() } catch { throw .system(error) }
  }

  var text: String {
    switch self {
    case .isFolder: SystemError.isFolder.text
    case .tooLarge: "it is larger than \(SourceFile.maximumSize) bytes"
    case .system(let error): error.text
    }
  }
}
