import ThemeAnalysis
import ThemeBase
import ThemeTable

/// Every class path that a theme styles, with its values and the lines that declare them.
struct ClassSection {
  let theme: PageTheme
  /// The values of each class.
  let lines: [String: [ClassLine]]
  /// Those of the first theme of the page if this is another one: only what differs from them is listed.
  var known: [String: [ClassLine]]?
  /// Whether the list is behind a line that opens it.
  var isFolded = false

  /// The classes of a component, or those that belong to none.
  private struct Group {
    var title: String
    var classes: [(path: String, lines: [ClassLine])]

    /// The group as folds of so many classes as a person looks through.
    var folds: [Group] {
      guard classes.count > ClassSection.mostFolded else { return [self] }
      return stride(from: 0, to: classes.count, by: ClassSection.mostFolded).map { start in
        let part = classes[start..<min(start + ClassSection.mostFolded, classes.count)]
        return Group(title: "\(classes[start].path) …", classes: Array(part))
      }
    }
  }

  /// The most classes in one fold.
  private static let mostFolded = 100

  /// Writes the list: a group for each component, which the script draws when it is opened.
  func write(to html: inout HTML) {
    let groups = groups
    if known != nil, groups.isEmpty { return html.note("The same as in the first theme.") }
    if let path = theme.path { html.note("Lines without the name of a file are in \(theme.shown(path)).") }
    // The lists of many themes would be in the way of what follows.
    guard isFolded else { return write(groups, to: &html) }
    html.element("details", ["class": "fold"]) { html in
      let count = groups.reduce(0) { $0 + $1.classes.count }
      html.element("summary", text: "Other than in the first theme: \(counted(count, "class", plural: "classes"))")
      write(groups, to: &html)
    }
  }

  private func write(_ groups: [Group], to html: inout HTML) { for group in groups { write(group, to: &html) } }

  private var groups: [Group] {
    var groups: [String: Group] = [:]
    for (path, lines) in lines.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      if known?[path] == lines { continue }
      let shown = known.map { known in lines.filter { known[path]?.contains($0) != true } } ?? lines
      if known != nil, shown.isEmpty { continue }
      let title = Self.component(of: path)
      groups[title, default: Group(title: title, classes: [])].classes.append((path, shown))
    }
    return groups.values.sorted { $0.title.utf8.lexicographicallyPrecedes($1.title.utf8) }.flatMap { $0.folds }
  }

  /// The component of a path, such as `FUIObjectView`; of an app's own classes the first letter, as there may be thousands.
  private static func component(of path: String) -> String {
    guard path.hasPrefix("fdl") else { return path.unicodeScalars.first.map { "\($0) …" } ?? "" }
    return String(path.dropFirst(3).prefix { $0 != "_" && $0 != "." })
  }

  /// Writes a group as text: a line for each class, and below it those of its properties, which begin with a tab.
  ///
  /// A property that the class above has at the same place, and the line of the value above, are not written again.
  private func write(_ group: Group, to html: inout HTML) {
    html.element("details", ["class": known == nil ? "group" : "group later"]) { html in
      html.element("summary") { html in
        html.element("bdi", text: group.title)
        html.element("small", text: counted(group.classes.count, "class", plural: "classes"))
      }
      html.element("pre", ["tabindex": "0"]) { html in
        var above: [ClassLine] = []
        for (path, lines) in group.classes {
          html.write(path)
          html.endLine()
          for (index, line) in lines.enumerated() {
            line.write(
              below: index < above.count ? above[index].property : nil, index > 0 ? lines[index - 1].place : nil,
              to: &html)
          }
          above = lines
        }
      }
    }
    html.endLine()
  }

  /// Writes a value, a colour with a chip beside it.
  static func write(_ value: StyleValue, to html: inout HTML) {
    if case .color(let color) = value {
      html.chip(color)
      html.element("code", text: ColorVariables.css(color))
    } else {
      html.code(value.shownText)
    }
  }
}
