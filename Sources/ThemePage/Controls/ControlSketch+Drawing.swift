import ThemeComponents
import ThemeTable

// Buttons, texts and surfaces, in the states that tell something.
extension ControlSketch {
  /// Draws the control.
  mutating func draw() {
    switch control.kind {
    case .button: drawButtons(height: 44)
    case .barButton:
      let bar = control.path == "SearchBarButton" ? "SearchBar" : "NavigationBar"
      surface(room(-16, -16, width + 32, 112), bar, or: .bar)
      drawButtons(height: 34)
    case .label: drawLabel()
    case .textField: drawFields()
    case .navigationBar: drawNavigationBar()
    case .tabBar: drawTabBar()
    case .toolbar: drawToolbar()
    case .searchBar: drawSearchBar()
    case .tableCell:
      for (index, (state, title)) in states("Cell").enumerated() { drawCell(title, state, top: Double(index) * 44) }
    case .table: drawTable()
    case .segmentedControl: drawSegments()
    case .switch: drawSwitches()
    case .slider: drawSlider()
    case .progress: drawProgress()
    case .activityIndicator: drawIndicator()
    case .pageControl: drawPageControl()
    case .image: drawImage()
    case .view: drawView()
    }
  }

  func room(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  /// The states that are drawn, each with its title: the normal one, and those that a theme sets.
  func states(_ normal: String) -> [(StyleState, String)] {
    [(.plain, normal)]
      + control.setStates(in: context.themes).map { ($0, $0.name.prefix(1).uppercased() + $0.name.dropFirst()) }
  }

  // MARK: - Buttons and texts

  private mutating func drawButtons(height: Double) {
    let height = min(max(number("height") ?? height, 20), 120)
    for (index, (state, title)) in states("Normal").enumerated() {
      let frame = room(Double(index % 2) * 183, Double(index / 2) * (height + 12), 175, height)
      surface(frame, nil, state, or: .none)
      let fallback: Fallback = state == .disabled ? .secondary : .tint
      text(title, in: frame, nil, state, anchor: .middle, or: fallback)
      mark(frame, title, nil, state)
    }
  }

  private mutating func drawLabel() {
    let frame = room(0, 0, width, max(28, font().size * 1.6))
    surface(frame, or: .none)
    let anchor: Anchor =
      switch value(.textAlign) {
      case .textAlignment(.center)?: .middle
      case .textAlignment(.right)?: .end
      default: .start
      }
    text("The quick brown fox", in: room(4, 0, frame.width - 8, frame.height), anchor: anchor)
    mark(frame, "The quick brown fox")
  }

  private mutating func drawFields() {
    let height = min(max(number("height") ?? 36, 24), 120)
    for (index, title) in ["Text", "Placeholder"].enumerated() {
      let frame = room(0, Double(index) * (height + 10), width, height)
      // UIKit's own border, unless the theme draws one.
      if number(.borderWidth) == nil { fill(frame, color(or: .fill), radius: 6) }
      surface(room(1, frame.minY + 1, frame.width - 2, height - 2), or: .surface, radius: 5)
      let inner = room(10, frame.minY, frame.width - 20, height)
      text(title, in: inner, index == 0 ? nil : "", or: index == 0 ? .label : .secondary)
      mark(frame, title)
    }
  }

  // MARK: - Surfaces

  private mutating func drawView() {
    let frame = room(0, 0, width, 88)
    surface(frame, or: .none)
    // A class with nothing but a colour, of which only the app knows what it colours.
    if let color = color(["color", .tintColor], or: .none) { fill(room(width / 2 - 22, 8, 44, 24), color, radius: 6) }
    text(control.path, in: frame, "", anchor: .middle, size: 13, or: .secondary)
    if let image = backgroundImage() {
      text(image, in: room(0, 56, width, 20), "", anchor: .middle, size: 11, or: .secondary)
    }
    mark(frame, control.path)
  }

  private mutating func drawImage() {
    let frame = room(0, 0, 64, 64)
    surface(frame, or: .fill, radius: 8)
    let tint = color([.tintColor, "color"], or: .secondary)
    stroke("M14 46l12-14 9 9 7-8 10 13z", tint)
    circle(24, 22, 4, tint)
    mark(frame, control.path)
  }

  private mutating func drawIndicator() {
    let color = color(["color", .tintColor], or: .secondary)
    for spoke in [
      "M22 6v8", "M22 30v8", "M6 22h8", "M30 22h8", "M11 11l5 5", "M28 28l5 5", "M33 11l-5 5", "M16 28l-5 5",
    ] { stroke(spoke, color, width: 3) }
    mark(room(0, 0, 44, 44), control.path)
  }

  private mutating func drawPageControl() {
    let current = color(["current-page-indicator-tint-color", .tintColor], or: .label)
    let other = color(["page-indicator-tint-color"], or: .fill)
    for dot in 0..<5 { circle(width / 2 - 32 + Double(dot) * 16, 22, 4, dot == 1 ? current : other) }
    mark(room(width / 2 - 40, 8, 80, 28), control.path)
    height = Self.usualHeight
  }
}
