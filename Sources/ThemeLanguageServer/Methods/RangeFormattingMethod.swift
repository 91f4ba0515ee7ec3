/// Lays out a selection.
enum RangeFormattingMethod: RequestMethod {
  static let name = "textDocument/rangeFormatting"

  static func capability(_ client: ClientCapabilities) -> Capability? {
    ("documentRangeFormattingProvider", true)
  }

  static func answer(
    _ parameters: Parameters, _ server: inout LanguageServer
  ) throws(ResponseError) -> any JSONWritable {
    let document = try server.document(parameters)
    let range = document.offsets(of: try parameters.range())
    return document.json(server.layout(of: document, in: range))
  }
}
