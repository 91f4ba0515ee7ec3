import ThemeComponents
import ThemePreview
import ThemeTable
import ThemeValues

/// Draws controls of UIKit with the style of a class, in the states that tell something.
struct ControlDrawing {
  /// The class lists that the control is styled by, such as `Button:LargeButton`.
  let list: String
  let kind: ControlKind
  /// The class itself, which is the text of what has no better one.
  let path: String

  /// A control for a class of a theme; an app's own class has the values of NUI's class below it.
  init(_ path: String, _ kind: ControlKind) {
    self.path = path
    self.kind = kind
    if let base = kind.baseClass, base != path {
      list = "\(base):\(path)"
    } else {
      list = path
    }
  }

  /// Draws the control.
  func draw(_ sketch: inout ControlSketch) {
    switch kind {
    case .button: drawButtons(&sketch, height: 44, barStyle: false)
    case .barButton: drawButtons(&sketch, height: 34, barStyle: true)
    case .label: drawLabel(&sketch)
    case .textField: drawFields(&sketch)
    case .navigationBar: drawNavigationBar(&sketch)
    case .tabBar: drawTabBar(&sketch)
    case .toolbar: drawToolbar(&sketch)
    case .searchBar: drawSearchBar(&sketch)
    case .tableCell: drawCells(&sketch)
    case .table: drawTable(&sketch)
    case .segmentedControl: drawSegments(&sketch)
    case .switch: drawSwitches(&sketch)
    case .slider: drawSlider(&sketch)
    case .progress: drawProgress(&sketch)
    case .activityIndicator: drawIndicator(&sketch)
    case .pageControl: drawPageControl(&sketch)
    case .image: drawImage(&sketch)
    case .view: drawView(&sketch)
    }
  }

  func room(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> LayoutRect {
    LayoutRect(x: x, y: y, width: width, height: height)
  }

  // MARK: - Buttons and texts

  private func drawButtons(_ sketch: inout ControlSketch, height: Double, barStyle: Bool) {
    let height = min(max(sketch.number("height", of: list) ?? height, 20), 120)
    let states: [(StyleState, String)] = [
      (.plain, "Normal"), (.highlighted, "Highlighted"), (.selected, "Selected"),
      (.disabled, "Disabled"),
    ]
    for (index, (state, title)) in states.enumerated() {
      let frame = room(
        Double(index % 2) * 183, Double(index / 2) * (height + 12), 175, height)
      sketch.surface(frame, list, state, or: .none)
      let fallback: ControlSketch.Fallback = state == .disabled ? .secondary : .tint
      sketch.text(title, in: frame, list, state, anchor: .middle, or: fallback)
      sketch.mark(list, state, frame, title)
    }
    sketch.height = 2 * height + 12
  }

  private func drawLabel(_ sketch: inout ControlSketch) {
    let font = sketch.font(of: list)
    let frame = room(0, 0, sketch.width, max(28, font.size * 1.6))
    sketch.surface(frame, list, or: .none)
    let inner = room(4, 0, frame.width - 8, frame.height)
    sketch.text("The quick brown fox", in: inner, list, anchor: alignment(sketch))
    sketch.mark(list, frame, "The quick brown fox")
    sketch.height = frame.height
  }

  private func alignment(_ sketch: ControlSketch) -> ControlSketch.Anchor {
    switch sketch.context.value(.textAlign, of: list, .plain, .lightBase) {
    case .textAlignment(.center)?: .middle
    case .textAlignment(.right)?: .end
    default: .start
    }
  }

  private func drawFields(_ sketch: inout ControlSketch) {
    let height = min(max(sketch.number("height", of: list) ?? 36, 24), 120)
    for (index, title) in ["Text", "Placeholder"].enumerated() {
      let frame = room(0, Double(index) * (height + 10), sketch.width, height)
      // UIKit's own border, unless the theme draws one.
      if sketch.number(.borderWidth, of: list) == nil {
        sketch.fill(frame, sketch.color([], of: list, or: .fill), radius: 6)
      }
      sketch.surface(
        room(1, frame.minY + 1, frame.width - 2, height - 2), list, or: .surface, radius: 5)
      let inner = room(10, frame.minY, frame.width - 20, height)
      if index == 0 {
        sketch.text(title, in: inner, list)
      } else {
        sketch.text(title, in: inner, "", or: .secondary)
      }
      sketch.mark(list, frame, title)
    }
    sketch.height = 2 * height + 10
  }

  // MARK: - Surfaces

  private func drawView(_ sketch: inout ControlSketch) {
    let frame = room(0, 0, sketch.width, 88)
    sketch.surface(frame, list, or: .none)
    sketch.text(path, in: frame, "", anchor: .middle, size: 13, or: .secondary)
    if let image = sketch.backgroundImage(of: list) {
      let line = room(0, 56, sketch.width, 20)
      sketch.text(image, in: line, "", anchor: .middle, size: 11, or: .secondary)
    }
    sketch.mark(list, frame, path)
    sketch.height = 88
  }

  private func drawImage(_ sketch: inout ControlSketch) {
    let frame = room(0, 0, 64, 64)
    sketch.surface(frame, list, or: .fill, radius: 8)
    let tint = sketch.color([.tintColor, "color"], of: list, or: .secondary)
    sketch.stroke("M14 46l12-14 9 9 7-8 10 13z", tint)
    sketch.circle(24, 22, 4, tint)
    sketch.mark(list, frame, path)
    sketch.height = 64
  }

  private func drawIndicator(_ sketch: inout ControlSketch) {
    let color = sketch.color(["color", .tintColor], of: list, or: .secondary)
    for spoke in [
      "M22 6v8", "M22 30v8", "M6 22h8", "M30 22h8", "M11 11l5 5", "M28 28l5 5", "M33 11l-5 5",
      "M16 28l-5 5",
    ] {
      sketch.stroke(spoke, color, width: 3)
    }
    sketch.mark(list, room(0, 0, 44, 44), path)
  }

  private func drawPageControl(_ sketch: inout ControlSketch) {
    let current = sketch.color(
      ["current-page-indicator-tint-color", .tintColor], of: list, or: .label)
    let other = sketch.color(["page-indicator-tint-color"], of: list, or: .fill)
    for dot in 0..<5 {
      sketch.circle(sketch.width / 2 - 32 + Double(dot) * 16, 22, 4, dot == 1 ? current : other)
    }
    sketch.mark(list, room(sketch.width / 2 - 40, 8, 80, 28), path)
  }
}
