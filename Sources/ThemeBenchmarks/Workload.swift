import Foundation
import ThemeTable

/// One theme as a table and as JSON: so many class paths with six properties each.
struct Workload {
  let classes: Int
  /// The class paths.
  let paths: [String]
  /// The `.nsst` file.
  let tableBytes: [UInt8]
  /// The path of that file.
  let tablePath: String
  /// The same as `{"path": {"property": "text"}}`.
  let json: Data

  /// Makes the theme and writes its table into a folder.
  ///
  /// The class paths are as long as those that SAP documents: 25 to 35 bytes.
  init(classes: Int, in folder: URL) throws {
    let parts = ["title", "subtitle", "detailImageView", "statusLabel", "leftButton"]
    var builder = StyleTableBuilder()
    var styles: [String: [String: String]] = [:]
    var paths: [String] = []
    for index in 0..<classes {
      let path = "fdlFUIComponent\(index)View_\(parts[index % parts.count])"
      paths.append(path)
      for (property, value, text) in Self.properties(of: index) {
        builder.set(path, property, value)
        styles[path, default: [:]][property] = text
      }
      // No JSON of this kind could say this: another colour in the dark.
      if index % 4 == 0 {
        builder.set(path, "font-color", in: EnvironmentSet(.appearance(.dark)), .color(StyleColor(rgba: 0xFFFF_FFFF)))
      }
    }
    self.classes = classes
    self.paths = paths
    tableBytes = try TableWriter.write(builder.resolved)
    json = try JSONEncoder().encode(styles)
    let file = folder.appending(path: "\(classes).nsst")
    try Data(tableBytes).write(to: file)
    tablePath = file.path
  }

  private static func properties(of index: Int) -> [(String, StyleValue, String)] {
    let color = StyleColor(rgba: UInt32(truncatingIfNeeded: index &* 2_654_435_761) | 0xFF)
    let text = "#" + String(color.rgba >> 8 | 0x100_0000, radix: 16).dropFirst()
    let styles: [StyleTextStyle] = [.headline, .body, .caption1, .subheadline]
    let size = index % 40 + 8
    return [
      ("font-color", .color(color), text),
      ("font-style", .textStyle(styles[index % 4]), styles[index % 4].name),
      ("font-size", .number(Double(size)), "\(size)"),
      ("text-align", .textAlignment(.center), "center"),
      ("background-color", .color(StyleColor(rgba: ~color.rgba | 0xFF)), text),
      ("tint-color", .color(StyleColor(rgba: color.rgba &* 31 | 0xFF)), text),
    ]
  }

  /// Opens the table as an app does.
  func openTable() -> StyleTable? { try? StyleTable(contentsOfFile: tablePath) }

  /// Reads the JSON as an app does that has no table.
  func decode() -> [String: [String: String]]? {
    try? JSONDecoder().decode([String: [String: String]].self, from: json)
  }
}
