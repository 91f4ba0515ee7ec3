/// Writes outputs so that all of them change or none does; a signal that would end the process waits meanwhile.
enum OutputWriter {
  /// Writes some items, and returns for each whether it has changed.
  @discardableResult static func run(
    _ items: [OutputItem], _ plan: FilePlan.Checked, making folders: Set<FilePath> = []
  ) throws(Failure) -> [Bool] {
    guard !items.isEmpty else { return [] }
    LocalFileSystem().allowManyOpenFiles()
    do throws(WriteError) {
      return try OutputTransaction.run(items, plan, making: folders) { body throws(WriteError) in
        try Platform.holdingSignals(body)
      }
    } catch { throw Failure(error) }
  }

  /// Writes some outputs, and makes their folders if asked to; returns how many outputs have changed.
  @discardableResult static func write(_ outputs: [Output], _ plan: FilePlan.Checked, makingFolders: Bool = false)
    throws(Failure) -> Int
  {
    let folders = makingFolders ? outputs.compactMap(\.destination.path?.folder) : []
    return try run(outputs.map { .file($0) }, plan, making: Set(folders)).count { $0 }
  }
}
