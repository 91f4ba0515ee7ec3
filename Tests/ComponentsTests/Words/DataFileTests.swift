import TestSupport
import Testing

/// The files of `Data` and the Swift that is made of them say the same.
@Suite struct DataFileTests {
  private static let folder = "Sources/ThemeComponents/"

  private func lines(_ name: String) throws -> [Substring] {
    String(decoding: try Repository.bytes(Self.folder + "Data/" + name), as: UTF8.self).split(separator: "\n")
  }

  @Test func thePartsAreFresh() throws {
    var (names, bars, constants) = ([String](), [String](), "")
    for line in try lines("parts.txt") {
      if line.hasPrefix("#: ") { constants += "  /// \(line.dropFirst(3))\n" }
      guard !line.hasPrefix("#") else { continue }
      let words = line.split(separator: " ").map(String.init)
      names.append(words[0])
      if words.contains("in-bar") { bars.append(words[0]) }
      let ending = words.contains("on-view") ? ", liesOnItsView: true" : ""
      constants += "  static let \(words[0]) = StyledPart(\"\(words[words.count - 1])\", .\(words[1])\(ending))\n"
    }
    let all = names.map { "    \($0),\n" }.joined()
    GeneratedFile.check(
      """
      // Made from Data/parts.txt by DataFileTests; do not edit.
      // swift-format-ignore-file

      extension StyledPart {
      \(constants)
        /// The parts above.
        static let named: [StyledPart] = [
      \(all)  ]

        /// The parts of navigation bars and toolbars.
        static let barParts: Set<StyledPart> = [
      \(bars.map { "    \($0),\n" }.joined())  ]
      }

      """, at: Self.folder + "Generated/StyledPart+Named.swift")
  }

  /// The types of the controls, and what they are.
  private static let controls = [
    ("Hierarchy", "A control of a hierarchy view."),
    ("Collection", "A control of a collection view."),
    ("ObjectList", "A control of a list of objects."),
    ("Sibling", "A control of a sibling navigation."),
    (
      "Picker",
      "A control of a picker: of its form cell, of the open list or hierarchy, and of the question before it closes."
    ),
  ]

  @Test func theControlsAreFresh() throws {
    let rows = try lines("controls.txt").filter { !$0.hasPrefix("#") }.map { line in
      let colon = line.firstIndex(of: ":") ?? line.endIndex
      let words = line[..<colon].split(separator: " ").map(String.init)
      let names = words[0].split(separator: "=").map(String.init)
      return (names: names, components: words.dropFirst(), doc: "  /// \(line[colon...].dropFirst(2))\n")
    }
    let cases = rows.map { row in
      "\(row.doc)  case \(row.names[0])" + (row.names.count > 1 ? " = \"\(row.names[1])\"\n" : "\n")
    }
    let types = Self.controls.map { type, title in
      let constants = rows.filter { $0.components.contains(type) }.map { row in
        "\(row.doc)  public static let \(row.names[0]) = \(type)Control(id: .\(row.names[0]))\n"
      }
      return """

        /// \(title)
        public struct \(type)Control: ComponentControl {
          /// The name of the control in a display list.
          public let id: ControlID
        \(constants.joined())}

        """
    }
    GeneratedFile.check(
      """
      // Made from Data/controls.txt by DataFileTests; do not edit.
      // swift-format-ignore-file

      /// A control of a component, such as a bar button.
      public enum ControlID: String, Hashable, Sendable, CaseIterable {
      \(cases.joined())}

      """ + types.joined(), at: Self.folder + "Generated/ControlID.swift")
  }

  @Test func theLettersAreFresh() throws {
    let groups = try lines("letters.txt").filter { !$0.hasPrefix("#") }.map { line in
      "    (\"" + line.split(separator: " ").joined(separator: "\", \"") + "\"),\n"
    }
    GeneratedFile.check(
      """
      // Made from Data/letters.txt by DataFileTests; do not edit.
      // swift-format-ignore-file

      extension TextFolding {
        /// Plain letters, and those with marks that a search takes for them.
        static let groups: [(plain: String, marked: String)] = [
      \(groups.joined())  ]
      }

      """, at: Self.folder + "Generated/TextFolding+Groups.swift")
  }

  @Test func theMetricsAreFresh() throws {
    GeneratedFile.check(
      MetricsFile.swift(try lines("metrics.txt")), at: Self.folder + "Generated/Metrics.swift")
  }
}
