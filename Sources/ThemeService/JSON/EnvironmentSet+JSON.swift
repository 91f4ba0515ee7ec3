import ThemeCompiler
package import ThemeTable
package import ThemeJSON

extension EnvironmentSet {
  /// Writes the set as a member: a list of conditions of which one must hold.
  package func write(as key: String, to json: inout JSONWriter) {
    json.array(key, conditions, inline: true) { json, condition in
      json.object(inline: true) { json in
        for choice in condition.sorted(by: { $0.axis.name < $1.axis.name }) {
          json.member(choice.axis.name, choice.name)
        }
      }
    }
  }
}
