import ThemeDiagnostics
import ThemeBase
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
      guard let root = files.add(name, bytes, severity: .error) else {
        return result([], from: name, files)
      }
      let table = TokenDialect.table(of: root, named: name, &files)
      return result(of: table, at: root.span, from: name, files)
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
    let members = folder.compactMap { file in
      files.add(file.name, file.bytes, severity: .error).map {
        JSONMember(file.set, at: $0.span, $0)
      }
    }
    // A damaged file is an error, so nothing comes of the others.
    guard let first = members.first, members.count == folder.count else {
      return result([], from: name, files)
    }
    let root = JSONValue(.object(members), at: first.value.span)
    guard let table = StudioSets.table(of: root, &files.findings) else {
      files.findings.reject(
        "folder", "a folder of Tokens Studio has a '$metadata.json' or a '$themes.json'",
        at: root.span, severity: .error, help: "name one of the files")
      return result([], from: name, files)
    }
    return result(of: table, at: root.span, from: name, files)
  }

  private static func result(
    of table: TokenTable, at span: Span, from name: String, _ files: TokenFiles
  ) -> ImportResult {
    var files = files
    let definitions = TokenResolver.definitions(of: table, &files.findings)
    if definitions.isEmpty {
      files.findings.reportNothing(
        table.entries.isEmpty ? "there are no tokens" : "none of the tokens can be written",
        at: span)
    }
    return result(definitions, from: name, files)
  }

  private static func result(
    _ definitions: [ImportedDefinition], from name: String, _ files: TokenFiles
  ) -> ImportResult {
    var findings = files.findings
    let isUseless = findings.diagnostics.contains { $0.severity == .error }
    let sheet = isUseless ? [] : SheetWriter.sheet(of: definitions, from: name, &findings)
    return ImportResult(
      sheet: sheet, definitionCount: definitions.count, sources: files.sources,
      diagnostics: findings.diagnostics.sortedForReport())
  }
}
