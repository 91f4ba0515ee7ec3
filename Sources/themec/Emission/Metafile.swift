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
    let inputs = BuildInput.all(of: outputs).sorted { $0.name < $1.name }.map { input in
      (input.name, JSONObject.inline(["bytes": input.size]))
    }
    let products = outputs.sorted { $0.name < $1.name }.map { output in
      let extent = output.extent
      return (
        output.name,
        JSONObject.inline(["bytes": output.size, "classes": extent.classes, "properties": extent.properties])
      )
    }
    let document: JSONObject = ["inputs": JSONObject(inputs), "outputs": JSONObject(products)]
    return document.document("themec-metafile", version: version)
  }
}

extension BuildOutput { fileprivate var name: String { path?.name() ?? "<stdout>" } }
