/// A value that can be written as JSON.
package protocol JSONWritable { func write(to json: inout JSONWriter) }

extension String: JSONWritable { package func write(to json: inout JSONWriter) { json.value(self) } }

extension Int: JSONWritable { package func write(to json: inout JSONWriter) { json.value(self) } }

extension Bool: JSONWritable { package func write(to json: inout JSONWriter) { json.value(self) } }

extension JSONValue: JSONWritable { package func write(to json: inout JSONWriter) { json.value(self) } }

extension Array: JSONWritable where Element: JSONWritable {
  package func write(to json: inout JSONWriter) { json.array(self) { $1.write(to: &$0) } }
}

extension Optional where Wrapped: JSONWritable {
  /// The value, or `null` in place of nil.
  package var orNull: any JSONWritable { self ?? JSONNull() }
}

/// The value `null`.
package struct JSONNull: JSONWritable {
  package init() {}

  package func write(to json: inout JSONWriter) { json.null() }
}

/// A document of another writer as one value.
package struct JSONDocument: JSONWritable {
  private let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package func write(to json: inout JSONWriter) { json.raw(bytes) }
}
