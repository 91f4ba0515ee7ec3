/// Rules that tell make and ninja what each product was made of.
///
///     out/a.nsst: brands/a.nss base.nss
enum Depfile {
  /// One rule a product; none for standard output.
  static func bytes(of lineage: BuildLineage) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    for output in lineage.outputs {
      guard let path = output.path else { continue }
      bytes += try escaped(path) + ":".utf8
      for source in output.sources {
        guard let path = lineage.sources[source].path else { continue }
        bytes += " \\\n  ".utf8 + (try escaped(path))
      }
      bytes += "\n".utf8
    }
    return bytes
  }

  /// A path as both tools read it: a backslash before a space, a tab, `#` or `:`, each backslash before these doubled, and
  /// `$` doubled.
  ///
  /// No spelling of a line break is known to them.
  static func escaped(_ path: FilePath) throws(Failure) -> [UInt8] {
    var result: [UInt8] = []
    var backslashes = 0
    for byte in path.bytes {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw Failure(
          "\(quotedPath(path)) has a line break in its name, which no dependency file can hold")
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "#"), UInt8(ascii: ":"):
        result += repeatElement(UInt8(ascii: "\\"), count: backslashes + 1)
      case UInt8(ascii: "$"): result.append(byte)
      default: break
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
      result.append(byte)
    }
    return result
  }
}
