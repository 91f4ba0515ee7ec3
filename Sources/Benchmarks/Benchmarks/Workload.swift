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

  /// Compiles the theme and writes its table into a folder.
  ///
  /// The class paths are as long as those that SAP documents: 25 to 35 bytes.
  init(classes: Int, in folder: URL, compiledBy tool: URL) throws {
    let parts = ["title", "subtitle", "detailImageView", "statusLabel", "leftButton"]
    var styles: [String: [String: String]] = [:]
    var paths: [String] = []
    var sheet = ""
    for index in 0..<classes {
      let path = "fdlFUIComponent\(index)View_\(parts[index % parts.count])"
      paths.append(path)
      let properties = Self.properties(of: index)
      sheet += "\(path) { \(properties.map { "\($0): \($1);" }.joined(separator: " "))"
      // No JSON of this kind could say this: another colour in the dark.
      sheet += index % 4 == 0 ? " @media (appearance: dark) { font-color: #FFFFFF; } }\n" : " }\n"
      styles[path] = Dictionary(uniqueKeysWithValues: properties)
    }
    self.classes = classes
    self.paths = paths
    let theme = folder.appending(path: "\(classes).nss")
    let file = folder.appending(path: "\(classes).nsst")
    try Data(sheet.utf8).write(to: theme)
    try Process.run(tool, arguments: ["build", "--quiet", "-o", file.path, "--", theme.path]).waitUntilExit()
    tableBytes = [UInt8](try Data(contentsOf: file))
    json = try JSONEncoder().encode(styles)
    tablePath = file.path
  }

  private static func properties(of index: Int) -> [(String, String)] {
    let number = UInt32(truncatingIfNeeded: index &* 2_654_435_761) >> 8
    let color = "#" + String(number | 0x100_0000, radix: 16).suffix(6)
    let styles = ["headline", "body", "caption1", "subheadline"]
    return [
      ("font-color", color), ("font-style", styles[index % 4]), ("font-size", "\(index % 40 + 8)"),
      ("text-align", "center"), ("background-color", color), ("tint-color", color),
    ]
  }

  /// Opens the table as an app does.
  func openTable() -> StyleTable? { try? StyleTable(contentsOfFile: tablePath) }

  /// Reads the JSON as an app does that has no table.
  func decode() -> [String: [String: String]]? {
    try? JSONDecoder().decode([String: [String: String]].self, from: json)
  }
}
