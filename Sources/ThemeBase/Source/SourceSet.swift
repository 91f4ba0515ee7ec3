/// All files of one compilation, found by ``FileID``.
package struct SourceSet: Sendable {
  package private(set) var files: [SourceFile] = []

  package init() {}

  /// Adds a file and gives it the next id.
  @discardableResult package mutating func add(path: String, bytes: [UInt8], origin: Origin = .file)
    -> SourceFile
  {
    let file = SourceFile(id: FileID(index: UInt32(clamping: files.count)), path: path, bytes: bytes, origin: origin)
    files.append(file)
    return file
  }

  /// Gives a file of this set another text.
  @discardableResult package mutating func replace(_ id: FileID, with bytes: [UInt8]) -> SourceFile {
    let old = files[Int(id.index)]
    let file = SourceFile(id: id, path: old.path, bytes: bytes, origin: old.origin)
    files[Int(id.index)] = file
    return file
  }

  /// The file of that id; nil for an id of another set.
  package subscript(id: FileID) -> SourceFile? { Int(id.index) < files.count ? files[Int(id.index)] : nil }
}
