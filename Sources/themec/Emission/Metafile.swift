import ThemeBase

/// A record for tools of what a run read and wrote; the same for the same files.
///
///     {
///       "format": "themec-metafile",
///       "inputs": {"base.nss": {"bytes": 120}, …},
///       "outputs": {"theme.nsst": {"bytes": 912, "classes": 4, "properties": 9}, …},
///       "version": 2
///     }
enum Metafile {
  /// The version of this form; it rises when a reader of the old one could go wrong.
  static let version = 2

  /// The bytes of the document: keys sorted, final newline.
  static func bytes(of outputs: [BuildOutput]) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("format", "themec-metafile")
      json.object("inputs") { json in
        for input in BuildInput.all(of: outputs).sorted(by: { $0.name < $1.name }) {
          json.object(input.name, inline: true) { $0.member("bytes", input.size) }
        }
      }
      json.object("outputs") { json in
        for output in outputs.sorted(by: { $0.name < $1.name }) {
          json.object(output.name, inline: true) { json in
            json.member("bytes", output.size)
            json.member("classes", output.extent.classes)
            json.member("properties", output.extent.properties)
          }
        }
      }
      json.member("version", version)
    }
    return json.document()
  }
}

extension BuildOutput { fileprivate var name: String { path?.name() ?? "<stdout>" } }
