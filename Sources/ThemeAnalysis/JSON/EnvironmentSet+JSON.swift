package import ThemeBase
import ThemeCompiler
package import ThemeTable

extension EnvironmentSet: JSONWritable {
  /// Writes a list of conditions of which one must hold.
  package func write(to json: inout JSONWriter) {
    json.array(conditions, inline: true) { json, condition in
      json.object(inline: true) { json in
        for choice in condition.sorted(by: { $0.axis.name < $1.axis.name }) {
          json.member(choice.axis.name, choice.name)
        }
      }
    }
  }
}
