import ThemeCompiler
import ThemeTable

/// A stylesheet without definitions in values: palette overrides, then rules, each under the condition in which it holds.
///
/// Conditions of one name are disjoint, so that their order means nothing.
struct FlatSheet {
  /// Everything under one media condition.
  private struct Section {
    var definitions: [String] = []
    var rules: [(path: String, lines: [String])] = []
  }

  /// By the text of the condition; the empty one holds everywhere.
  private var sections: [String: Section] = [:]

  /// Adds `@name:value;`, in the form that every reader accepts: nothing else on the line.
  mutating func define(_ name: String, as value: String, in environments: EnvironmentSet) {
    for condition in conditions(environments) {
      sections[condition, default: Section()].definitions.append("@\(name):\(value);")
    }
  }

  /// Adds a declaration of a class, or the class alone; the declarations of one class come together.
  mutating func declare(_ path: String, _ line: String?, in environments: EnvironmentSet) {
    for condition in conditions(environments) {
      var section = sections[condition] ?? Section()
      if section.rules.last?.path != path { section.rules.append((path, [])) }
      if let line { section.rules[section.rules.count - 1].lines.append(line) }
      sections[condition] = section
    }
  }

  private func conditions(_ environments: EnvironmentSet) -> [String] {
    environments.conditions.map(MediaText.text)
  }

  /// The stylesheet; what holds everywhere comes first.
  var text: String {
    var blocks = [sections[""].map { text(of: $0, indent: "") } ?? ""]
    for condition in sections.keys.sorted() where condition != "" {
      guard let section = sections[condition] else { continue }
      blocks.append("@media \(condition) {\n\(text(of: section, indent: "  "))}\n")
    }
    return blocks.joined()
  }

  private func text(of section: Section, indent: String) -> String {
    var text = section.definitions.map { indent + $0 + "\n" }.joined()
    if !section.definitions.isEmpty, !section.rules.isEmpty { text += "\n" }
    for (path, lines) in section.rules {
      text += "\(indent)\(path) {\n"
      for line in lines { text += "\(indent)  \(line)\n" }
      text += "\(indent)}\n"
    }
    return text
  }
}
