/// Makes the folder that the user named for several products.
enum OutputFolder {
  /// Makes the folder and those above it, as far as they are missing.
  static func make(_ path: FilePath) throws(Failure) {
    if (try? Platform.status(of: path).kind) == .folder { return }
    let parent = path.folder
    if parent != path, (try? Platform.status(of: parent)) == nil { try make(parent) }
    do throws(SystemError) {
      try Platform.makeFolder(path)
    } catch  where !error.isExisting {
      throw Failure("cannot make the folder \(quotedPath(path)): \(error.text)")
    } catch {}
  }
}
