package import ThemeDiagnostics
package import ThemeSyntax

/// All files of one or more themes, each read and parsed once, with what imports what.
///
/// Reading is the caller's: it gives a function from a path to bytes, so the graph is the same for files of a disk, of an
/// editor or of a test. Each file is read once; which file it is goes by the bytes of its normalised path.
package struct ImportGraph: Sendable {
  /// How deep imports may nest.
  package static let maximumDepth = 64

  /// What came of reading a file.
  package enum Reading: Sendable {
    case bytes([UInt8])
    case notFound
    /// Any other failure, in a few words: `permission denied`.
    case failed(String)
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

    /// A theme whose path is also its name.
    package init(path: String, bytes: [UInt8], root: String?) {
      self.init(
        path: ImportPath(path), name: path, bytes: bytes, root: root.map { ImportPath($0) })
    }
  }

  /// How much the themes of one run may import together.
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

  /// How the files of a graph are found, as far as the graph cannot know it.
  package struct Access {
    /// Reads the file at a normalised path.
    package var read: (ImportPath) -> Reading
    /// Whether a path lies in a root folder.
    ///
    /// It is asked before the file is read.
    package var isInside: (_ path: ImportPath, _ root: ImportPath) -> Bool
    /// The name that diagnostics print for a path.
    package var name: (ImportPath) -> String
    /// The path by which a file counts once, for example an absolute path made relative.
    package var identify: (ImportPath) -> ImportPath

    /// Access to files that are only in memory, by default: paths are what their bytes say.
    package init(
      read: @escaping (ImportPath) -> Reading,
      isInside: @escaping (ImportPath, ImportPath) -> Bool = { $0.isInside($1) },
      name: @escaping (ImportPath) -> String = \.text,
      identify: @escaping (ImportPath) -> ImportPath = { $0 }
    ) {
      self.read = read
      self.isInside = isInside
      self.name = name
      self.identify = identify
    }
  }

  /// A parsed file.
  package struct File: Sendable {
    package var tree: SyntaxTree
    /// What the parser said.
    package var diagnostics: DiagnosticList
    /// The imports in source order; those that could not be followed have no target.
    package var imports: [Import]
    /// How many files the longest chain of imports has that begins with this one.
    fileprivate var height = 1

    /// The number of the file that an import stands for; nil where it could not be followed.
    ///
    /// Logarithmic.
    func target(ofImport node: SyntaxTree.NodeIndex) -> Int? {
      var (low, high) = (0, imports.count)
      while low < high {
        let middle = (low + high) / 2
        if imports[middle].node < node { low = middle + 1 } else { high = middle }
      }
      return low < imports.count && imports[low].node == node ? imports[low].target : nil
    }
  }

  /// One `@import`: the node and the number of the file that it names.
  package struct Import: Sendable {
    package var node: SyntaxTree.NodeIndex
    package var target: Int?
    /// Whether it was said why there is no target.
    var isReported = false

    fileprivate var isOpen: Bool { target == nil && !isReported }
  }

  private struct Visit: Hashable {
    var file: Int
    var root: ImportPath?
  }

  package private(set) var sources = SourceSet()
  package private(set) var files: [File] = []
  /// The trees of ``files``, as one array that the programs of all themes share.
  package private(set) var trees: [SyntaxTree] = []
  /// The paths of ``files``, normalised.
  package private(set) var paths: [ImportPath] = []
  /// What is wrong with the imports of each file that has such.
  private var diagnostics: [Int: DiagnosticList] = [:]
  /// The numbers of the entries' files, in their order.
  package private(set) var entries: [Int] = []
  private var numbers: [ImportPath: Int] = [:]
  /// Why files cannot be read, by their paths.
  private var unreadable: [ImportPath: String] = [:]
  private var followed: Set<Visit> = []
  private var budget: Budget
  private var isExhausted = false
  private var isOverdraftReported = false

  private init(_ budget: Budget) { self.budget = budget }

  /// Reads and parses the entries and all that they import, from memory.
  package static func load(
    _ entries: [Entry], budget: Budget = .standard, read: (String) -> Reading
  ) -> ImportGraph {
    withoutActuallyEscaping(read) { read in
      load(entries, through: Access(read: { read($0.text) }), budget: budget)
    }
  }

  /// Reads and parses the entries and all that they import.
  package static func load(
    _ entries: [Entry], through access: Access, budget: Budget = .standard
  ) -> ImportGraph {
    var graph = ImportGraph(budget)
    for entry in entries {
      let path = access.identify(entry.path.normalized)
      let number = graph.numbers[path] ?? graph.add(path, shownAs: entry.name, entry.bytes)
      graph.entries.append(number)
      graph.follow(number, root: entry.root, chain: [number], access)
    }
    return graph
  }

  private mutating func add(_ path: ImportPath, shownAs name: String, _ bytes: [UInt8]) -> Int {
    let parsed = Parser.parse(sources.add(path: name, bytes: bytes))
    let imports = parsed.value.children(of: SyntaxTree.root)
      .filter { parsed.value.nodes[$0].kind == .importRule }
      .map { Import(node: $0, target: nil) }
    files.append(
      File(tree: parsed.value, diagnostics: parsed.diagnostics, imports: imports))
    trees.append(parsed.value)
    paths.append(path)
    numbers[path] = files.count - 1
    return files.count - 1
  }

  /// Follows the imports of a file that have not been followed; `chain` is how it was reached, itself included.
  ///
  /// Each file is followed once for each root, so the whole is linear in the number of imports.
  private mutating func follow(
    _ number: Int, root: ImportPath?, chain: [Int], _ access: Access
  ) {
    guard followed.insert(Visit(file: number, root: root)).inserted else { return }
    for index in files[number].imports.indices where files[number].imports[index].isOpen {
      let rule = files[number].imports[index]
      guard let (path, span) = path(of: rule.node, in: number) else { continue }
      switch target(path, span, root: root, chain: chain, access) {
      case .success(let target):
        files[number].imports[index].target = target
        files[number].height = max(files[number].height, files[target].height + 1)
      case .failure(let fault):
        files[number].imports[index].isReported = true
        if let diagnostic = fault.diagnostic {
          diagnostics[number, default: DiagnosticList()].append(diagnostic)
        }
      }
    }
  }

  /// The numbers of some files and of all that they import, each once, in ascending order.
  package func reachable(from layers: [Int]) -> [Int] {
    var seen = Set<Int>()
    var pending = layers
    while let number = pending.popLast() {
      guard seen.insert(number).inserted else { continue }
      pending += files[number].imports.compactMap(\.target)
    }
    return seen.sorted()
  }

  /// What is wrong with the imports of some files.
  package func diagnostics(of numbers: [Int]) -> DiagnosticList {
    var result = DiagnosticList()
    for number in numbers {
      if let list = diagnostics[number] { result.append(contentsOf: list) }
    }
    return result
  }

  /// The path that an import names, in quotes in the source, and where it stands.
  private func path(
    of node: SyntaxTree.NodeIndex, in number: Int
  ) -> (path: ImportPath, span: Span)? {
    let tree = files[number].tree
    guard let prelude = tree.child(of: node, .prelude),
      let token = tree.significantTokens(in: tree.tokenRange(of: prelude)).first
    else { return nil }
    let bytes = tree.file.bytes[tree.tokens.range(token)]
    let path =
      switch tree.tokens.kinds[token] {
      case .string: bytes.dropFirst().dropLast()
      case .unterminatedString: bytes.dropFirst()
      default: bytes
      }
    return (ImportPath(bytes: path), tree.span(ofToken: token))
  }

  /// Why an import cannot be followed.
  private struct Fault: Error {
    /// Nil if it was reported before.
    var diagnostic: Diagnostic?

    init(_ diagnostic: Diagnostic?) { self.diagnostic = diagnostic }
  }

  /// Reports once that the budget is used up.
  private mutating func overdraft(at span: Span) -> Fault {
    defer { isOverdraftReported = true }
    return Fault(isOverdraftReported ? nil : .tooManyImports(at: span))
  }

  /// The number of the file that an import names, read and followed if need be.
  private mutating func target(
    _ written: ImportPath, _ span: Span, root: ImportPath?, chain: [Int], _ access: Access
  ) -> Result<Int, Fault> {
    guard chain.count < Self.maximumDepth else { return .failure(Fault(.tooDeep(at: span))) }
    let importer = chain.last.map { paths[$0] } ?? ""
    let path = access.identify(written.resolved(from: importer))
    if let root, !access.isInside(path, root) {
      return .failure(Fault(.importOutsideRoot(written.text, root: root.text, at: span)))
    }
    guard let target = number(of: path, access) else {
      let reason = unreadable[path] ?? ""
      if isExhausted, unreadable[path] == nil { return .failure(overdraft(at: span)) }
      return .failure(
        Fault(
          .importNotFound(access.name(path), reason: reason, at: span, chain: importers(chain))))
    }
    if chain.contains(target) {
      return .failure(Fault(.importCycle(names(of: chain, closing: target), at: span)))
    }
    follow(target, root: root, chain: chain + [target], access)
    // A file that was followed from elsewhere may go deeper than this chain allows.
    guard chain.count + files[target].height <= Self.maximumDepth else {
      return .failure(Fault(.tooDeep(at: span)))
    }
    return .success(target)
  }

  /// The number of the file at a path, which is read at most once; nil if it cannot be read or the budget is used up.
  private mutating func number(of path: ImportPath, _ access: Access) -> Int? {
    if let known = numbers[path] { return known }
    if unreadable[path] != nil || isExhausted { return nil }
    switch access.read(path) {
    case .bytes(let bytes):
      budget.files -= 1
      budget.bytes -= bytes.count
      isExhausted = budget.files < 0 || budget.bytes < 0
      return isExhausted ? nil : add(path, shownAs: access.name(path), bytes)
    case .notFound: unreadable[path] = "no such file"
    case .failed(let reason): unreadable[path] = reason
    }
    return nil
  }

  /// The files through which an import was reached, the nearest first; empty for one in the theme itself.
  private func importers(_ chain: [Int]) -> [String] {
    chain.count < 2 ? [] : chain.reversed().map { files[$0].tree.file.path }
  }

  private func names(of chain: [Int], closing target: Int) -> [String] {
    let start = chain.firstIndex(of: target) ?? 0
    return (chain[start...] + [target]).map { files[$0].tree.file.path }
  }
}

extension Diagnostic {
  fileprivate static func tooDeep(at span: Span) -> Diagnostic {
    Diagnostic(
      .importTooDeep, "imports are nested deeper than \(ImportGraph.maximumDepth) files", at: span)
  }

  fileprivate static func tooManyImports(at span: Span) -> Diagnostic {
    let limit = ImportGraph.Budget.standard
    return Diagnostic(
      .tooManyImports,
      "the themes import more than \(limit.files) files or \(limit.bytes) bytes together", at: span)
  }

  fileprivate static func importCycle(_ names: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .importCycle, "'\(names.last ?? "")' imports itself", at: span,
      notes: names.count > 2 ? ["by way of " + names.joined(separator: " → ")] : [])
  }

  fileprivate static func importOutsideRoot(
    _ path: String, root: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(
      .importOutsideRoot, "'\(path)' lies outside the theme's root", at: span,
      notes: ["the root is '\(root.isEmpty ? "." : root)'"],
      help: ["'--allow-outside-root' lets imports go anywhere"])
  }

  fileprivate static func importNotFound(
    _ path: String, reason: String, at span: Span, chain: [String]
  ) -> Diagnostic {
    Diagnostic(
      .importNotFound, "cannot read '\(path)': \(reason)", at: span,
      notes: chain.isEmpty ? [] : ["imported by way of " + chain.joined(separator: ", from ")])
  }
}
