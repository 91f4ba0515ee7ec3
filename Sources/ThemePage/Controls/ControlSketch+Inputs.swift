import ThemeComponents
import ThemeTable

// Tables, and the controls that set a value.
extension ControlSketch {
  mutating func drawCell(_ title: String, _ state: StyleState, top: Double) {
    let frame = room(0, top, width, 44)
    surface(frame, nil, state, or: .surface)
    mark(frame, title, nil, state)
    text(title, in: room(16, top, 180, 44), nil, state)
    let detail = room(width - 170, top, 140, 44)
    text("Detail", in: detail, "TableCellDetail", state, anchor: .end, or: .secondary)
    mark(detail, "Detail", "TableCellDetail", state)
    let soft = color(or: .secondary)
    stroke("M\(Int(width) - 20) \(Int(top) + 17)l5 5-5 5", soft, width: 1.6)
    let separator = color([.separatorColor], of: "Table", or: .fill)
    fill(room(16, top + 43.5, width - 16, 0.5), separator)
  }

  mutating func drawTable() {
    let frame = room(0, 0, width, 144)
    surface(frame, or: .surface)
    mark(frame, "Table")
    let separator = color([.separatorColor], or: .fill)
    for (index, title) in ["First row", "Second row", "Third row"].enumerated() {
      let top = Double(index) * 44 + 6
      text(title, in: room(16, top, 200, 44), "TableCell")
      fill(room(16, top + 43.5, width - 16, 1), separator)
    }
  }

  mutating func drawSegments() {
    let selectedBackground = StyleProperty(StyleProperty.backgroundColor.written(in: .selected))
    surface(room(0, 0, width, 34), or: .fill, radius: 8)
    for (index, title) in ["Day", "Week", "Month"].enumerated() {
      let state: StyleState = index == 0 ? .selected : .plain
      let segment = room(Double(index) * width / 3, 0, width / 3, 34)
      if index == 0 {
        let color = color([.tintColor, selectedBackground], of: nil, state, or: .surface)
        fill(room(segment.minX + 2, 2, segment.width - 4, 30), color, radius: 7)
      } else if index > 1 {
        // Beside the chosen segment iOS draws none.
        let divider = color(["divider-color", .borderColor], or: .secondary)
        fill(room(segment.minX, 8, 1, 18), divider)
      }
      text(title, in: segment, nil, state, anchor: .middle, size: 13)
      mark(segment, title, nil, state)
    }
  }

  mutating func drawSwitches() {
    let thumb = color(["thumb-tint-color"], or: .white)
    let on = color(["on-tint-color"], or: .tint)
    let off = color([.tintColor], or: .fill)
    for (left, knob, track, title) in [(0.0, 35.5, on, "On"), (71, 86.5, off, "Off")] {
      let frame = room(left, 6, 51, 31)
      fill(frame, track, radius: 15.5)
      circle(knob, 21.5, 13.5, thumb)
      mark(frame, title)
    }
    height = Self.usualHeight
  }

  mutating func drawSlider() {
    let minimum = color(["minimum-track-tint-color", .tintColor], or: .tint)
    let maximum = color(["maximum-track-tint-color"], or: .fill)
    let thumb = color(["thumb-tint-color"], or: .white)
    fill(room(0, 20, width, 4), maximum, radius: 2)
    fill(room(0, 20, 200, 4), minimum, radius: 2)
    circle(200, 22.5, 13.5, color(or: .fill))
    circle(200, 22, 13, thumb)
    mark(room(0, 6, width, 32), "Slider")
    height = Self.usualHeight
  }

  mutating func drawProgress() {
    let done = color(["progress-tint-color"], or: .tint)
    let track = color(["track-tint-color"], or: .fill)
    fill(room(0, 10, width, 4), track, radius: 2)
    fill(room(0, 10, 230, 4), done, radius: 2)
    mark(room(0, 0, width, 24), "Progress")
  }
}
