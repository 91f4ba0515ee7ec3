package import ThemeAnalysis
import ThemeBase
package import ThemeCompiler
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
/// `definitions`, where there are any, are the theme's own, each with its values. `parts`, where there are any, are the class lists that parts of components carry: `"BarButton:BarButtonBack"`.
///
/// Keys are sorted; `when` is a list of conditions of which one must hold, and is left out where a value holds everywhere.
package enum TableJSONEmitter {
  /// The version of this form; it rises when a reader of the old one could go wrong.
  package static let version = 1

  /// The bytes of the document, with a final newline.
  ///
  /// With a provenance each value says in `origin` where it was declared, and which definitions it is made of.
  package static func emit(_ table: ResolvedTable, provenance: Provenance? = nil) -> [UInt8] {
    var json = JSONWriter()
    var provenance = provenance
    json.object { json in
      if let definitions = table.definitions.first {
        var none = Provenance?.none
        json.object("definitions") { json in
          for row in definitions.rows {
            for cell in row.cells.map({ definitions.cells[$0] }) {
              write(cell, called: definitions.names[row.path], of: definitions, &none, to: &json)
            }
          }
        }
      }
      json.member("format", "themec-table")
      if !table.parts.isEmpty {
        json.object("parts") { json in
          for part in table.parts { json.member(table.names[part.name], table.names[part.classes]) }
        }
      }
      json.object("styles") { json in
        for row in table.rows {
          json.object(table.names[row.path]) { json in
            for cell in row.cells.map({ table.cells[$0] }) {
              write(cell, called: table.names[cell.property], of: table, &provenance, to: &json)
            }
          }
        }
      }
      json.member("version", version)
    }
    return json.document()
  }

  private static func write(
    _ cell: ResolvedTable.Cell, called name: String, of table: ResolvedTable, _ provenance: inout Provenance?,
    to json: inout JSONWriter
  ) {
    json.array(name, cell.variants) { json, variant in
      write(table.variants[variant], of: table, &provenance, to: &json)
    }
  }

  private static func write(
    _ variant: ResolvedTable.Variant, of table: ResolvedTable, _ provenance: inout Provenance?,
    to json: inout JSONWriter
  ) {
    let value = table.values[variant.value]
    json.object(inline: true) { json in
      if let location = provenance?.location(of: variant) {
        writeOrigin(location, provenance?.definitions(of: variant) ?? [], to: &json)
      }
      json.member("text", table.names[variant.text])
      json.member("type", value.typeName)
      json.key("value")
      value.write(to: &json)
      if variant.environments != .all {
        json.key("when")
        variant.environments.write(to: &json)
      }
    }
  }

  private static func writeOrigin(
    _ location: Explanation.Location, _ definitions: [Explanation.Step], to json: inout JSONWriter
  ) {
    json.object("origin", inline: true) { json in
      json.member("column", location.column)
      if !definitions.isEmpty {
        json.array("definitions", definitions, inline: true) { json, step in
          json.object(inline: true) { json in
            json.member("column", step.location?.column ?? 0)
            json.member("line", step.location?.line ?? 0)
            json.member("name", step.name)
            json.member("path", step.location?.path ?? "")
          }
        }
      }
      json.member("line", location.line)
      json.member("path", location.path)
    }
  }
}

/// The locations of the declarations that give a table its values.
package struct Provenance: Sendable {
  /// By the origin of a variant.
  private var locations: [TableIndex<ResolvedTable.Origin>: Explanation.Location] = [:]
  private let program: Program
  private var chains: DefinitionChains

  /// Looks the winning declarations of a compilation up.
  package init(_ compilation: Compilation) {
    program = compilation.program
    chains = DefinitionChains(compilation.theme.resolved)
    for variant in compilation.table.variants where locations[variant.origin] == nil {
      guard program.declarations.contains(variant.declaration) else { continue }
      locations[variant.origin] = chains.location(program.declarations[variant.declaration].place)
    }
  }

  /// The location of the declaration that gave a variant its value, or nil if the variant is not of the compilation.
  package func location(of variant: ResolvedTable.Variant) -> Explanation.Location? { locations[variant.origin] }

  /// The definitions that the value of a variant is made of, depth first.
  mutating func definitions(of variant: ResolvedTable.Variant) -> [Explanation.Step] {
    guard program.declarations.contains(variant.declaration) else { return [] }
    let declaration = program.declarations[variant.declaration]
    guard declaration.value.hasReferences, let environment = variant.environments.first else { return [] }
    return chains.steps(of: declaration.place, in: environment)
  }

  /// Numbers the origins of a table of the same compilation anew, in the order of its variants, and gives for each
  /// number what a binary table says about it: `theme.nss:3:12`.
  package func number(_ table: inout ResolvedTable) -> [String] {
    var numbers: [TableIndex<ResolvedTable.Origin>: TableIndex<ResolvedTable.Origin>] = [:]
    var names: [String] = []
    for index in table.variants.indices {
      let origin = table.variants[index].origin
      if numbers[origin] == nil {
        numbers[origin] = TableIndex(names.count)
        names.append(locations[origin]?.shown ?? "")
      }
      table.variants[index].origin = numbers[origin] ?? TableIndex(0)
    }
    return names
  }
}
