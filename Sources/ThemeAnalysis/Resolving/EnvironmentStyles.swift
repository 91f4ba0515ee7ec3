package import ThemeTable

/// The styles that an app gets from a table in one environment: the answer of `themec resolve`.
package struct EnvironmentStyles {
  /// A property with its value.
  package struct Entry: Sendable {
    package var property: String
    package var text: String
    package var value: StyleValue
  }

  /// The style of one class path; its entries are in the order of the properties' bytes.
  package struct Style: Sendable {
    package var path: String
    package var entries: [Entry]

    /// The style with entries for the properties that it lacks.
    func over(_ others: [Entry]) -> Style {
      var byProperty: [String: Entry] = [:]
      for entry in others + entries { byProperty[entry.property] = entry }
      let sorted = byProperty.values.sorted { $0.property.utf8.lexicographicallyPrecedes($1.property.utf8) }
      return Style(path: path, entries: sorted)
    }
  }

  package let environment: StyleEnvironment
  /// In the order of the paths' bytes; each is made when it is asked for, as a theme may have tens of thousands.
  package let styles: LazyMapSequence<Range<Int>, Style>

  /// All styles of a table that some rule names in the environment.
  package init(_ table: ResolvedTable, in environment: StyleEnvironment) {
    let rows = table.rows.filter { $0.environments.contains(environment) }
    self.environment = environment
    styles = rows.indices.lazy.map { index in
      Style(path: table.names[rows[index].path], entries: Self.entries(of: rows[index], in: table, environment))
    }
  }

  /// The style of one class path, or of a class list `A:B:C`, walked from the right: each property from the last
  /// class that has it.
  ///
  /// Nil if no rule names any of the classes in the environment.
  package init?(_ table: ResolvedTable, in environment: StyleEnvironment, selection: String) {
    let rows = table.rows(ofClassList: selection).filter { $0.environments.contains(environment) }
    guard !rows.isEmpty else { return nil }
    let style = rows.reduce(Style(path: selection, entries: [])) { style, row in
      style.over(Self.entries(of: row, in: table, environment))
    }
    self.init(environment, [style])
  }

  private init(_ environment: StyleEnvironment, _ styles: [Style]) {
    self.environment = environment
    self.styles = styles.indices.lazy.map { styles[$0] }
  }

  private static func entries(of row: ResolvedTable.Row, in table: ResolvedTable, _ environment: StyleEnvironment)
    -> [Entry]
  {
    table.cells[row.cells].compactMap { cell in
      guard let variant = table.variant(of: cell, in: environment) else { return nil }
      return Entry(
        property: table.names[cell.property], text: table.shownText(of: variant), value: table.values[variant.value])
    }
  }

  // MARK: Output

  /// A readable form: one class a block, one property a line, the typed value after it where it reads differently.
  package func text() -> String {
    let choices = StyleAxis.allCases.map { environment.choice(on: $0).name }
    var lines = ["/* \(choices.joined(separator: ", ")) */"]
    for style in styles {
      lines.append("")
      lines.append(style.entries.isEmpty ? "\(style.path) { }" : "\(style.path) {")
      lines += style.entries.map(Self.line)
      if !style.entries.isEmpty { lines.append("}") }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ entry: Entry) -> String {
    let text = ReadableValue(entry.text).description
    let value = entry.value.shownText
    let note = value == text ? "" : "  /* \(entry.value.typeName) \(value) */"
    return "  \(entry.property): \(text);\(note)"
  }

  /// These styles over others of the same environment: property by property, these win.
  package func over(_ defaults: EnvironmentStyles) -> EnvironmentStyles {
    var merged: [String: Style] = [:]
    for style in Array(defaults.styles) + styles {
      merged[style.path] = merged[style.path].map { style.over($0.entries) } ?? style
    }
    let sorted = merged.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return EnvironmentStyles(environment, sorted)
  }
}

extension ResolvedTable {
  /// The text of a variant, or its value as text: a binary table may hold no texts.
  func shownText(of variant: Variant) -> String {
    let text = names[variant.text]
    return text.isEmpty ? values[variant.value].shownText : text
  }
}

/// A value's text with the spaces that the formatter writes: `rgba(1, 2, 3)` for `rgba ( 1 , 2 , 3 )`.
package struct ReadableValue: CustomStringConvertible {
  package let description: String

  /// Takes the tokens of a value, joined by one space.
  package init(_ text: String) {
    var shown: [UInt8] = []
    var quote: UInt8?
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: " "), index + 1 < bytes.count, Self.areJoined(shown.last, bytes[index + 1]) {
        continue
      }
      shown.append(byte)
    }
    description = String(decoding: shown, as: UTF8.self)
  }

  /// Whether no space belongs between two tokens that end and begin so.
  private static func areJoined(_ end: UInt8?, _ start: UInt8) -> Bool {
    switch (end, start) {
    case (_, UInt8(ascii: ",")), (_, UInt8(ascii: ")")), (UInt8(ascii: "("), _): true
    // A call.
    case (let end?, UInt8(ascii: "(")): (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(end)
    default: false
    }
  }
}
