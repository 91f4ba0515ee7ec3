/// Puts the content of files in the place of words such as `@args.txt`.
///
/// Each line of such a file is one word, byte for byte, so spaces need no quotes; empty lines are skipped. A line that begins
/// with `'` or `"` is read as a POSIX shell reads one word, which is how ninja writes names into a response file. A word
/// `@other` in a file is expanded too, from the working folder. `@@name` is the word `@name`, and so is `@name`
/// if there is no such file. Nothing is expanded after `--`.
struct ArgumentFiles {
  /// The depth to which files can name other files.
  private static let deepest = 16
  /// The most files that a command line can name, repetitions included.
  private static let most = 1 << 10

  private var words: [Argument] = []
  /// The files that are open, the outer ones first.
  private var open: [FilePath] = []
  /// The number of files read so far.
  private var count = 0
  private var isLiteral = false

  /// The words of a command line with all files expanded.
  static func expand(_ words: [Argument]) throws(Failure) -> [Argument] {
    guard words.contains(where: { $0.bytes.first == UInt8(ascii: "@") }) else { return words }
    var expansion = ArgumentFiles()
    for word in words { try expansion.add(word) }
    return expansion.words
  }

  private mutating func add(_ word: Argument) throws(Failure) {
    if word == "--" { isLiteral = true }
    guard !isLiteral, word.bytes.first == UInt8(ascii: "@"), word.bytes.count > 1 else { return words.append(word) }
    let name = Argument(bytes: Array(word.bytes.dropFirst()), origin: word.origin)
    if name.bytes.first == UInt8(ascii: "@") { return words.append(name) }
    try expand(FilePath(name), named: word)
  }

  private mutating func expand(_ path: FilePath, named word: Argument) throws(Failure) {
    guard !open.contains(path) else { throw .usage("\(quotedPath(path)) contains itself").at(word.origin) }
    guard open.count < Self.deepest else {
      throw .usage("files of arguments are nested more than \(Self.deepest) deep").at(word.origin)
    }
    count += 1
    guard count <= Self.most else {
      throw .usage("more than \(Self.most) files of arguments are named").at(word.origin)
    }
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try FileReader().read(path).bytes } catch  where error.isMissing {
      return words.append(word)
    } catch { throw Failure("cannot read \(quotedPath(path)): \(error.text)").at(word.origin) }
    open.append(path)
    for line in try ArgumentLine.all(in: bytes, of: path.name()) { try add(line) }
    open.removeLast()
  }
}

/// Reads the lines of a file of arguments.
struct ArgumentLine {
  private let bytes: ArraySlice<UInt8>
  private let origin: Argument.Origin
  private var rest: ArraySlice<UInt8>

  /// The words of a file, one for each line that is not empty.
  static func all(in bytes: [UInt8], of file: String) throws(Failure) -> [Argument] {
    var words: [Argument] = []
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    let lines = content.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard !line.isEmpty else { continue }
      let origin = Argument.Origin(file: file, line: number + 1)
      var reader = ArgumentLine(bytes: line, origin: origin, rest: line)
      words.append(Argument(bytes: try reader.read(), origin: origin))
    }
    return words
  }

  private mutating func read() throws(Failure) -> [UInt8] {
    if let zero = bytes.firstIndex(of: 0) { throw fault("an argument cannot contain a NUL", zero) }
    guard let first = bytes.first, Self.isQuote(first) else { return Array(bytes) }
    var word: [UInt8] = []
    while let byte = rest.popFirst() {
      let index = rest.startIndex - 1
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""): word += try readQuoted(byte, at: index)
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { throw fault("nothing follows the backslash", index) }
        word.append(escaped)
      case UInt8(ascii: " "), UInt8(ascii: "\t"): throw fault("unexpected text after a quoted argument", index)
      default: word.append(byte)
      }
    }
    return word
  }

  /// Reads a part up to its closing quote: between `'` every byte is itself, between `"` a backslash escapes `"`, `\`, `$` and '`'.
  private mutating func readQuoted(_ quote: UInt8, at start: Int) throws(Failure) -> [UInt8] {
    var part: [UInt8] = []
    while let byte = rest.popFirst() {
      if byte == quote { return part }
      let escapes = byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"")
      if escapes, let next = rest.first, #""\$`"#.utf8.contains(next) {
        part.append(next)
        rest.removeFirst()
      } else {
        part.append(byte)
      }
    }
    throw fault("the quote is not closed on its line", start)
  }

  private func fault(_ message: String, _ index: Int) -> Failure {
    .usage(
      "\(escaped(origin.description)):\(index - bytes.startIndex + 1): \(message)",
      help: ["write one argument a line; only a line that begins with a quote is unquoted"])
  }

  private static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") }
}
