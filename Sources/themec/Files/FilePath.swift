/// A path as the system has it: bytes without a NUL, which need not be UTF-8.
struct FilePath: Hashable, Sendable, ExpressibleByStringLiteral {
  private static let slash = UInt8(ascii: "/")

  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ argument: Argument) { bytes = argument.bytes }

  init(_ text: String) { bytes = Array(text.utf8) }

  init(stringLiteral text: String) { self.init(text) }

  /// The bytes with a NUL behind them, for a call of the system.
  var terminated: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// Whether the path says that it is a folder, by ending in a slash.
  var endsInSlash: Bool { bytes.last == Self.slash }

  /// The last component.
  var lastComponent: FilePath {
    let path = withoutTrailingSlashes
    return FilePath(bytes: Array(path.suffix(from: Self.nameStart(in: path))))
  }

  /// Everything before the last component; `.` for a bare name.
  var folder: FilePath {
    let path = withoutTrailingSlashes
    let folder = path.prefix(Self.nameStart(in: path))
    if folder.isEmpty { return path.first == Self.slash ? "/" : "." }
    return FilePath(bytes: Array(FilePath(bytes: Array(folder)).withoutTrailingSlashes))
  }

  /// At least one byte of a path that has any: `/` stays.
  private var withoutTrailingSlashes: ArraySlice<UInt8> {
    let end = bytes.lastIndex { $0 != Self.slash }
    return end.map { bytes[...$0] } ?? bytes.prefix(1)
  }

  private static func nameStart(in path: ArraySlice<UInt8>) -> Int {
    path.count == 1 ? 0 : path.lastIndex(of: slash).map { $0 + 1 } ?? 0
  }

  /// A path below this folder.
  func appending(_ name: FilePath) -> FilePath {
    if self == "." { return name }
    return FilePath(bytes: bytes + (endsInSlash ? [] : [Self.slash]) + name.bytes)
  }

  /// The same path without `.nss`; any other ending is a part of the name.
  var withoutThemeExtension: FilePath {
    let ending = String(decoding: bytes.suffix(4), as: UTF8.self).lowercased()
    guard ending == ".nss", lastComponent.bytes.count > 4 else { return self }
    return FilePath(bytes: bytes.dropLast(4))
  }

  func replacingThemeExtension(with newExtension: String) -> FilePath {
    FilePath(bytes: withoutThemeExtension.bytes + ".\(newExtension)".utf8)
  }

  /// The path as it is, with invalid UTF-8 repaired.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The path by which diagnostics call the file: relative to the working folder where it lies below, without `.`
  /// components; a byte that is not UTF-8 is written `\xFF`, so that two files never get one name.
  func name(in workingFolders: [FilePath] = Platform.workingFolders) -> String {
    let shown = workingFolders.lazy.compactMap(relative).first ?? bytes[...]
    let root = shown.first == Self.slash ? "/" : ""
    let components = shown.split(separator: Self.slash).filter { $0 != [UInt8(ascii: ".")] }
    let text = root + components.map(Self.text).joined(separator: "/")
    return text.isEmpty ? "." : text
  }

  /// The rest of the path behind a folder; nil where it does not lie below.
  private func relative(to folder: FilePath) -> ArraySlice<UInt8>? {
    let base = folder.bytes
    guard base.count > 1, bytes.starts(with: base), bytes.count > base.count,
      bytes[base.count] == Self.slash
    else { return nil }
    return bytes[(base.count + 1)...]
  }

  /// The same on one line, for messages.
  func display() -> String { escaped(name()) }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
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
}
