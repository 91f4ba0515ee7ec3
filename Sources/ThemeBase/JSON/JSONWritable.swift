/// A value that can be written as JSON.
package protocol JSONWritable { func write(to json: inout JSONWriter) }

extension String: JSONWritable { package func write(to json: inout JSONWriter) { json.value(self) } }

extension Int: JSONWritable { package func write(to json: inout JSONWriter) { json.value(self) } }

extension Double: JSONWritable { package func write(to json: inout JSONWriter) { json.value(self) } }

extension Bool: JSONWritable { package func write(to json: inout JSONWriter) { json.value(self) } }

extension JSONValue: JSONWritable { package func write(to json: inout JSONWriter) { json.value(self) } }

extension Array: JSONWritable where Element: JSONWritable {
  package func write(to json: inout JSONWriter) { json.array(self) { $1.write(to: &$0) } }
}
