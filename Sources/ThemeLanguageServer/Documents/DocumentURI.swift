import ThemeBase
import ThemeCompiler
import ThemeProject

/// Addresses of documents as the paths that imports use, and back.
///
/// Spellings of one address, such as `file:///a%20b`, `file:///a b` and `file:///x/..//a b`, are one path. A document that
/// is not a file has its address as its path, without empty parts: `vscode-vfs://host/a` is `vscode-vfs:/host/a`, from
/// which imports are found.
enum DocumentURI {
  /// The absolute path of a file, or the address itself, normalised, for anything else.
  static func path(of uri: String) -> ImportPath {
    guard let encoded = filePath(uri) else { return ImportPath(uri).normalized }
    var bytes = decode(encoded)
    // A drive, `/C:/themes`, has no slash before it; its letter may be spelt in either case.
    if bytes.count >= 3, bytes[0] == slash, bytes[2] == UInt8(ascii: ":") {
      let letter = bytes[1] | 0x20
      if letter.isASCIILetter { bytes[1] = letter }
    }
    return ImportPath(String(decoding: bytes, as: UTF8.self)).normalized
  }

  /// Whether a document is a file, whose folder imports begin at.
  static func isFile(_ uri: String) -> Bool { filePath(uri) != nil }

  /// The address of a file.
  static func uri(of path: ImportPath) -> String { "file://" + path.text.percentEncodedPath }

  private static let slash = UInt8(ascii: "/")

  /// The path after the scheme and the host; nil for an address that is not that of a file.
  private static func filePath(_ uri: String) -> Substring.UTF8View? {
    let scheme = uri.utf8.prefix(7)
    guard scheme.count == 7, scheme.lazy.map({ $0 | 0x20 }).elementsEqual("file://".utf8) else { return nil }
    return uri.utf8[scheme.endIndex...].firstIndex(of: slash).map { uri.utf8[$0...] }
  }

  private static func decode(_ text: Substring.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    var left = text[...]
    while let byte = left.popFirst() {
      if byte == UInt8(ascii: "%"), let high = left.first?.hexDigit, let low = left.dropFirst().first?.hexDigit {
        bytes.append(high << 4 | low)
        left = left.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}

extension ImportPath {
  /// Whether the file is a configuration, `themec.json`.
  var isConfiguration: Bool { hasSuffix("/" + Configuration.fileName) }

  /// Whether the file is a configuration, a baseline or the like, and so not a stylesheet.
  var isJSON: Bool { hasSuffix(".json") }

  private func hasSuffix(_ text: String) -> Bool { bytes.suffix(text.utf8.count).elementsEqual(text.utf8) }
}
