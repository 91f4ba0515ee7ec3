import ThemeJSON

/// A value that can be written as JSON.
protocol JSONWritable {
  func write(to json: inout JSONWriter)
}

extension String: JSONWritable {
  func write(to json: inout JSONWriter) { json.value(self) }
}

extension Int: JSONWritable {
  func write(to json: inout JSONWriter) { json.value(self) }
}

extension Bool: JSONWritable {
  func write(to json: inout JSONWriter) { json.value(self) }
}

extension JSONValue: JSONWritable {
  func write(to json: inout JSONWriter) { json.value(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  func write(to json: inout JSONWriter) { json.array(self) { $1.write(to: &$0) } }
}

extension Optional where Wrapped: JSONWritable {
  /// The value, or `null` in place of nil.
  var orNull: any JSONWritable { self ?? JSONNull() }
}

/// The value `null`.
struct JSONNull: JSONWritable {
  func write(to json: inout JSONWriter) { json.null() }
}

/// A document of another writer as one value.
struct JSONDocument: JSONWritable {
  let bytes: [UInt8]

  func write(to json: inout JSONWriter) { json.raw(bytes) }
}

/// A value of many parts, which are written one by one instead of being collected first.
struct JSONStream: JSONWritable {
  private let body: (inout JSONWriter) -> Void

  init(_ body: @escaping (inout JSONWriter) -> Void) { self.body = body }

  func write(to json: inout JSONWriter) { body(&json) }
}
