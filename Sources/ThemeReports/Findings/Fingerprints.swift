import ThemeDiagnostics

/// Makes the fingerprints by which the readers of reports recognise a finding from run to run.
///
/// A fingerprint is made of the code, the path, the subject (or the message) and, for equal ones, their number in source
/// order. Lines and columns stay out, so an inserted line does not make all findings new.
struct Fingerprints {
  private var counts: [UInt64: Int] = [:]

  /// The fingerprint of the next finding: 16 hexadecimal digits.
  mutating func next(for diagnostic: Diagnostic, path: String) -> String {
    var parts = [diagnostic.code.rawValue, path]
    if let subject = diagnostic.subject {
      parts += [subject.classPath, subject.property, subject.state, subject.value].map { $0 ?? "" }
    } else {
      parts.append(diagnostic.message)
    }
    let key = Self.hash(parts)
    counts[key, default: 0] += 1
    let number = counts[key, default: 1]
    let hash = number == 1 ? key : Self.hash(parts + [String(number)])
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The [FNV-1a](http://www.isthe.com/chongo/tech/comp/fnv/) hash of the parts, with a zero byte after each.
  private static func hash(_ parts: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = hash &* 0x100_0000_01B3
    }
    return hash
  }
}
