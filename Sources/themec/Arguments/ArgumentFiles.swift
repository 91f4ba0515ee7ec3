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
