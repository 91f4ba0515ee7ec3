import TestSupport
import Testing

/// The picture of the modules is drawn from `Package.swift`.
@Suite struct HousePictureTests {
  @Test func thePictureIsFresh() throws {
    GeneratedFile.check(HousePicture(arrows: try ModuleMap.arrows()).svg, at: "Sources/themec/themec.docc/house.svg")
  }
}

/// The modules in rows, each below all that it imports, with an arrow to each import that no other import brings.
private struct HousePicture {
  private static let box = (width: 160, height: 34)
  private static let gap = (x: 14, y: 44)
  /// The columns of the modules beside the street down which a theme flows, so that no line crosses a box.
  private static let columns = [
    "ThemeViews": 0, "ThemeComponents": 1, "ThemePage": 1, "ThemeReports": 2, "ThemeTable": 4, "ThemeSource": 4,
    "ThemeExchange": 4, "ThemeApp": 5,
  ]
  private static let street = 3
  /// What apps link; the other modules are the command's.
  private static let ofApps: Set = ["ThemeTable", "ThemeComponents", "ThemeViews", "ThemeSource"]

  private let arrows: [String: Set<String>]
  private let rows: [[String]]

  init(arrows all: [String: Set<String>]) {
    let ours = all.filter { $0.key.hasPrefix("Theme") || $0.key == "themec" }
    let arrows = ours.mapValues { $0.filter { ours[$0] != nil } }
    var rows: [[String]] = []
    var placed: Set<String> = []
    while placed.count < arrows.count {
      let row = arrows.keys.filter { !placed.contains($0) && arrows[$0, default: []].isSubset(of: placed) }.sorted()
      guard !row.isEmpty else { break }
      rows.append(row)
      placed.formUnion(row)
    }
    self.arrows = arrows
    self.rows = rows
  }

  private var size: (width: Int, height: Int) {
    let widest = (Self.columns.values.max() ?? 0) + 1
    return (
      widest * (Self.box.width + Self.gap.x) + Self.gap.x, rows.count * (Self.box.height + Self.gap.y) + Self.gap.y / 2
    )
  }

  /// The upper left corner of a module's box.
  private func corner(_ module: String) -> (x: Int, y: Int) {
    let row = rows.firstIndex { $0.contains(module) } ?? 0
    let column = Self.columns[module] ?? Self.street
    return (
      Self.gap.x + column * (Self.box.width + Self.gap.x), Self.gap.y / 2 + row * (Self.box.height + Self.gap.y)
    )
  }

  /// The imports of a module that none of its other imports brings.
  private func direct(_ module: String) -> [String] {
    let imports = arrows[module, default: []]
    return imports.filter { name in !imports.contains { $0 != name && reaches($0, name) } }.sorted()
  }

  private func reaches(_ module: String, _ other: String) -> Bool {
    arrows[module, default: []].contains { $0 == other || reaches($0, other) }
  }

  var svg: String {
    let modules = rows.flatMap { $0 }
    let lines = modules.flatMap { module in direct(module).map { line(from: $0, to: module) } }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width) \(size.height)" font-family="sans-serif" \
      font-size="13" text-anchor="middle">
      <title>The modules of themec: each imports only what stands above it</title>
      <rect width="\(size.width)" height="\(size.height)" fill="#FFFFFF"/>
      \((lines + modules.map(drawn)).joined(separator: "\n"))
      </svg>

      """
  }

  private func line(from upper: String, to lower: String) -> String {
    let (start, end) = (corner(upper), corner(lower))
    let (x1, y1) = (start.x + Self.box.width / 2, start.y + Self.box.height)
    let (x2, y2) = (end.x + Self.box.width / 2, end.y)
    let bend = Self.gap.y * 3 / 4
    return """
      <path d="M\(x1) \(y1)C\(x1) \(y1 + bend) \(x2) \(y2 - bend) \(x2) \(y2)" fill="none" stroke="#8A97A6" stroke-width="1.2"/>
      """
  }

  private func drawn(_ module: String) -> String {
    let (x, y) = corner(module)
    let fill = Self.ofApps.contains(module) ? "#DDF1E4" : "#E4ECF7"
    return """
      <rect x="\(x)" y="\(y)" width="\(Self.box.width)" height="\(Self.box.height)" rx="7" fill="\(fill)" stroke="#5B6B7C"/>
      <text x="\(x + Self.box.width / 2)" y="\(y + 22)" fill="#1D2731">\(module)</text>
      """
  }
}
