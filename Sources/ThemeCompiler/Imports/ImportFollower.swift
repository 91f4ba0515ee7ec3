import ThemeBase
import ThemeSyntax

/// Follows the imports of a graph's entries, and reads and parses the files that it meets for the first time.
struct ImportFollower {
  private(set) var graph: ImportGraph
  private let access: ImportGraph.Access
  /// The files of the graph whose text is known to be up to date: they are not read again.
  private var current: Set<Int>
  /// The files that were reached, which count against the budget once.
  private var reached: Set<Int> = []
  /// The text of a file that the graph does not have yet.
  private var replacement: (path: ImportPath, bytes: [UInt8])?
  /// Why files cannot be read, by their paths.
  private var unreadable: [ImportPath: String] = [:]
  private var followed: Set<Visit> = []
  private var budget: ImportGraph.Budget
  private var isExhausted = false
  private var isOverdraftReported = false
  /// The number of missing files for which folders may still be searched.
  private var searches = 20

  private static let noSuchFile = "no such file"

  private struct Visit: Hashable {
    var file: Int
    var root: ImportPath?
  }

  /// Why an import cannot be followed.
  private struct Fault: Error {
    /// Nil if it was reported before.
    var diagnostic: Diagnostic?
  }

  init(_ graph: ImportGraph, _ access: ImportGraph.Access) {
    self.graph = graph
    self.access = access
    current = Set(graph.reachable(from: graph.entries))
    budget = graph.budget
    self.graph.unlink()
  }

  /// Adds a theme to the graph, and follows its imports.
  mutating func add(_ entry: ImportGraph.Entry, isDeferred: Bool = false) {
    let path = access.identify(entry.path.normalized)
    let number = graph.numbers[path] ?? graph.add(path, shownAs: entry.name, entry.bytes, isDeferred: isDeferred)
    graph.addEntry(number, root: entry.root)
    follow(entry: number, root: entry.root)
  }

  /// Gives a file another text; nil has it read again.
  mutating func replace(_ path: ImportPath, with bytes: [UInt8]?) {
    let number = graph.numbers[path]
    switch (number, bytes) {
    case (let number?, let bytes?):
      graph.update(number, bytes)
      current.insert(number)
    case (let number?, nil): current.remove(number)
    case (nil, let bytes?): replacement = (path, bytes)
    case (nil, nil): break
    }
  }

  /// Follows the imports of the entries that the graph has.
  mutating func followEntries() {
    for (number, root) in zip(graph.entries, graph.roots) {
      // A theme that cannot be read again keeps its text.
      if !current.contains(number), case .bytes(let bytes) = access.read(graph.paths[number]) {
        graph.update(number, bytes)
      }
      follow(entry: number, root: root)
    }
  }

  private mutating func follow(entry number: Int, root: ImportPath?) {
    current.insert(number)
    reached.insert(number)
    follow(number, root: root, chain: [number])
  }

  /// Follows the imports of a file that have not been followed; `chain` is how it was reached, itself included.
  ///
  /// Each file is followed once for each root, so the whole is linear in the number of imports.
  private mutating func follow(_ number: Int, root: ImportPath?, chain: [Int]) {
    guard !graph.files[number].imports.isEmpty, followed.insert(Visit(file: number, root: root)).inserted else {
      return
    }
    for index in graph.files[number].imports.indices {
      let rule = graph.files[number].imports[index]
      guard rule.isOpen, let path = rule.statement.path else { continue }
      do throws(Fault) {
        graph.link(number, import: index, to: try target(path, root: root, chain: chain))
      } catch { graph.fail(number, import: index, error.diagnostic) }
    }
  }

  /// The number of the file that an import names, read and followed if need be.
  private mutating func target(_ path: SyntaxToken, root: ImportPath?, chain: [Int]) throws(Fault) -> Int {
    let span = path.span
    let written = ImportPath(bytes: path.unquotedBytes)
    guard chain.count < ImportGraph.maximumDepth else { throw Fault(diagnostic: .tooDeep(at: span)) }
    guard !written.text.isEmpty else { throw Fault(diagnostic: .importOfNothing(at: span)) }
    let importer = chain.last.map { graph.paths[$0] } ?? ""
    let path = written.asBuiltIn ?? access.identify(written.resolved(from: importer))
    if let root, path.origin != .builtIn, !access.isInside(path, root) {
      throw Fault(diagnostic: .importOutsideRoot(written.text, root: root.text, isLink: path.isInside(root), at: span))
    }
    guard let target = number(of: path) else {
      if path.origin == .builtIn { throw Fault(diagnostic: .noBuiltInTheme(written.text, at: span)) }
      let reason = unreadable[path] ?? ""
      if isExhausted, unreadable[path] == nil { throw overdraft(at: span) }
      var missing = Diagnostic.importNotFound(access.name(path), reason: reason, at: span, chain: importers(chain))
      if !missing.suggestSpelling(of: written, at: span), reason == Self.noSuchFile, searches > 0 {
        searches -= 1
        let found = MissingImport(written: written, importer: importer, root: root).suggestion(access)
        missing.help += Diagnostic.suggestion(found) ?? []
        missing.fixIts += Diagnostic.replacement(found.map { "\"\($0)\"" }, span)
      }
      missing.suggest(BuiltInTheme.named(likeFile: path), at: span)
      throw Fault(diagnostic: missing)
    }
    if !graph.files[target].isParsed { graph.take(Parser.parse(graph.files[target].tree.file)) }
    if chain.contains(target) { throw Fault(diagnostic: .importCycle(names(of: chain, closing: target), at: span)) }
    follow(target, root: root, chain: chain + [target])
    // A file that was followed from elsewhere may go deeper than this chain allows.
    let height = chain.count + graph.files[target].height
    guard height <= ImportGraph.maximumDepth else { throw Fault(diagnostic: .tooDeep(at: span)) }
    return target
  }

  /// The number of the file at a path, which is read at most once; nil if it cannot be read or the budget is used up.
  private mutating func number(of path: ImportPath) -> Int? {
    let known = graph.numbers[path]
    if let known, reached.contains(known) { return known }
    if unreadable[path] != nil || isExhausted { return nil }
    switch reading(of: path, known) {
    case .bytes(let bytes):
      budget.files -= 1
      budget.bytes -= bytes.count
      isExhausted = budget.files < 0 || budget.bytes < 0
      guard !isExhausted else { return nil }
      if let known { graph.update(known, bytes) }
      let name = BuiltInTheme(at: path)?.importName ?? access.name(path)
      let number = known ?? graph.add(path, shownAs: name, bytes)
      reached.insert(number)
      return number
    case .notFound: unreadable[path] = Self.noSuchFile
    case .failed(let reason): unreadable[path] = reason
    }
    return nil
  }

  private func reading(of path: ImportPath, _ known: Int?) -> ImportGraph.Reading {
    if let known, current.contains(known) { return .bytes(graph.files[known].tree.file.bytes) }
    if let replacement, replacement.path == path { return .bytes(replacement.bytes) }
    if path.origin == .builtIn { return BuiltInTheme(at: path).map { .bytes($0.bytes) } ?? .notFound }
    return access.read(path)
  }

  /// Reports once that the budget is used up.
  private mutating func overdraft(at span: Span) -> Fault {
    defer { isOverdraftReported = true }
    return Fault(diagnostic: isOverdraftReported ? nil : .tooManyImports(at: span))
  }

  /// The files through which an import was reached, the nearest first; empty for one in the theme itself.
  private func importers(_ chain: [Int]) -> [String] {
    chain.count < 2 ? [] : chain.reversed().map { graph.files[$0].tree.file.path }
  }

  private func names(of chain: [Int], closing target: Int) -> [String] {
    let start = chain.firstIndex(of: target) ?? 0
    return (chain[start...] + [target]).map { graph.files[$0].tree.file.path }
  }
}

extension Diagnostic {
  fileprivate static func tooDeep(at span: Span) -> Diagnostic {
    Diagnostic(.importTooDeep, "imports are nested deeper than \(ImportGraph.maximumDepth) files", at: span)
  }

  fileprivate static func tooManyImports(at span: Span) -> Diagnostic {
    let limit = ImportGraph.Budget.standard
    return Diagnostic(
      .tooManyImports, "the themes import more than \(limit.files) files or \(limit.bytes) bytes together", at: span)
  }

  fileprivate static func importCycle(_ names: [String], at span: Span) -> Diagnostic {
    Diagnostic(
      .importCycle, "'\(names.last ?? "")' imports itself", at: span,
      notes: names.count > 2 ? ["by way of " + names.joined(separator: " → ")] : [])
  }

  fileprivate static func importOutsideRoot(_ path: String, root: String, isLink: Bool, at span: Span) -> Diagnostic {
    Diagnostic(
      .importOutsideRoot,
      isLink ? "a link leads from '\(path)' out of the theme's root" : "'\(path)' is outside the theme's root",
      at: span, notes: ["the root is '\(root.isEmpty ? "." : root)'"],
      help: [
        "'--allow-outside-root' lets imports go anywhere"
          + (isLink ? ": build engines such as Bazel make links of their inputs" : "")
      ])
  }

  fileprivate static func importOfNothing(at span: Span) -> Diagnostic {
    Diagnostic(
      .importNotFound, "the import names no file", at: span,
      help: ["write the path from this file: '@import \"base.nss\";'"])
  }

  fileprivate static func importNotFound(_ path: String, reason: String, at span: Span, chain: [String]) -> Diagnostic {
    Diagnostic(
      .importNotFound, "cannot read '\(path)': \(reason)", at: span,
      notes: chain.isEmpty ? [] : ["imported through " + chain.joined(separator: ", from ")])
  }

  /// Says how the name of a file that cannot be read is written, if it was written from habit elsewhere.
  ///
  /// Returns false, and says nothing, if it was not.
  fileprivate mutating func suggestSpelling(of path: ImportPath, at span: Span) -> Bool {
    let text = path.text
    if text.includes("://") || text.hasPrefix("~/") {
      // An address, or the home folder of a shell.
      help.append("an import names a file beside the one that imports it, or a path from there")
    } else if text.includes("\\") {
      let path = text.split(separator: "\\").joined(separator: "/")
      help.append("folders are separated by '/': '\(path)'")
      fixIts += Self.replacement("\"\(path)\"", span)
    } else if let name = text.split(separator: "/").last, !name.includes("."), !text.hasSuffix("/") {
      help.append("the name of a file is written with its ending: '\(text).nss'")
      fixIts += Self.replacement("\"\(text).nss\"", span)
    } else {
      return false
    }
    return true
  }
}
