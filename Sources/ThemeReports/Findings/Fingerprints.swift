import ThemeBase

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
    return hash.hexDigits
  }

  /// The hash of the parts, with a zero byte after each.
  private static func hash(_ parts: [String]) -> UInt64 {
    var hash = FNVHash()
    for part in parts {
      hash.combine(part)
      hash.combine(0)
    }
    return hash.value
  }
}
