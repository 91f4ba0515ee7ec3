import ThemeComponents
import ThemeTable

// Bars: navigation bar, tab bar, toolbar and search bar.
extension ControlDrawing {
  func drawNavigationBar(_ sketch: inout ControlSketch) {
    let bar = room(0, 0, sketch.width, 44)
    sketch.surface(bar, list, or: .bar)
    sketch.mark(list, bar, "Navigation bar")
    let back = "BarButton:BarButtonBack"
    drawBarButton("Back", at: room(10, 6, 78, 32), back, &sketch, hasChevron: true)
    drawBarButton("Edit", at: room(sketch.width - 68, 6, 58, 32), "BarButton", &sketch)
    sketch.text("Title", in: bar, list, anchor: .middle, weight: 600)
    sketch.mark(list, room(sketch.width / 2 - 40, 8, 80, 28), "Title")
  }

  private func drawBarButton(
    _ title: String, at frame: LayoutRect, _ list: String, _ sketch: inout ControlSketch,
    hasChevron: Bool = false
  ) {
    sketch.surface(frame, list, or: .none)
    if hasChevron {
      let color = sketch.color([.fontColor, .tintColor], of: list, or: .tint)
      sketch.stroke("M\(Int(frame.minX) + 12) 15l-6 7 6 7", color)
    }
    let inner = room(
      frame.minX + (hasChevron ? 12 : 0), frame.minY, frame.width - (hasChevron ? 12 : 0),
      frame.height)
    sketch.text(title, in: inner, list, anchor: .middle, or: .tint)
    sketch.mark(list, frame, title)
  }

  func drawTabBar(_ sketch: inout ControlSketch) {
    let isItem = path.lowercasedASCII.hasSuffix("item")
    let barList = isItem ? "TabBar" : list
    let itemList = isItem && path != "TabBarItem" ? "TabBarItem:\(path)" : "TabBarItem"
    let bar = room(0, 0, sketch.width, 50)
    sketch.surface(bar, barList, or: .bar)
    sketch.mark(barList, bar, "Tab bar")
    let width = sketch.width / 4
    for (index, title) in ["Home", "Search", "Alerts", "Account"].enumerated() {
      let state: StyleState = index == 0 ? .selected : .plain
      let frame = room(Double(index) * width, 0, width, 50)
      sketch.surface(frame, itemList, state, or: .none)
      let tint =
        index == 0
        ? sketch.color(["selected-image-tint-color", .tintColor], of: barList, or: .tint)
        : sketch.color([.fontColor], of: itemList, or: .secondary)
      let middle = Int(frame.midX)
      let icons = [
        "M\(middle - 10) 18l10-9 10 9v10h-20z",
        "M\(middle + 4) 22l6 6M\(middle - 9) 16a7 7 0 1 0 14 0a7 7 0 1 0 -14 0",
        "M\(middle - 8) 25h16l-3-4v-5a5 5 0 0 0 -10 0v5z",
        "M\(middle - 4) 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M\(middle - 9) 28a9 9 0 0 1 18 0",
      ]
      sketch.stroke(icons[index], tint, width: 1.8)
      sketch.text(
        title, in: room(frame.minX, 32, width, 16), itemList, state, anchor: .middle, size: 10,
        or: index == 0 ? .tint : .secondary)
      sketch.mark(itemList, state, frame, title)
    }
    sketch.height = 50
  }

  func drawToolbar(_ sketch: inout ControlSketch) {
    let bar = room(0, 0, sketch.width, 44)
    sketch.surface(bar, list, or: .bar)
    sketch.mark(list, bar, "Toolbar")
    for (index, title) in ["Cancel", "Share", "Done"].enumerated() {
      drawBarButton(
        title, at: room(10 + Double(index) * (sketch.width - 98) / 2, 6, 78, 32), "BarButton",
        &sketch)
    }
  }

  func drawSearchBar(_ sketch: inout ControlSketch) {
    let bar = room(0, 0, sketch.width, 52)
    sketch.surface(bar, list, or: .bar)
    sketch.mark(list, bar, "Search bar")
    let field = room(10, 8, sketch.width - 20, 36)
    sketch.fill(field, sketch.color([], of: list, or: .fill), radius: 10)
    let soft = sketch.color([], of: list, or: .secondary)
    sketch.stroke("M31 31l5 5M20 25a6 6 0 1 0 12 0a6 6 0 1 0 -12 0", soft)
    sketch.text("Search", in: room(44, 8, 200, 36), list, or: .secondary)
    sketch.height = 52
  }
}
