import ThemeBase
import ThemeRegistry
import ThemeService
import ThemeSyntax
import ThemeValues

/// The registry for people.
struct RegistryText {
  let registry: Registry

  /// One line for each component.
  func list(_ selection: RegistrySelection) -> String {
    let rows = selection.items.map { item in
      let parts = counted(item.parts.count, "part")
      let styled = item.component.styles ?? item.component.superclass
      return [item.component.name, item.component.certainty.rawValue, parts, styled ?? ""]
    }
    return Self.table(rows, indent: 0)
  }

  /// Each component with its parts, and these with their properties.
  func details(_ selection: RegistrySelection) -> String {
    selection.items.map(details).joined(separator: "\n")
  }

  private func details(_ item: RegistrySelection.Item) -> String {
    let component = item.component
    var facts = [["certainty", component.certainty.rawValue]]
    if let name = component.superclass { facts.append(["superclass", name]) }
    if let name = component.styles { facts.append(["styles", name]) }
    facts += component.refersTo.map { ["refers to", $0] }
    facts += component.sources.map { ["source", $0] }
    if let note = component.note { facts.append(["note", note]) }
    return component.name + "\n" + Self.table(facts, indent: 2) + item.parts.map(details).joined()
  }

  private func details(_ part: Part) -> String {
    let kind = registry.kinds[part.kind].name
    var text = "\n  \(registry.paths[part.path])\(kind == "unknown" ? "" : " (\(kind))")\n"
    if !part.carries.isEmpty { text += "    carries \(names(part.carries, joinedBy: ":"))\n" }
    if !part.styledLike.isEmpty {
      text += "    styled like \(names(part.styledLike, joinedBy: ", "))\n"
    }
    let entries = registry.entries(of: part.path)
    if !part.isListed {
      text += "    its properties are not documented"
      text += entries.isEmpty ? "\n" : "; parts of its kind take\n"
    }
    return text + Self.table(entries.map(row), indent: 4)
  }

  private func row(_ entry: PropertyEntry) -> [String] {
    let remarks = registry.remarks(on: entry).map { "(\($0))" }
    let type = registry.grammars[entry.grammar].shownText
    return [registry.properties[entry.property], ([type] + remarks).joined(separator: " ")]
  }

  private func names(_ paths: [ID<Registry.Path>], joinedBy separator: String) -> String {
    paths.map { registry.paths[$0] }.joined(separator: separator)
  }

  /// Rows in columns two spaces apart; no spaces follow the last word of a row.
  private static func table(_ rows: [[String]], indent: Int) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, text) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], text.count)
      }
    }
    return rows.map { row in
      let cells = zip(row, widths).map { text, width in
        text + String(repeating: " ", count: width - text.count)
      }
      let line = String(repeating: " ", count: indent) + cells.joined(separator: "  ")
      return line.prefix(
        upTo: line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.startIndex)
        + "\n"
    }.joined()
  }
}

extension ValueGrammar {
  /// The name of a declared type, with its words where it is a choice of words: `TextAlign: left | center`.
  var shownText: String {
    guard let name, name != text else { return text }
    return "\(name): \(text)"
  }
}

extension Registry {
  /// Facts about a property besides its type.
  func remarks(on entry: PropertyEntry) -> [String] {
    var remarks: [String] = []
    if let meant = entry.meant { remarks.append("a slip of '\(properties[meant])'") }
    if entry.flags.contains(.notRead) { remarks.append("not read by any renderer") }
    if entry.flags.contains(.undocumented) { remarks.append("not documented") }
    if entry.flags.contains(.inferred) { remarks.append("inferred from an example") }
    if entry.flags.contains(.untyped) { remarks.append("type not documented") }
    if let remark = entry.remark { remarks.append(self.remarks[remark]) }
    return remarks
  }
}
