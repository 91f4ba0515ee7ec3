import ThemeJSON

/// A record for tools of what a run read and wrote and how long its passes took.
///
///     {
///       "inputs": {"base.nss": {"bytes": 120, "imports": []}, …},
///       "outputs": {"theme.nsst": {"bytes": 912, "classes": 4, "inputs": ["base.nss", …], "properties": 9}},
///       "passes": [{"milliseconds": 0.412, "name": "read"}, …],
///       "version": 1
///     }
enum Metafile {
  /// The version of this form; it rises when a reader of the old one could go wrong.
  static let version = 1

  /// The bytes of the document: keys sorted, final newline.
  static func bytes(of lineage: BuildLineage, _ times: PassTimes) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.object("inputs") { json in
        for source in lineage.sources.sorted(by: { $0.name < $1.name }) {
          write(source, of: lineage, to: &json)
        }
      }
      json.object("outputs") { json in
        for output in lineage.outputs.sorted(by: { $0.name < $1.name }) {
          write(output, of: lineage, to: &json)
        }
      }
      json.array("passes", times.passes) { json, pass in
        json.object(inline: true) { json in
          json.member("milliseconds", pass.time.milliseconds)
          json.member("name", pass.name)
        }
      }
      json.member("version", version)
    }
    return json.document()
  }

  private static func write(
    _ source: BuildLineage.Source, of lineage: BuildLineage, to json: inout JSONWriter
  ) {
    json.object(source.name, inline: true) { json in
      json.member("bytes", source.size)
      json.array("imports", source.imports) { $0.value(lineage.sources[$1].name) }
    }
  }

  private static func write(
    _ output: BuildLineage.Output, of lineage: BuildLineage, to json: inout JSONWriter
  ) {
    json.object(output.name, inline: true) { json in
      json.member("bytes", output.size)
      json.member("classes", output.extent.classes)
      json.array("inputs", output.sources) { $0.value(lineage.sources[$1].name) }
      json.member("properties", output.extent.properties)
    }
  }
}

extension BuildLineage.Output {
  fileprivate var name: String { path?.name() ?? "<stdout>" }
}
