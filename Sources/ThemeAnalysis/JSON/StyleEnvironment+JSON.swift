package import ThemeBase
package import ThemeTable

extension StyleEnvironment: JSONWritable {
  /// Writes the choice on each axis, sorted by the axes' names.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      for axis in StyleAxis.allCases.sorted(by: { $0.name < $1.name }) { json.member(axis.name, choice(on: axis).name) }
    }
  }
}
