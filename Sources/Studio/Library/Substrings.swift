// Functions that the compiler uses and the Embedded standard library lacks. It becomes a part of each module.
extension Collection where Element: Equatable {
  /// Whether a part of the collection equals another one; linear in both where the other one is short.
  func contains(_ part: some Collection<Element>) -> Bool {
    guard let first = part.first else { return true }
    return indices.contains { self[$0] == first && self[$0...].starts(with: part) }
  }
}

extension StringProtocol {
  /// Whether a text occurs in this one.
  func contains(_ text: String) -> Bool { utf8.contains(text.utf8) }

  /// The text with another one in place of each place where `old` occurs; linear where `old` is short.
  func replacing(_ old: String, with new: String) -> String {
    let (bytes, part) = (Array(utf8), Array(old.utf8))
    guard let first = part.first else { return String(self) }
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == first, bytes[index...].starts(with: part) {
        result += new.utf8
        index += part.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
