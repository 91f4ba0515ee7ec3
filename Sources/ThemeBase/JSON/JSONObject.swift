/// The members of an object, in the order in which they are written.
///
/// A member whose value is nil is left out:
///
///     ["range": range, "version": document?.version]
package struct JSONObject: JSONWritable, ExpressibleByDictionaryLiteral {
  private var members: [(name: String, value: any JSONWritable)]
  private var isInline = false

  package init(dictionaryLiteral members: (String, (any JSONWritable)?)...) {
    self.members = members.compactMap { name, value in value.map { (name, $0) } }
  }

  /// The members of an object that was read, to be completed.
  package init(_ members: [JSONMember] = []) { self.members = members.map { ($0.name, $0.value) } }

  package init(_ members: [(String, any JSONWritable)]) { self.members = members }

  /// The members of both objects.
  package static func + (left: JSONObject, right: JSONObject) -> JSONObject { JSONObject(left.members + right.members) }

  /// The object on one line, in a document with line breaks.
  package static func inline(_ object: JSONObject) -> JSONObject {
    var object = object
    object.isInline = true
    return object
  }

  package mutating func append(_ name: String, _ value: (any JSONWritable)?) {
    if let value { members.append((name, value)) }
  }

  /// The document for tools that the members make with its format, `themec-styles`, and version: sorted names, and a trailing
  /// newline.
  ///
  /// The version rises when a reader of the old form could go wrong.
  package func document(_ format: String, version: Int = 1) -> [UInt8] {
    var document = self
    document.append("format", format)
    document.append("version", version)
    document.members.sort { $0.name < $1.name }
    var json = JSONWriter()
    document.write(to: &json)
    return json.document()
  }

  package func write(to json: inout JSONWriter) {
    json.object(inline: isInline) { json in
      for member in members {
        json.key(member.name)
        member.value.write(to: &json)
      }
    }
  }
}

/// A value that is written as an object.
package protocol JSONObjectConvertible: JSONWritable { var json: JSONObject { get } }

extension JSONObjectConvertible { package func write(to json: inout JSONWriter) { self.json.write(to: &json) } }

/// Values of an array that stays on one line, in a document with line breaks.
package struct JSONLine: JSONWritable {
  let elements: [any JSONWritable]

  package func write(to json: inout JSONWriter) { json.array(elements, inline: true) { $1.write(to: &$0) } }
}

extension Array where Element: JSONWritable {
  /// The elements on one line.
  package var inline: JSONLine { JSONLine(elements: self) }
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
