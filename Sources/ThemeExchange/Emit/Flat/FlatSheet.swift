import ThemeCompiler
import ThemeTable

/// A stylesheet without definitions in values: palette overrides, then rules, each under its media condition.
///
/// Conditions of one name are disjoint, so that their order means nothing.
package struct FlatSheet {
  /// Everything under one media condition.
  private struct Section {
    var definitions: [String] = []
    var rules: [(path: String, lines: [String])] = []

    /// Adds a line to a class, which is begun anew unless it is the last one.
    mutating func append(_ line: String?, to path: String) {
      if rules.last?.path != path { rules.append((path, [])) }
      if let line { rules[rules.count - 1].lines.append(line) }
    }
  }

  /// The most bytes of names and values in a stylesheet.
  ///
  /// Patterns and definitions let a small theme expand to much more text than any reader would take.
  package static let maximumBytes = 64 << 20

  /// By the text of the condition; the empty one holds everywhere.
  private var sections: [String: Section] = [:]
  private var bytesLeft = Self.maximumBytes

  /// Whether something was left out because the stylesheet had grown too long.
  var isTooLong: Bool { bytesLeft < 0 }

  /// Adds `@name:value;`, in the form that every reader accepts: nothing else on the line.
  mutating func define(_ name: String, as value: String, in environments: EnvironmentSet) {
    for condition in environments.conditions.map(MediaText.text) {
      guard spend(name, value) else { return }
      sections[condition, default: Section()].definitions.append("@\(name):\(value);")
    }
  }

  /// Adds a declaration of a class, or the class alone; the declarations of one class come together.
  mutating func declare(_ path: String, _ line: String?, in environments: EnvironmentSet) {
    for condition in environments.conditions.map(MediaText.text) {
      guard spend(path, line ?? "") else { return }
      // In place: a copy of the section for each line would make the whole quadratic.
      sections[condition, default: Section()].append(line, to: path)
    }
  }

  /// Takes the length of two texts from the budget.
  ///
  /// Returns false once it is exceeded.
  private mutating func spend(_ name: String, _ text: String) -> Bool {
    if bytesLeft >= 0 { bytesLeft -= name.utf8.count + text.utf8.count }
    return bytesLeft >= 0
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
