import ThemeBase

/// A path as the system has it: bytes, which need not be UTF-8.
///
/// Two paths are equal if their bytes are: composed and decomposed letters differ, and so do the byte `FF` and the four
/// characters `\xFF`.
struct FilePath: Hashable, Sendable, ExpressibleByStringLiteral {
  private static let slash = UInt8(ascii: "/")

  /// The bytes, without a terminating NUL.
  ///
  /// A path with a NUL inside is refused by every call of the system.
  let bytes: [UInt8]

  /// A path of these bytes.
  init(bytes: [UInt8]) { self.bytes = bytes }

  /// A path of the text's UTF-8 bytes.
  init(_ text: String) { bytes = Array(text.utf8) }

  init(stringLiteral text: String) { self.init(text) }

  /// The text of the path, with invalid UTF-8 repaired: for messages, never for opening files.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  // MARK: Parts

  /// Whether the path begins at the root of the file system.
  var isAbsolute: Bool { bytes.first == Self.slash }

  /// Whether the path says that it is a folder, by a trailing slash.
  var endsInSlash: Bool { bytes.last == Self.slash }

  /// The last component.
  var lastComponent: FilePath {
    let path = Self.withoutTrailingSlashes(bytes[...])
    return FilePath(bytes: Array(path.suffix(from: Self.nameStart(in: path))))
  }

  /// Everything before the last component; `.` for a bare name.
  var folder: FilePath {
    let path = Self.withoutTrailingSlashes(bytes[...])
    let folder = path.prefix(Self.nameStart(in: path))
    if folder.isEmpty { return path.first == Self.slash ? "/" : "." }
    return FilePath(bytes: Array(Self.withoutTrailingSlashes(folder)))
  }

  /// The folders above a relative path, the innermost first.
  var foldersAbove: [FilePath] { Array(sequence(first: folder) { $0.folder }.prefix { $0 != "." && $0 != "/" }) }

  /// At least one byte of a path that has any: `/` stays.
  private static func withoutTrailingSlashes(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = path.lastIndex { $0 != slash }
    return end.map { path[...$0] } ?? path.prefix(1)
  }

  private static func nameStart(in path: ArraySlice<UInt8>) -> Int {
    path.count == 1 ? 0 : path.lastIndex(of: slash).map { $0 + 1 } ?? 0
  }

  /// A path below this folder.
  func appending(_ name: FilePath) -> FilePath {
    if self == "." { return name }
    return FilePath(bytes: bytes + (endsInSlash ? [] : [Self.slash]) + name.bytes)
  }

  /// The same path without the extension `.nss`; any other extension is a part of the name.
  var withoutThemeExtension: FilePath {
    let ending = String(decoding: bytes.suffix(4), as: UTF8.self).lowercased()
    guard ending == ".nss", lastComponent.bytes.count > 4 else { return self }
    return FilePath(bytes: bytes.dropLast(4))
  }

  /// The same path with another extension in place of `.nss`, or after the name if there is none.
  func replacingThemeExtension(with newExtension: String) -> FilePath {
    FilePath(bytes: withoutThemeExtension.bytes + ".\(newExtension)".utf8)
  }

  // MARK: Names for people

  /// The name that diagnostics print: relative to the working folder if the path is below it, without `.` components.
  ///
  /// A byte that is not UTF-8 is printed as `\xFF`. Names are only for people: two files can have the same one.
  func name(in workingFolders: [FilePath]) -> String {
    let shown = relative(toAnyOf: workingFolders).bytes
    if shown.isPlainPath { return Self.text(shown[...]) }
    let components = shown.split(separator: Self.slash).filter { $0 != [UInt8(ascii: ".")] }
    // The function of ThemeBase joins them: the general one looks up types, which takes longer than all else here.
    let text = (shown.first == Self.slash ? "/" : "") + components.map(Self.text).joined(separator: "/")
    return text.isEmpty ? "." : text
  }

  /// The rest of the path after the first of some folders that it is below; otherwise the path itself.
  func relative(toAnyOf folders: [FilePath]) -> FilePath {
    folders.lazy.compactMap(relative).first.map { FilePath(bytes: Array($0)) } ?? self
  }

  private func relative(to folder: FilePath) -> ArraySlice<UInt8>? {
    let base = folder.bytes
    guard base.count > 1, bytes.starts(with: base), bytes.count > base.count, bytes[base.count] == Self.slash else {
      return nil
    }
    return bytes[(base.count + 1)...]
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    // The library's check looks up types, which takes longer than all else here.
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var rest = bytes
    while let first = rest.first {
      let length = (1...4).first { String(validating: rest.prefix($0), as: UTF8.self) != nil }
      text +=
        length.map { String(decoding: rest.prefix($0), as: UTF8.self) }
        ?? "\\x\(String(first, radix: 16, uppercase: true))"
      rest = rest.dropFirst(length ?? 1)
    }
    return text
  }

  init(_ argument: Argument) { self.init(bytes: argument.bytes) }

  /// The path from the working folder if it is below it; otherwise the path itself.
  var relativeToWorkingFolder: FilePath { relative(toAnyOf: Platform.workingFolders) }

  /// The name that diagnostics print, from the working folder.
  func name() -> String { name(in: Platform.workingFolders) }

  /// The same on one line, for messages.
  func display() -> String { escaped(name()) }
}

/// A path in quotes, as messages show it.
func quotedPath(_ path: FilePath) -> String { quoted(path.name(), limit: 1_000) }
