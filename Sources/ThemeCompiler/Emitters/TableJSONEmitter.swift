import ThemeDiagnostics
package import ThemeTable

/// The table as JSON, for people and tools: every value with the environments in which it holds.
///
///     {
///       "format": "themec-table", "version": 1,
///       "styles": {
///         "Label": {
///           "font-color": [
///             { "text": "primaryLabel", "type": "color", "value": "#223548FF", "when": [{"appearance": "light"}] },
///             …
///           ]
///         }
///       }
///     }
///
/// Keys are sorted; `when` is a list of conditions of which one must hold, and is left out where a value holds everywhere.
package enum TableJSONEmitter {
  /// The version of this form; it rises when a reader of the old one could go wrong.
  package static let version = 1

  /// The bytes of the document, with a final newline.
  package static func emit(_ table: ResolvedTable) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("format", "themec-table")
      json.key("styles")
      json.object { json in
        for row in table.rows {
          json.key(table.names[row.path])
          write(row, of: table, to: &json)
        }
      }
      json.member("version", version)
    }
    return json.document()
  }

  private static func write(
    _ row: ResolvedTable.Row, of table: ResolvedTable, to json: inout JSONWriter
  ) {
    json.object { json in
      for cell in row.cells.map({ table.cells[Int($0)] }) {
        json.key(table.names[cell.property])
        json.array(cell.variants) { json, variant in
          write(table.variants[Int(variant)], of: table, to: &json)
        }
      }
    }
  }

  private static func write(
    _ variant: ResolvedTable.Variant, of table: ResolvedTable, to json: inout JSONWriter
  ) {
    let value = table.values[Int(variant.value)]
    json.object(inline: true) { json in
      json.member("text", table.names[variant.text])
      json.member("type", value.typeName)
      json.key("value")
      value.write(to: &json)
      if variant.environments != .all { write(variant.environments, to: &json) }
    }
  }

  private static func write(_ environments: EnvironmentSet, to json: inout JSONWriter) {
    json.key("when")
    json.array(environments.conditions, inline: true) { json, condition in
      json.object(inline: true) { json in
        for axis in condition.keys.sorted(by: { $0.name < $1.name }) {
          json.member(axis.name, axis.choices[condition[axis] ?? 0])
        }
      }
    }
  }
}
