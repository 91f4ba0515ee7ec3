import ThemeCompiler

extension ImportPath {
  /// The path as an import in a file of a folder spells it; both are absolute and normalised.
  func relative(to folder: ImportPath) -> String {
    let slash = UInt8(ascii: "/")
    let (own, other) = (bytes.split(separator: slash), folder.bytes.split(separator: slash))
    let common = zip(own, other).prefix { $0 == $1 }.count
    let up = [ArraySlice<UInt8>](repeating: Array("..".utf8)[...], count: other.count - common)
    let path = (up + own.dropFirst(common)).joined(separator: [slash])
    return String(decoding: Array(path), as: UTF8.self)
  }
}
