import ThemeDiagnostics
import ThemeJSON

/// Makes a stylesheet of design tokens.
///
/// Reads the format and the resolver of the Design Tokens Community Group, 2025.10, and their older drafts, files of Style
/// Dictionary and Tokens Studio, and variables of Figma. A value whose type is not said is never guessed: it is reported.
package enum TokenImporter {
  /// Reads a file; `load` gives the bytes of another file that it names, by its path from the first one.
  package static func read(
    _ bytes: [UInt8], named name: String, load: (String) -> [UInt8]? = { _ in nil }
  ) -> ImportResult {
    withoutActuallyEscaping(load) { load in
      var files = TokenFiles(load: load)
      var findings = ImportFindings()
      guard let root = files.add(name, bytes, severity: .error, &findings) else {
        return result([], from: name, files, findings)
      }
      let table = TokenDialect.table(of: root, &files, &findings)
      return result(of: table, at: root.span, from: name, files, findings)
    }
  }

  /// A file of a folder of Tokens Studio.
  package struct File: Sendable {
    /// The path from the folder, without the extension: the name of its set, or of what it says about all sets.
    package let set: String
    /// The name that diagnostics print.
    package let name: String
    package let bytes: [UInt8]

    package init(set: String, name: String, bytes: [UInt8]) {
      self.set = set
      self.name = name
      self.bytes = bytes
    }
  }

  /// Reads a folder of Tokens Studio, which has a file for each member of the file that it would be otherwise.
  package static func read(folder: [File], named name: String) -> ImportResult {
    var files = TokenFiles(load: { _ in nil })
    var findings = ImportFindings()
    let members = folder.compactMap { file in
      files.add(file.name, file.bytes, severity: .error, &findings).map {
        JSONMember(file.set, at: $0.span, $0)
      }
    }
    // A damaged file is an error, so nothing comes of the others.
    guard let first = members.first, members.count == folder.count else {
      return result([], from: name, files, findings)
    }
    let root = JSONValue(.object(members), at: first.value.span)
    guard let studio = StudioSets(root, &findings) else {
      findings.reject(
        "folder", "a folder of Tokens Studio has a '$metadata.json' or a '$themes.json'",
        at: root.span, severity: .error, help: "name one of the files")
      return result([], from: name, files, findings)
    }
    return result(of: studio.table(&findings), at: root.span, from: name, files, findings)
  }

  private static func result(
    of table: TokenTable, at span: Span, from name: String, _ files: TokenFiles,
    _ findings: ImportFindings
  ) -> ImportResult {
    var findings = findings
    let definitions = TokenResolver.definitions(of: table, &findings)
    if definitions.isEmpty, findings.diagnostics.isEmpty {
      findings.lose("empty", "the file has no tokens", at: span)
    }
    return result(definitions, from: name, files, findings)
  }

  private static func result(
    _ definitions: [ImportedDefinition], from name: String, _ files: TokenFiles,
    _ findings: ImportFindings
  ) -> ImportResult {
    var findings = findings
    let isUseless = findings.diagnostics.contains { $0.severity == .error }
    let sheet = isUseless ? [] : SheetWriter.sheet(of: definitions, from: name, &findings)
    return ImportResult(
      sheet: sheet, definitionCount: definitions.count, sources: files.sources,
      diagnostics: findings.diagnostics.sortedForReport())
  }
}

/// The files of an import.
struct TokenFiles {
  private(set) var sources = SourceSet()
  private let load: (String) -> [UInt8]?
  private var known: [String: JSONValue?] = [:]
  /// How many more sources of a resolver are followed: sets that name each other can multiply them.
  private var sourceBudget = 10_000

  init(load: @escaping (String) -> [UInt8]?) { self.load = load }

  /// Reads a file's bytes; nil if they are no JSON, which is reported.
  mutating func add(
    _ name: String, _ bytes: [UInt8], severity: Severity, _ findings: inout ImportFindings
  ) -> JSONValue? {
    let file = sources.add(path: name, bytes: bytes)
    do throws(JSONFault) {
      return try JSONReader.read(file)
    } catch {
      findings.reject(error, severity: severity)
      return nil
    }
  }

  /// The document that a reference names, or nil if it cannot be read, which is reported.
  mutating func document(
    _ path: String, at span: Span, _ findings: inout ImportFindings
  ) -> JSONValue? {
    if let document = known[path] { return document }
    let isInside =
      !path.hasPrefix("/") && !path.contains(":") && !path.contains("\\")
      && !path.split(separator: "/").contains("..")
    guard isInside, let bytes = load(path) else {
      findings.reject(
        "file \(path)",
        isInside
          ? "cannot read '\(path)'" : "'\(path)' is left out: only files below this one are read",
        at: span)
      known[path] = .some(nil)
      return nil
    }
    let document = add(path, bytes, severity: .warning, &findings)
    known[path] = .some(document)
    return document
  }

  /// Counts a source of a resolver; false if there are too many, which is reported once.
  mutating func countSource(at span: Span, _ findings: inout ImportFindings) -> Bool {
    sourceBudget -= 1
    if sourceBudget == -1 {
      findings.reject(
        "sources", "the file has too many sources, or its sets name each other too often",
        at: span, severity: .error)
    }
    return sourceBudget >= 0
  }
}

/// Which tool wrote a file of tokens, by the members that only its files have.
enum TokenDialect {
  static func table(
    of root: JSONValue, _ files: inout TokenFiles, _ findings: inout ImportFindings
  ) -> TokenTable {
    guard root.members != nil else {
      findings.reject(
        "root", "a file of tokens is an object, and this is \(root.kindName)", at: root.span,
        severity: .error)
      return TokenTable()
    }
    if root["resolutionOrder"] != nil {
      return ResolverDocument.table(of: root, &files, &findings)
    }
    let parts = [("sets", "sources"), ("modifiers", "contexts")]
    if parts.contains(where: { name, mark in
      root[name]?.members?.contains { $0.value[mark] != nil } ?? false
    }) {
      findings.reject(
        "order", "a resolver has a 'resolutionOrder', and this file has none", at: root.span,
        severity: .error)
      return TokenTable()
    }
    if let figma = FigmaVariables(root) { return figma.table(&findings) }
    if let studio = StudioSets(root, &findings) { return studio.table(&findings) }
    return TokenCollector.collect([root], &findings)
  }
}
