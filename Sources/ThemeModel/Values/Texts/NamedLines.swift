import ThemeBase

/// A table by name as a text: one line for each name and the words after it; `#` begins a comment.
struct NamedLines: Sendable {
  private let text: StaticString
  /// The names of all lines; a dictionary would have to be made of strings.
  private var table = NameTable()
  /// The range of what follows each name.
  private var contents: [Range<Int>] = []

  /// Finds the lines of a text; the last of several with one name applies.
  init(_ text: StaticString) {
    self.text = text
    text.withUTF8Buffer { bytes in
      for line in bytes.split(separator: UInt8(ascii: "\n")) where line.first != UInt8(ascii: "#") {
        let nameEnd = line.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
        let name = table.intern(UnsafeBufferPointer(rebasing: line[..<nameEnd]))
        if name == contents.count { contents.append(nameEnd..<line.endIndex) }
        contents[Int(name)] = nameEnd..<line.endIndex
      }
    }
  }

  /// The names of all lines, in their order.
  var names: [String] { (0..<UInt32(table.count)).map { table[$0] } }

  /// The words after a name, or nil for an unknown name.
  func words(after name: String) -> [String]? {
    table.id(name).map { id in
      text.withUTF8Buffer { bytes in
        bytes[contents[Int(id)]].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      }
    }
  }

  /// All that follows a name, with one space between words, or nil for an unknown name.
  func text(after name: String) -> String? { words(after: name)?.joined(separator: " ") }
}
