import ThemeBase
import ThemeCompiler
import ThemeSyntax

/// The texts and trees of files: those of the client for its open documents, otherwise those of the disk.
struct Documents {
  /// The limit of remembered files that are not open.
  private static let maximumClosed = 4096

  let files: any WorkspaceFiles
  private var open: [ImportPath: OpenDocument] = [:]
  /// The texts of files that are not open, and their trees once they were asked for.
  private var closed: [ImportPath: (text: TextDocument, tree: SyntaxTree?)] = [:]

  init(files: any WorkspaceFiles) { self.files = files }

  /// The open document at a path, or nil if it is not open.
  subscript(path: ImportPath) -> OpenDocument? { open[path] }

  /// The paths of the open documents.
  var paths: Dictionary<ImportPath, OpenDocument>.Keys { open.keys }

  /// The documents that are open at some paths, without what was read of other files.
  func filter(_ isIncluded: (ImportPath) -> Bool) -> Documents {
    var documents = Documents(files: files)
    documents.open = open.filter { isIncluded($0.key) }
    return documents
  }

  // MARK: - Changes

  mutating func open(_ document: OpenDocument, at path: ImportPath) { open[path] = document }

  /// Changes the text of an open document; false if it is not open.
  mutating func change(_ path: ImportPath, version: Int, _ body: (inout TextDocument) -> Void) -> Bool {
    guard var document = open.removeValue(forKey: path) else { return false }
    document.version = version
    body(&document.text)
    open[path] = document
    return true
  }

  mutating func close(_ path: ImportPath) { open[path] = nil }

  /// Forgets what was read of a file that may have changed.
  mutating func forget(_ path: ImportPath) { closed[path] = nil }

  /// Forgets what was read of the files that are not open.
  mutating func forgetClosed() { closed = [:] }

  // MARK: - Reading

  func read(_ path: ImportPath) -> ImportGraph.Reading { open[path].map { .bytes($0.text.bytes) } ?? files.read(path) }

  /// The bytes of a file, or nil if it cannot be read.
  func bytes(of path: ImportPath) -> [UInt8]? { if case .bytes(let bytes) = read(path) { bytes } else { nil } }

  /// The text of a file, of the client, of themec itself or of the disk; nil if it cannot be read.
  mutating func text(of path: ImportPath) -> TextDocument? {
    if let text = open[path]?.text ?? closed[path]?.text { return text }
    guard let bytes = BuiltInTheme(at: path)?.bytes ?? bytes(of: path) else { return nil }
    let text = TextDocument(bytes)
    if closed.count > Self.maximumClosed { closed = [:] }
    closed[path] = (text, nil)
    return text
  }

  /// The tree of an open document as a file of its own; nil if it is not open.
  mutating func parse(_ path: ImportPath, named name: String) -> Checked<SyntaxTree>? { open[path]?.parse(named: name) }

  /// The tree of a file that is not open; nil if it cannot be read.
  mutating func tree(ofClosed path: ImportPath, named name: String) -> SyntaxTree? {
    guard let text = text(of: path) else { return nil }
    if let tree = closed[path]?.tree { return tree }
    let file = SourceFile(id: FileID(index: 0), path: name, bytes: text.bytes)
    let tree = Parser.parse(file).value
    closed[path]?.tree = tree
    return tree
  }
}
