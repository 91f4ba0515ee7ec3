import ThemeComponents
import ThemeTable

// Bars: navigation bar, tab bar, toolbar and search bar.
extension ControlSketch {
  mutating func drawNavigationBar() {
    let bar = room(0, 0, width, 44)
    surface(bar, or: .bar)
    mark(bar, "Navigation bar")
    drawBarButton("Back", at: room(10, 6, 78, 32), "BarButton:BarButtonBack", hasChevron: true)
    drawBarButton("Edit", at: room(width - 68, 6, 58, 32), "BarButton")
    text("Title", in: bar, anchor: .middle, weight: 600)
    mark(room(width / 2 - 40, 8, 80, 28), "Title")
  }

  private mutating func drawBarButton(_ title: String, at frame: LayoutRect, _ list: String, hasChevron: Bool = false) {
    surface(frame, list, or: .none)
    if hasChevron {
      let color = color([.fontColor, .tintColor], of: list, or: .tint)
      stroke("M\(Int(frame.minX) + 12) 15l-6 7 6 7", color)
    }
    let shift: Double = hasChevron ? 12 : 0
    let inner = room(frame.minX + shift, frame.minY, frame.width - shift, frame.height)
    text(title, in: inner, list, anchor: .middle, or: .tint)
    mark(frame, title, list)
  }

  mutating func drawTabBar() {
    let path = control.path
    let isItem = path.lowercasedASCII.hasSuffix("item")
    let barList = isItem ? "TabBar" : control.list
    let itemList = isItem && path != "TabBarItem" ? "TabBarItem:\(path)" : "TabBarItem"
    let bar = room(0, 0, width, 50)
    surface(bar, barList, or: .bar)
    mark(bar, "Tab bar", barList)
    for (index, title) in ["Home", "Search", "Alerts", "Account"].enumerated() {
      let isSelected = index == 0
      let state: StyleState = isSelected ? .selected : .plain
      let frame = room(Double(index) * width / 4, 0, width / 4, 50)
      surface(frame, itemList, state, or: .none)
      let tint =
        isSelected
        ? color(["selected-image-tint-color", .tintColor], of: barList, or: .tint)
        : color([.fontColor], of: itemList, or: .secondary)
      stroke(Self.tabIcon(index, around: Int(frame.midX)), tint, width: 1.8)
      text(
        title, in: room(frame.minX, 32, frame.width, 16), itemList, state, anchor: .middle, size: 10,
        or: isSelected ? .tint : .secondary)
      mark(frame, title, itemList, state)
    }
  }

  /// The path of a tab's icon around the middle of the tab.
  private static func tabIcon(_ index: Int, around middle: Int) -> String {
    switch index {
    case 0: "M\(middle - 10) 18l10-9 10 9v10h-20z"
    case 1: "M\(middle + 4) 22l6 6M\(middle - 9) 16a7 7 0 1 0 14 0a7 7 0 1 0 -14 0"
    case 2: "M\(middle - 8) 25h16l-3-4v-5a5 5 0 0 0 -10 0v5z"
    default: "M\(middle - 4) 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M\(middle - 9) 28a9 9 0 0 1 18 0"
    }
  }

  mutating func drawToolbar() {
    let bar = room(0, 0, width, 44)
    surface(bar, or: .bar)
    mark(bar, "Toolbar")
    for (index, title) in ["Cancel", "Share", "Done"].enumerated() {
      let frame = room(10 + Double(index) * (width - 98) / 2, 6, 78, 32)
      drawBarButton(title, at: frame, "BarButton")
    }
  }

  mutating func drawSearchBar() {
    let bar = room(0, 0, width, 52)
    surface(bar, or: .bar)
    mark(bar, "Search bar")
    fill(room(10, 8, width - 20, 36), color(or: .fill), radius: 10)
    stroke("M31 31l5 5M20 25a6 6 0 1 0 12 0a6 6 0 1 0 -12 0", color(or: .secondary))
    text("Search", in: room(44, 8, 200, 36), or: .secondary)
  }
}
