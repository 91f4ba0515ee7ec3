package import ThemeDiagnostics
package import ThemeSyntax

/// All files of one or more themes, each read and parsed once, with what imports what.
///
/// Reading is the caller's: it gives a function from a path to bytes, so the graph is the same for files of a disk, of an
/// editor or of a test.
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
    package var path: String
    package var bytes: [UInt8]
    /// The folder that its imports may not leave; nil lets them go anywhere.
    package var root: String?

    package init(path: String, bytes: [UInt8], root: String?) {
      self.path = path
      self.bytes = bytes
      self.root = root
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
    var root: String?
  }

  package private(set) var sources = SourceSet()
  package private(set) var files: [File] = []
  private var diagnostics = DiagnosticList()
  /// The numbers of the entries' files, in their order.
  package private(set) var entries: [Int] = []
  private var numbers: [String: Int] = [:]
  /// Why files cannot be read, by their paths.
  private var unreadable: [String: String] = [:]
  private var followed: Set<Visit> = []

  /// Reads and parses the entries and all that they import.
  package static func load(_ entries: [Entry], read: (String) -> Reading) -> ImportGraph {
    var graph = ImportGraph()
    for entry in entries {
      let path = ImportPath.normalize(entry.path)
      let number = graph.numbers[path] ?? graph.add(path, shownAs: entry.path, entry.bytes)
      graph.entries.append(number)
      graph.follow(number, root: entry.root, chain: [number], read: read)
    }
    return graph
  }

  private mutating func add(_ path: String, shownAs name: String, _ bytes: [UInt8]) -> Int {
    let parsed = Parser.parse(sources.add(path: name, bytes: bytes))
    let imports = parsed.value.children(of: SyntaxTree.root)
      .filter { parsed.value.nodes[$0].kind == .importRule }
      .map { Import(node: $0, target: nil) }
    files.append(
      File(tree: parsed.value, diagnostics: parsed.diagnostics, imports: imports))
    numbers[path] = files.count - 1
    return files.count - 1
  }

  /// Follows the imports of a file that have not been followed; `chain` is how it was reached, itself included.
  ///
  /// Each file is followed once for each root, so the whole is linear in the number of imports.
  private mutating func follow(
    _ number: Int, root: String?, chain: [Int], read: (String) -> Reading
  ) {
    guard followed.insert(Visit(file: number, root: root)).inserted else { return }
    for index in files[number].imports.indices where files[number].imports[index].isOpen {
      let rule = files[number].imports[index]
      guard let (path, span) = path(of: rule.node, in: number) else { continue }
      switch target(path, span, root: root, chain: chain, read: read) {
      case .success(let target):
        files[number].imports[index].target = target
        files[number].height = max(files[number].height, files[target].height + 1)
      case .failure(let fault):
        files[number].imports[index].isReported = true
        diagnostics.append(fault.diagnostic)
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
    let ids = Set(numbers.map { files[$0].tree.file.id })
    var result = DiagnosticList()
    for diagnostic in diagnostics.diagnostics where ids.contains(diagnostic.primary.span.file) {
      result.append(diagnostic)
    }
    return result
  }

  /// The path that an import names, in quotes in the source, and where it stands.
  private func path(of node: SyntaxTree.NodeIndex, in number: Int) -> (path: String, span: Span)? {
    let tree = files[number].tree
    guard let prelude = tree.child(of: node, .prelude),
      let token = tree.significantTokens(in: tree.tokenRange(of: prelude)).first
    else { return nil }
    let span = tree.span(ofToken: token)
    let text = tree.file.text(span)
    return switch tree.tokens.kinds[token] {
    case .string: (String(text.dropFirst().dropLast()), span)
    case .unterminatedString: (String(text.dropFirst()), span)
    default: (text, span)
    }
  }

  /// Why an import cannot be followed.
  private struct Fault: Error {
    var diagnostic: Diagnostic

    init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
  }

  /// The number of the file that an import names, read and followed if need be.
  private mutating func target(
    _ written: String, _ span: Span, root: String?, chain: [Int], read: (String) -> Reading
  ) -> Result<Int, Fault> {
    guard chain.count < Self.maximumDepth else { return .failure(Fault(.tooDeep(at: span))) }
    let importer = chain.last.map { files[$0].tree.file.path } ?? ""
    let path = ImportPath.resolve(written, from: importer)
    if let root, !ImportPath.isInside(path, root) {
      return .failure(Fault(.importOutsideRoot(written, root: root, at: span)))
    }
    guard let target = number(of: path, read: read) else {
      let reason = unreadable[path] ?? ""
      return .failure(
        Fault(.importNotFound(path, reason: reason, at: span, chain: importers(chain))))
    }
    if chain.contains(target) {
      return .failure(Fault(.importCycle(names(of: chain, closing: target), at: span)))
    }
    follow(target, root: root, chain: chain + [target], read: read)
    // A file that was followed from elsewhere may go deeper than this chain allows.
    guard chain.count + files[target].height <= Self.maximumDepth else {
      return .failure(Fault(.tooDeep(at: span)))
    }
    return .success(target)
  }

  /// The number of the file at a path, which is read at most once; nil where it cannot be read.
  private mutating func number(of path: String, read: (String) -> Reading) -> Int? {
    if let known = numbers[path] { return known }
    if unreadable[path] != nil { return nil }
    switch read(path) {
    case .bytes(let bytes): return add(path, shownAs: path, bytes)
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
