import ThemeBase
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
      var files = ImportFiles(load: load)
      guard let root = files.add(name, bytes, severity: .error) else {
        return files.result([], from: name, ifNone: noTokens)
      }
      let layers = TokenDialect.layers(of: root, named: name, &files)
      return result(of: layers, at: root.span, from: name, &files)
    }
  }

  /// Reads a folder of Tokens Studio, which has a file for each member of the file that it would be otherwise.
  package static func read(folder: [ImportFile], named name: String) -> ImportResult {
    var files = ImportFiles()
    let members = folder.compactMap { file in
      files.add(file.name, file.bytes ?? [], severity: .error).map {
        JSONMember(file.place, at: $0.span, $0)
      }
    }
    // A damaged file is an error, so nothing comes of the others.
    guard let first = members.first, members.count == folder.count else {
      return files.result([], from: name, ifNone: noTokens)
    }
    let root = JSONValue(.object(members), at: first.value.span)
    guard let layers = StudioSets.layers(of: root, &files.findings) else {
      files.findings.reject(
        "folder", "a folder of Tokens Studio has a '$metadata.json' or a '$themes.json'",
        at: root.span, severity: .error, help: "name one of the files")
      return files.result([], from: name, ifNone: noTokens)
    }
    return result(of: layers, at: root.span, from: name, &files)
  }

  private static let noTokens = "there are no tokens"

  private static func result(
    of layers: TokenLayers, at span: Span, from name: String, _ files: inout ImportFiles
  ) -> ImportResult {
    let tables = layers.tables(&files.findings)
    let definitions = TokenResolver.definitions(of: tables, &files.findings)
    return files.result(
      definitions, from: name, at: span,
      ifNone: tables[0].entries.isEmpty ? noTokens : "none of the tokens can be written")
  }
}
