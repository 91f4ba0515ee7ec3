import ThemeBase

/// Makes a stylesheet of the colour sets of an asset catalogue.
package enum CatalogImporter {
  /// Reads the `Contents.json` files of a catalogue; what is damaged or foreign is reported, and the rest is read.
  ///
  /// The place of a file is its folder, such as `Colors/brand.colorset`, and empty for the catalogue itself.
  package static func read(_ catalog: [ImportFile], named name: String) -> ImportResult {
    var files = ImportedFiles()
    var contents: [(folder: String, value: JSONValue)] = []
    for file in catalog.sorted(by: { $0.path < $1.path }) {
      guard file.bytes != nil else {
        let source = files.sources.add(path: file.name, bytes: [])
        files.findings.reject("no file", "the set '\(file.path)' has no 'Contents.json'", at: source.span(0, 0))
        continue
      }
      if let value = files.add(file, severity: .warning) { contents.append((file.path, value)) }
    }
    let namespaces = Set(
      contents.filter { $0.value["properties"]?["provides-namespace"]?.boolean == true }.map(\.folder))
    var sets: [ColorSet] = []
    for (folder, value) in contents {
      guard folder.hasSuffix(".colorset") else {
        reportForeign(folder, value, &files.findings)
        continue
      }
      let name = Self.name(of: folder, namespaces)
      if let set = ColorSet(name, in: folder, value, &files.findings) { sets.append(set) }
    }
    let hasSets = contents.contains { $0.folder.hasSuffix(".colorset") }
    return files.result(
      definitions(of: sets, &files.findings), from: name,
      ifNone: hasSets ? "none of the colour sets can be written" : "there are no colour sets")
  }

  /// Reports sets of other kinds, each kind once.
  private static func reportForeign(_ folder: String, _ value: JSONValue, _ findings: inout ImportFindings) {
    let last = folder.split(separator: "/").last ?? ""
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return }
    let kind = last[last.index(after: dot)...]
    // The name of a plain folder may have a dot.
    let isPlain = value.members?.allSatisfy { ["info", "properties"].contains($0.name) } ?? false
    guard kind != "xcassets", !isPlain || kind.hasSuffix("set") else { return }
    findings.lose(
      "kind \(kind)", "a stylesheet has nothing for sets of the kind '\(kind)': '\(last)'", at: value.span,
      severity: .note)
  }

  /// The name by which an app finds a set: folders that are name spaces belong to it.
  ///
  /// The folders that themec itself writes only say what a set is.
  private static func name(of folder: String, _ namespaces: Set<String>) -> String {
    var parts = folder.split(separator: "/").map(String.init)
    guard let last = parts.popLast() else { return folder }
    var names = parts.indices.filter { namespaces.contains(parts[...$0].joined(separator: "/")) }.map { parts[$0] }
    if names.count == 1, ["Colors", "Palette"].contains(names[0]) { names = [] }
    return (names + [String(last.dropLast(".colorset".count))]).joined(separator: "/")
  }

  /// The definitions of sets; one that is called like another with `-elevated` holds the elevated values of that one.
  private static func definitions(of sets: [ColorSet], _ findings: inout ImportFindings) -> [ImportedDefinition] {
    let suffix = "-elevated"
    let elevated = Dictionary(sets.map { ($0.name, $0) }) { first, _ in first }
    var known: Set<String> = []
    return sets.compactMap { set in
      if set.name.hasSuffix(suffix), elevated[String(set.name.dropLast(suffix.count))] != nil {
        findings.lose(
          "elevated", "'\(set.name)' becomes the elevated value of the set without '\(suffix)'", at: set.span,
          severity: .note)
        return nil
      }
      // Without name spaces equal names clash; the first one is used, as Xcode does.
      let isNew = known.insert(set.name).inserted
      let raised = elevated[set.name + suffix] ?? set
      let values = ImportSituation.all.map { situation in
        (situation.contains(.elevated) ? raised : set).color(in: situation)
      }
      return ImportedDefinition(
        origin: isNew ? set.name : set.folder, name: set.name, values: values.map { .color($0) }, span: set.span)
    }
  }
}
