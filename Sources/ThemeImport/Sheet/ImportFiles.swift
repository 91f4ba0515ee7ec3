import ThemeBase
import ThemeDiagnostics
import ThemeJSON

/// The files of an import.
struct ImportFiles {
  var sources = SourceSet()
  /// The reports so far.
  var findings = ImportFindings()
  private let load: (String) -> [UInt8]?
  /// The documents by their paths from the folder of the first one; nil for a file that cannot be read.
  private var known: [String: JSONValue?] = [:]
  /// The paths of the documents from that folder.
  private var paths: [FileID: String] = [:]
  /// The whole documents.
  private(set) var documents: [FileID: JSONValue] = [:]
  /// The targets of references to places.
  var links = PlaceLinks()
  /// The number of sources of a resolver that may still be followed: sets that name each other can multiply them.
  private var sourceBudget = 10_000

  init(load: @escaping (String) -> [UInt8]? = { _ in nil }) { self.load = load }

  /// Reads a file's bytes.
  ///
  /// Reports bytes that are not JSON and returns nil.
  ///
  /// `path` leads to the file from the folder of the first one, in which it has the last part of its name.
  mutating func add(
    _ name: String, _ bytes: [UInt8], at path: String? = nil, severity: Severity
  ) -> JSONValue? {
    let file = sources.add(path: name, bytes: bytes)
    let path = path ?? name.split(separator: "/").last.map(String.init) ?? name
    paths[file.id] = path
    do throws(JSONFault) {
      let document = try JSONReader.read(file)
      documents[file.id] = document
      known[path] = .some(document)
      return document
    } catch {
      findings.reject(error, severity: severity)
      known[path] = .some(nil)
      return nil
    }
  }

  /// The document that a reference at a span names, or nil if it cannot be read, which is reported.
  mutating func document(_ reference: String, at span: Span) -> JSONValue? {
    guard let path = Self.path(reference, beside: paths[span.file] ?? "") else {
      findings.reject(
        "file \(reference)",
        "'\(reference)' is left out: only files below the first one's folder are read", at: span)
      return nil
    }
    if let document = known[path] { return document }
    guard let bytes = load(path) else {
      findings.reject("file \(path)", "cannot read '\(path)'", at: span)
      known[path] = .some(nil)
      return nil
    }
    return add(path, bytes, at: path, severity: .warning)
  }

  /// The path that a reference in another file means, or nil if it leads out of the first one's folder.
  private static func path(_ reference: String, beside other: String) -> String? {
    guard !reference.hasPrefix("/"), !reference.contains(":"), !reference.contains("\\") else {
      return nil
    }
    var parts = other.split(separator: "/").dropLast()
    for part in reference.split(separator: "/") {
      switch part {
      case ".": continue
      case "..": guard parts.popLast() != nil else { return nil }
      default: parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// Counts a source of a resolver; false if there are too many, which is reported once.
  mutating func countSource(at span: Span) -> Bool {
    sourceBudget -= 1
    if sourceBudget == -1 {
      findings.reject(
        "sources", "the file has too many sources, or its sets name each other too often",
        at: span, severity: .error)
    }
    return sourceBudget >= 0
  }

  /// The result of the definitions that come of the files.
  ///
  /// Without any it is an error that gives a reason, at the given span or else in the first file.
  mutating func result(
    _ definitions: [ImportedDefinition], from name: String, at span: Span? = nil,
    ifNone reason: String
  ) -> ImportResult {
    if definitions.isEmpty {
      let file = sources.files.first ?? sources.add(path: name, bytes: [])
      findings.reportNothing(reason, at: span ?? file.span(0, 0))
    }
    let hasErrors = findings.diagnostics.contains { $0.severity == .error }
    let sheet = hasErrors ? [] : SheetWriter.sheet(of: definitions, from: name, &findings)
    return ImportResult(
      sheet: sheet, definitionCount: definitions.count, sources: sources,
      diagnostics: findings.diagnostics.sortedForReport())
  }
}

/// A file of a folder that is imported as a whole.
package struct ImportFile: Sendable {
  /// Of a catalogue the folder of a `Contents.json`, of tokens the path without the extension, both from the whole folder.
  package let place: String
  /// The name for messages.
  package let name: String
  /// Nil if there is no such file.
  package let bytes: [UInt8]?

  package init(place: String, name: String, bytes: [UInt8]?) {
    self.place = place
    self.name = name
    self.bytes = bytes
  }
}
