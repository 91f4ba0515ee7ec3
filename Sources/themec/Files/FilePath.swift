/// A path as the system has it: bytes without a NUL, which need not be UTF-8.
struct FilePath: Hashable, Sendable, ExpressibleByStringLiteral {
  private static let slash = UInt8(ascii: "/")

  let bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  init(_ argument: Argument) { bytes = argument.bytes }

  init(stringLiteral text: String) { bytes = Array(text.utf8) }

  /// The bytes with a NUL behind them, for a call of the system.
  var terminated: [CChar] { bytes.map { CChar(bitPattern: $0) } + [0] }

  /// Whether the path says that it is a folder, by ending in a slash.
  var endsInSlash: Bool { bytes.last == Self.slash }

  private var isAbsolute: Bool { bytes.first == Self.slash }

  /// The last component.
  var lastComponent: FilePath {
    let path = withoutTrailingSlashes
    return FilePath(bytes: Array(path.suffix(from: Self.nameStart(in: path))))
  }

  /// Everything before the last component; `.` for a bare name.
  var folder: FilePath {
    let path = withoutTrailingSlashes
    let start = Self.nameStart(in: path)
    guard start > 0 else { return "." }
    let folder = path.prefix(start)
    return folder.allSatisfy { $0 == Self.slash }
      ? "/" : FilePath(bytes: Array(folder)).trimmed
  }

  private var trimmed: FilePath { FilePath(bytes: Array(withoutTrailingSlashes)) }

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

  /// The same path with `.nss` replaced by another extension; any other ending is kept before it.
  func replacingThemeExtension(with newExtension: String) -> FilePath {
    let ending = String(decoding: bytes.suffix(4), as: UTF8.self).lowercased()
    let hasEnding = ending == ".nss" && lastComponent.bytes.count > 4
    return FilePath(bytes: bytes.dropLast(hasEnding ? 4 : 0) + ".\(newExtension)".utf8)
  }

  /// The path by which diagnostics call the file: relative to the working folder where it lies below, without `.`
  /// components; a byte that is not UTF-8 is written `\xFF`, so that two files never get one name.
  func name(in workingFolder: FilePath? = Platform.workingFolder) -> String {
    var shown = bytes[...]
    if let base = workingFolder?.bytes, base.count > 1, isAbsolute, shown.starts(with: base),
      shown.dropFirst(base.count).first == Self.slash
    {
      shown = shown.dropFirst(base.count + 1)
    }
    let root = shown.first == Self.slash ? "/" : ""
    let components = shown.split(separator: Self.slash).filter { $0 != [UInt8(ascii: ".")] }
    let text = root + components.map(Self.text).joined(separator: "/")
    return text.isEmpty ? "." : text
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
