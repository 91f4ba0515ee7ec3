import ThemeBase

/// The files of an import.
struct ImportedFiles {
  var sources = SourceSet()
  /// The reports so far.
  var findings = ImportFindings()
  private let load: (Int, String) -> ImportFile?
  /// The documents by their sources and paths; nil for a file that cannot be read.
  private var known: [String: JSONValue?] = [:]
  /// The source of each document, and its path from the source's folder.
  private var places: [FileID: (source: Int, path: String)] = [:]
  /// The whole documents.
  private(set) var documents: [FileID: JSONValue] = [:]
  /// The targets of references to places.
  var links = PlaceLinks()
  /// The number of sources of a resolver that may still be followed: sets that name each other can multiply them.
  private var sourceBudget = 10_000

  init(load: @escaping (Int, String) -> ImportFile? = { _, _ in nil }) { self.load = load }

  /// Reads a file's bytes, which may be JSON5.
  ///
  /// Reports bytes that are not JSON and returns nil.
  mutating func add(_ added: ImportFile, of source: Int = 0, severity: Severity) -> JSONValue? {
    let file = sources.add(path: added.name, bytes: added.bytes ?? [])
    places[file.id] = (source, added.path)
    var document: JSONValue?
    do throws(JSONFault) {
      document = try JSONReader.read(file, asJSON5: true)
      documents[file.id] = document
    } catch { findings.reject(error, severity: severity) }
    known["\(source)/\(added.path)"] = .some(document)
    return document
  }

  /// The document that a reference at a span names, or nil if it cannot be read, which is reported.
  mutating func document(_ reference: String, at span: Span) -> JSONValue? {
    let place = places[span.file] ?? (0, "")
    guard let path = Self.path(reference, beside: place.path) else {
      rejectOutside(reference, at: span)
      return nil
    }
    let key = "\(place.source)/\(path)"
    if let document = known[key] { return document }
    guard let file = load(place.source, path) else {
      findings.reject("file \(path)", "cannot read '\(path)'", at: span)
      known[key] = .some(nil)
      return nil
    }
    guard file.bytes != nil else {
      rejectOutside(reference, help: "'--allow-outside-root' reads it all the same", at: span)
      return nil
    }
    return add(file, of: place.source, severity: .warning)
  }

  private mutating func rejectOutside(_ reference: String, help: String? = nil, at span: Span) {
    findings.reject(
      "file \(reference)", "'\(reference)' is left out: only files below the first one's folder are read", at: span,
      help: help)
  }

  /// The path that a reference in another file means, from the first one's folder; nil for an address or a whole path.
  private static func path(_ reference: String, beside other: String) -> String? {
    guard !reference.hasPrefix("/"), !reference.contains(":"), !reference.contains("\\") else { return nil }
    var parts = other.split(separator: "/").dropLast()
    for part in reference.split(separator: "/") {
      switch part {
      case ".": continue
      case ".." where parts.last.map { $0 != ".." } ?? false: parts.removeLast()
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Counts a source of a resolver, a long one several times; false if there are too many, which is reported once.
  mutating func countSource(_ bytes: Int, at span: Span) -> Bool {
    let wasLeft = sourceBudget >= 0
    sourceBudget -= 1 + bytes >> 13
    if wasLeft, sourceBudget < 0 {
      findings.reject(
        "sources", "the file has too many sources, or its sets name each other too often", at: span, severity: .error)
    }
    return sourceBudget >= 0
  }

  /// The result of the definitions that come of the files; without any it is an error that gives a reason.
  mutating func result(
    _ definitions: [ImportedDefinition], from name: String, on base: String? = nil, ifNone reason: String,
    help: String? = nil
  ) -> ImportResult {
    let file = sources.files.first ?? sources.add(path: name, bytes: [])
    let span = documents[file.id]?.span ?? file.span(0, 0)
    for (text, help) in findings.choices.misses {
      findings.reject("choice \(text)", "'--context \(text)' chooses nothing", at: span, severity: .error, help: help)
    }
    if definitions.isEmpty { findings.reportNothing(reason, at: span, help: help) }
    let hasErrors = findings.diagnostics.contains { $0.severity == .error }
    let sheet = hasErrors ? [] : SheetWriter.sheet(of: definitions, from: name, on: base, &findings)
    return ImportResult(
      sheet: sheet, definitionCount: definitions.count, sources: sources,
      diagnostics: findings.diagnostics.sortedForReport())
  }
}

/// A file or a folder that is imported.
package struct ImportSource: Sendable {
  /// The name for messages.
  package let name: String
  /// The file, or those of the folder.
  package let files: [ImportFile]
  package let isFolder: Bool
  /// The mode for which its values are, such as `dark`, or nil for all.
  package let mode: String?

  package init(_ name: String, _ files: [ImportFile], isFolder: Bool, mode: String? = nil) {
    (self.name, self.files, self.isFolder, self.mode) = (name, files, isFolder, mode)
  }
}

/// A file that is imported.
package struct ImportFile: Sendable {
  /// Its path from the folder of its source: that of a catalogue's `Contents.json`, or of a file of tokens.
  package let path: String
  /// The name for messages.
  package let name: String
  /// Nil if there is no such file; of a file that another one names, if it lies where it may not be read.
  package let bytes: [UInt8]?

  package init(path: String, name: String, bytes: [UInt8]?) {
    (self.path, self.name, self.bytes) = (path, name, bytes)
  }

  package var isYAML: Bool { path.hasSuffix(".yaml") || path.hasSuffix(".yml") }

  /// The way from YAML to a file that is read.
  package var conversion: String {
    let result = path.split(separator: ".").dropLast().joined(separator: ".")
    return "make JSON of it first, as with: yq -o=json '\(path)' > '\(result).json'"
  }

  /// A path without the last part's extension, by which a folder's files are known.
  static func place(of path: String) -> String {
    let extensions = [".json5", ".jsonc", ".json"]
    return extensions.first { path.hasSuffix($0) }.map { String(path.dropLast($0.count)) } ?? path
  }

  /// Paths from the deepest folder in which all of them are.
  static func inside(_ paths: [String]) -> [String] {
    var parts = paths.map { $0.split(separator: "/")[...] }
    while let first = parts.first?.first, parts.allSatisfy({ $0.count > 1 && $0.first == first }) {
      parts = parts.map { $0.dropFirst() }
    }
    return parts.map { $0.joined(separator: "/") }
  }
}
