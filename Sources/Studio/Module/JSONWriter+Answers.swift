import ThemeBase

extension JSONWriter {
  /// An answer without a value.
  static let nothing = Array("null".utf8)

  /// Writes an answer that is an object.
  static func answer(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.object { body(&$0) }
    return json.document()
  }

  /// Writes an answer that is an array.
  static func answer<Element>(_ elements: [Element], _ body: (inout JSONWriter, Element) -> Void) -> [UInt8] {
    var json = JSONWriter(.compact)
    json.array(elements) { body(&$0, $1) }
    return json.document()
  }
}
