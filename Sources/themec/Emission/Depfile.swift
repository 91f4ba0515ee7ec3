/// Rules that tell make, ninja and whatever reads gcc's rules what each product was made of.
///
///     out/a.nsst: brands/a.nss base.nss
///     base.nss:
///
/// A rule without prerequisites for each imported file, as gcc's `-MP` writes it, lets make go on when the file is gone.
enum Depfile {
  /// One rule for each product and for the stamp of the run; none for standard output.
  static func bytes(of outputs: [BuildOutput], stamp: FilePath? = nil) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    for output in outputs { if let path = output.path { bytes += try rule(path, output.inputs) } }
    let inputs = BuildInput.all(of: outputs)
    if let stamp { bytes += try rule(stamp, inputs) }
    guard !bytes.isEmpty else { return [] }
    for input in inputs where !input.isTheme { if let path = input.path { bytes += try escaped(path) + ":\n".utf8 } }
    return bytes
  }

  private static func rule(_ target: FilePath, _ inputs: [BuildInput]) throws(Failure) -> [UInt8] {
    guard !target.bytes.contains(UInt8(ascii: "%")) else { throw .noRule(target, "make reads '%' as a pattern") }
    var bytes = try escaped(target) + ":".utf8
    for input in inputs { if let path = input.path { bytes += " \\\n  ".utf8 + (try escaped(path)) } }
    return bytes + "\n".utf8
  }

  /// A path as make 4.3 and ninja 1.11 both read it: `\` before a space, `#` and `:`, the backslashes before a space
  /// doubled, and `$` doubled.
  ///
  /// Fails for names that have no spelling which both read alike.
  static func escaped(_ path: FilePath) throws(Failure) -> [UInt8] {
    if let reason = unreadable(path.bytes) { throw .noRule(path, reason) }
    var result: [UInt8] = []
    var backslashes = 0
    for byte in path.bytes {
      switch byte {
      case UInt8(ascii: " "): result += repeatElement(UInt8(ascii: "\\"), count: backslashes + 1)
      case UInt8(ascii: "#"), UInt8(ascii: ":"):
        guard backslashes == 0 else { throw .noRule(path, "make and ninja differ on a backslash before '#' and ':'") }
        result.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "$"): result.append(byte)
      default: break
      }
      backslashes = byte == UInt8(ascii: "\\") ? backslashes + 1 : 0
      result.append(byte)
    }
    return result
  }

  /// Why no spelling of a name is read alike by all, or nil if there is one.
  private static func unreadable(_ name: [UInt8]) -> String? {
    if name.first == UInt8(ascii: "~") { return "make reads '~' at its start as a home folder" }
    if let last = name.last, " :\\".utf8.contains(last) {
      return "make and ninja read its last character in different ways"
    }
    for byte in name {
      switch byte {
      case 0..<0x20, 0x7F: return "it contains a control character"
      case _ where #""'&*;<>?^`|"#.utf8.contains(byte): return "ninja splits it at '\(Character(UnicodeScalar(byte)))'"
      case UInt8(ascii: "="): return "make reads '=' as an assignment"
      default: continue
      }
    }
    return nil
  }
}

extension Failure {
  fileprivate static func noRule(_ path: FilePath, _ reason: String) -> Failure {
    Failure(
      "no dependency file can hold the name \(quotedPath(path)): \(reason)",
      help: ["rename the file, or build without '--depfile'"])
  }
}
