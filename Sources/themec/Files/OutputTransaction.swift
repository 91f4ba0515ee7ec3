/// Writes several files so that all of them change or none does.
///
/// Each file is first written in full under a temporary name in its own folder and brought to the disk; only when all
/// of them are there, they are renamed. A file whose bytes would not change is not touched. Signals that end the
/// process wait meanwhile, so no temporary file is left behind.
struct OutputTransaction {
  /// A file that waits under its temporary name.
  private struct Staged {
    let temporary: FilePath
    let target: FilePath
    let file: OutputFile
  }

  private var staged: [Staged] = []
  /// Devices and pipes cannot be renamed; they are written at the end.
  private var direct: [OutputFile] = []

  /// Writes the files and says for each whether it changed.
  static func write(_ files: [OutputFile]) throws(Failure) -> [Bool] {
    try Platform.deferringTermination { () throws(Failure) in
      var transaction = OutputTransaction()
      do throws(Failure) {
        let changes = try transaction.stage(files)
        try transaction.commit()
        return changes
      } catch {
        transaction.discard()
        throw error
      }
    }
  }

  private mutating func stage(_ files: [OutputFile]) throws(Failure) -> [Bool] {
    var changes: [Bool] = []
    for file in files {
      if Platform.terminationIsPending { throw Failure("interrupted") }
      do throws(SystemError) {
        changes.append(try stage(file))
      } catch {
        throw .cannotWrite(file.path, because: error)
      }
    }
    return changes
  }

  /// Prepares one file; false where it holds these bytes already.
  private mutating func stage(_ file: OutputFile) throws(SystemError) -> Bool {
    let status = try? Platform.status(of: file.path)
    if status?.kind == .folder { throw .isFolder }
    if let status, status.kind != .regular {
      direct.append(file)
      return true
    }
    if let status, status.size == file.bytes.count, (try? FileReader.read(file.path)) == file.bytes
    {
      return false
    }
    // A link stays a link: the file that it leads to is replaced.
    let target = Platform.canonical(file.path) ?? file.path
    let (temporary, descriptor) = try Self.createTemporary(in: target.folder)
    staged.append(Staged(temporary: temporary, target: target, file: file))
    do throws(SystemError) {
      if let status { try Platform.setMode(status.permissions, of: descriptor) }
      try Platform.write(file.bytes, to: descriptor)
      try Platform.synchronize(descriptor)
    } catch {
      try? Platform.closeFile(descriptor)
      throw error
    }
    try Platform.closeFile(descriptor)
    return true
  }

  private static func createTemporary(
    in folder: FilePath
  ) throws(SystemError) -> (FilePath, Int32) {
    var number = 0
    while true {
      let name = ".themec-\(Platform.processID)-\(number).tmp"
      let path = folder.appending(FilePath(bytes: Array(name.utf8)))
      do throws(SystemError) {
        return (path, try Platform.create(path))
      } catch {
        number += 1
        guard error.isExisting, number < 10_000 else { throw error }
      }
    }
  }

  private mutating func commit() throws(Failure) {
    while let next = staged.first {
      do throws(SystemError) {
        try Platform.rename(next.temporary, to: next.target)
      } catch {
        throw .cannotWrite(next.file.path, because: error)
      }
      staged.removeFirst()
    }
    for file in direct { try writeDirectly(file) }
  }

  private func writeDirectly(_ file: OutputFile) throws(Failure) {
    do throws(SystemError) {
      let descriptor = try Platform.openForWriting(file.path)
      defer { try? Platform.closeFile(descriptor) }
      try Platform.write(file.bytes, to: descriptor)
    } catch {
      throw error.isBrokenPipe ? .brokenPipe : .cannotWrite(file.path, because: error)
    }
  }

  private mutating func discard() {
    for file in staged { Platform.remove(file.temporary) }
    staged = []
  }
}
