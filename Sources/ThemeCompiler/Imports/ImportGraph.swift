package import ThemeBase
package import ThemeSyntax

/// All files of one or more themes, each read and parsed once, with what imports what.
///
/// The caller reads files: it passes a function from a path to bytes, so the graph is the same for files of a disk, of an
/// editor or of a test. Each file is read once. A file is identified by the bytes of its normalised path.
///
/// A graph is a value. ``replacing(_:with:through:)`` makes another one in which one file has a new text and every other
/// file keeps its number and its tree.
package struct ImportGraph: Sendable {
  /// The limit of nested imports.
  package static let maximumDepth = 64

  /// The result of reading a file.
  package enum Reading: Sendable {
    case bytes([UInt8])
    case notFound
    /// Any other failure, in a few words: `permission denied`.
    case failed(String)

    /// Why the file cannot be read, or nil if it can.
    package var failure: String? {
      switch self {
      case .bytes: nil
      case .notFound: "no such file or folder"
      case .failed(let reason): reason
      }
    }
  }

  /// A theme to begin with.
  package struct Entry: Sendable {
    package var path: ImportPath
    /// The name that diagnostics print.
    package var name: String
    package var bytes: [UInt8]
    /// The folder that its imports may not leave; nil lets them go anywhere.
    package var root: ImportPath?

    package init(path: ImportPath, name: String, bytes: [UInt8], root: ImportPath?) {
      self.path = path
      self.name = name
      self.bytes = bytes
      self.root = root
    }

    /// Whether the text has the word of an import somewhere.
    fileprivate var mayImport: Bool {
      let text = bytes.span
      // The byte where the word would end says how far the next place is: most bytes of a text are never looked at.
      var end = 6
      while end < text.count {
        switch text[end] {
        case UInt8(ascii: "t")
        where text[end - 1] == UInt8(ascii: "r")
          && bytes[(end - 6)...end].elementsEqual("@import".utf8):
          return true
        case UInt8(ascii: "r"): end += 1
        case UInt8(ascii: "o"): end += 2
        case UInt8(ascii: "p"): end += 3
        case UInt8(ascii: "m"): end += 4
        case UInt8(ascii: "i"): end += 5
        case UInt8(ascii: "@"): end += 6
        default: end += 7
        }
      }
      return false
    }

    /// A theme whose path is also its name.
    package init(path: String, bytes: [UInt8], root: String?) {
      self.init(path: ImportPath(path), name: path, bytes: bytes, root: root.map { ImportPath($0) })
    }
  }

  /// The limits on what the themes of one run may import together.
  package struct Budget: Sendable {
    package var files: Int
    package var bytes: Int

    /// The limits of `Grammar.md`.
    package static let standard = Budget(files: 65_536, bytes: 512 << 20)

    package init(files: Int, bytes: Int) {
      self.files = files
      self.bytes = bytes
    }
  }

  /// Finds the files of a graph, as far as the graph cannot know them.
  package struct Access {
    /// Reads the file at a normalised path.
    package var read: (ImportPath) -> Reading
    /// Whether a path lies in a root folder.
    ///
    /// It is asked before the file is read.
    package var isInside: (_ path: ImportPath, _ root: ImportPath) -> Bool
    /// The name that diagnostics print for a path.
    package var name: (ImportPath) -> String
    /// The path that identifies a file, for example an absolute path made relative.
    package var identify: (ImportPath) -> ImportPath
    /// The names of the files in a folder, to find one that was meant; in no particular order.
    package var list: (ImportPath) -> [String]

    /// Access to files that are only in memory, by default: paths are what their bytes say.
    package init(
      read: @escaping (ImportPath) -> Reading,
      isInside: @escaping (ImportPath, ImportPath) -> Bool = { $0.isInside($1) },
      name: @escaping (ImportPath) -> String = { $0.text }, identify: @escaping (ImportPath) -> ImportPath = { $0 },
      list: @escaping (ImportPath) -> [String] = { _ in [] }
    ) {
      self.read = read
      self.isInside = isInside
      self.name = name
      self.identify = identify
      self.list = list
    }
  }

  /// A parsed file.
  package struct File: Sendable {
    package var tree: SyntaxTree
    /// The parser's reports.
    package var diagnostics: DiagnosticList
    /// The imports in source order; those that could not be followed have no target.
    package var imports: [Import]
    /// The number of files in the longest chain of imports that begins with this file.
    var height = 1
    /// Whether the tree is that of the text; see ``ImportGraph/load(_:through:budget:defersParsing:)``.
    package var isParsed = true

    init(_ parsed: Checked<SyntaxTree>) {
      tree = parsed.value
      diagnostics = parsed.diagnostics
      imports = tree.imports.map { Import(statement: $0, target: nil) }
    }

    fileprivate var parsed: Checked<SyntaxTree> { Checked(tree, diagnostics) }

    /// The paths of ``imports`` as they are written; nil for an import that names no path.
    fileprivate var importedPaths: [[UInt8]?] { imports.map { $0.statement.path.map { Array($0.unquotedBytes) } } }
  }

  /// One `@import`, and the number of the file that it names.
  package struct Import: Sendable {
    package var statement: ImportSyntax
    package var target: Int?
    /// Whether the reason for a missing target has been reported.
    var isReported = false

    var isOpen: Bool { target == nil && !isReported }
  }

  package internal(set) var sources = SourceSet()
  package private(set) var files: [File] = []
  /// The trees of ``files``, as one array that the programs of all themes share.
  package private(set) var trees: [SyntaxTree] = []
  /// The normalised paths of ``files``.
  package private(set) var paths: [ImportPath] = []
  /// The numbers of the entries' files, in their order.
  package private(set) var entries: [Int] = []
  /// The folders that the imports of each entry may not leave.
  private(set) var roots: [ImportPath?] = []
  /// The reports about imports, by the files that have such imports.
  private var faults: [Int: DiagnosticList] = [:]
  private(set) var numbers: [ImportPath: Int] = [:]
  let budget: Budget

  private init(_ budget: Budget) { self.budget = budget }

  /// Reads and parses the entries and all that they import, from memory.
  package static func load(_ entries: [Entry], budget: Budget = .standard, read: (String) -> Reading) -> ImportGraph {
    withoutActuallyEscaping(read) { read in load(entries, through: Access(read: { read($0.text) }), budget: budget) }
  }

  /// Reads and parses the entries and all that they import.
  ///
  /// With `defersParsing`, entries that import nothing are parsed by ``take(_:)``, so that not all trees of many themes are
  /// kept at once.
  package static func load(
    _ entries: [Entry], through access: Access, budget: Budget = .standard, defersParsing: Bool = false
  ) -> ImportGraph {
    var follower = ImportFollower(ImportGraph(budget), access)
    for entry in entries { follower.add(entry, isDeferred: defersParsing && !entry.mayImport) }
    return follower.graph
  }

  /// The graph in which one file has another text and everything else stays as it is.
  ///
  /// The result is what ``load(_:through:budget:)`` makes of the new text, but only the file itself and files that were not
  /// imported before are parsed. A file keeps its number, so diagnostics of unchanged files stay valid. Files that were
  /// missing are looked for again, and a file that nothing imports any longer stays in ``files`` without being
  /// ``reachable(from:)``.
  ///
  /// - Parameters:
  ///   - path: the path of a file of the graph, or of a file that an import did not find.
  ///   - bytes: the new text; nil reads the file again.
  ///   - access: how files are found and read.
  /// - Returns: the new graph; this one stays as it is.
  package func replacing(_ path: ImportPath, with bytes: [UInt8]?, through access: Access) -> ImportGraph {
    var follower = ImportFollower(self, access)
    follower.replace(access.identify(path.normalized), with: bytes)
    follower.followEntries()
    return follower.graph
  }

  /// The number of the file at a path, as ``Access/identify`` gives it; nil if the graph does not have it.
  package func number(of path: ImportPath) -> Int? { numbers[path] }

  /// The numbers of some files and of all that they import, each once, in the order in which imports lead to them.
  package func reachable(from layers: [Int]) -> [Int] {
    var result: [Int] = []
    var seen = Set<Int>()
    var pending: [Int] = layers.reversed()
    while let number = pending.popLast() {
      guard seen.insert(number).inserted else { continue }
      result.append(number)
      pending += files[number].imports.reversed().compactMap { $0.target }
    }
    return result
  }

  /// The files that several themes may have: those that are imported, and entries that are there twice.
  package var sharedFiles: Set<FileID> {
    var shared: Set<FileID> = []
    var known: Set<Int> = []
    for entry in entries where !known.insert(entry).inserted { shared.insert(trees[entry].file.id) }
    for file in files {
      for rule in file.imports { if let target = rule.target { shared.insert(trees[target].file.id) } }
    }
    return shared
  }

  /// The reports about the imports of some files.
  package func diagnostics(of numbers: [Int]) -> DiagnosticList {
    numbers.compactMap { faults[$0] }.reduce(into: DiagnosticList()) { $0.append(contentsOf: $1) }
  }

  // MARK: Changes

  /// Parses a new file, unless that is deferred, and returns its number.
  mutating func add(_ path: ImportPath, shownAs name: String, _ bytes: [UInt8], isDeferred: Bool = false) -> Int {
    let source = sources.add(path: name, bytes: bytes, origin: path.origin)
    var file = File(isDeferred ? Checked(.unparsed(source)) : Parser.parse(source))
    file.isParsed = !isDeferred
    files.append(file)
    trees.append(file.tree)
    paths.append(path)
    numbers[path] = files.count - 1
    return files.count - 1
  }

  /// Takes the tree of a file whose parsing was deferred.
  package mutating func take(_ parsed: Checked<SyntaxTree>) {
    let number = Int(parsed.value.file.id.index)
    files[number] = File(parsed)
    trees[number] = parsed.value
  }

  /// Forgets the tree of a file whose parsing was deferred, of which only the text is needed from now on.
  package mutating func forget(_ number: Int) {
    take(Checked(.unparsed(files[number].tree.file)))
    files[number].isParsed = false
  }

  /// Gives a file another text, which is parsed only if it differs.
  mutating func update(_ number: Int, _ bytes: [UInt8]) {
    let old = files[number]
    guard old.tree.file.bytes != bytes else { return }
    let source = sources.replace(old.tree.file.id, with: bytes)
    let file = File(IncrementalParser.parse(source, after: old.parsed))
    files[number] = file
    trees[number] = file.tree
  }

  /// Gives a file another text with the same imports.
  ///
  /// Returns false, and changes nothing, if the imports differ or some of them could not be followed. Reads no other file of
  /// the graph, so the cost is that of parsing the file.
  package mutating func rewrite(_ number: Int, with bytes: [UInt8]) -> Bool {
    let old = files[number]
    // Diagnostics about imports have spans of the old text.
    guard faults[number] == nil else { return false }
    let former = old.tree.file
    let source = SourceFile(id: former.id, path: former.path, bytes: bytes, origin: former.origin)
    var file = File(IncrementalParser.parse(source, after: old.parsed))
    guard file.importedPaths == old.importedPaths else { return false }
    for index in file.imports.indices {
      file.imports[index].target = old.imports[index].target
      file.imports[index].isReported = old.imports[index].isReported
    }
    file.height = old.height
    sources.replace(old.tree.file.id, with: bytes)
    files[number] = file
    trees[number] = file.tree
    return true
  }

  mutating func addEntry(_ number: Int, root: ImportPath?) {
    entries.append(number)
    roots.append(root)
  }

  /// Forgets where imports lead.
  mutating func unlink() {
    faults = [:]
    for number in files.indices { files[number] = File(files[number].parsed) }
  }

  /// Lets an import lead to a file.
  mutating func link(_ number: Int, import index: Int, to target: Int) {
    files[number].imports[index].target = target
    files[number].height = max(files[number].height, files[target].height + 1)
  }

  /// Lets an import lead nowhere; `diagnostic` tells why unless it has been reported.
  mutating func fail(_ number: Int, import index: Int, _ diagnostic: Diagnostic?) {
    files[number].imports[index].isReported = true
    if let diagnostic { faults[number, default: DiagnosticList()].append(diagnostic) }
  }

  /// The tokens of all files, and more for each class or component that is declared: about the memory that they will take.
  package var weight: Int { files.reduce(0) { $0 + $1.tree.tokens.count + 6 * $1.tree.atRules.count } }
}
