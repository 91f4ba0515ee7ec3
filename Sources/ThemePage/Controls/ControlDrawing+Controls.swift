import ThemeComponents
import ThemeTable

// Tables, and the controls that set a value.
extension ControlDrawing {
  func drawCells(_ sketch: inout ControlSketch) {
    let states: [(StyleState, String)] = [
      (.plain, "Cell"), (.highlighted, "Highlighted"), (.selected, "Selected"),
    ]
    for (index, (state, title)) in states.enumerated() {
      drawCell(title, list, state, top: Double(index) * 44, &sketch)
    }
    sketch.height = 132
  }

  private func drawCell(
    _ title: String, _ list: String, _ state: StyleState, top: Double,
    _ sketch: inout ControlSketch
  ) {
    let frame = room(0, top, sketch.width, 44)
    sketch.surface(frame, list, state, or: .surface)
    sketch.mark(list, state, frame, title)
    sketch.text(title, in: room(16, top, 180, 44), list, state)
    let detail = room(sketch.width - 170, top, 140, 44)
    sketch.text("Detail", in: detail, "TableCellDetail", state, anchor: .end, or: .secondary)
    sketch.mark("TableCellDetail", state, detail, "Detail")
    let soft = sketch.color([], of: list, or: .secondary)
    sketch.stroke("M\(Int(sketch.width) - 20) \(Int(top) + 17)l5 5-5 5", soft, width: 1.6)
    let separator = sketch.color([.separatorColor], of: "Table", or: .fill)
    sketch.fill(room(16, top + 43.5, sketch.width - 16, 0.5), separator)
  }

  func drawTable(_ sketch: inout ControlSketch) {
    let frame = room(0, 0, sketch.width, 144)
    sketch.surface(frame, list, or: .surface)
    sketch.mark(list, frame, "Table")
    let separator = sketch.color([.separatorColor], of: list, or: .fill)
    for (index, title) in ["First row", "Second row", "Third row"].enumerated() {
      let top = Double(index) * 44 + 6
      sketch.text(title, in: room(16, top, 200, 44), "TableCell")
      sketch.fill(room(16, top + 43.5, sketch.width - 16, 1), separator)
    }
    sketch.height = 144
  }

  func drawSegments(_ sketch: inout ControlSketch) {
    let frame = room(0, 0, sketch.width, 34)
    let width = sketch.width / 3
    sketch.surface(frame, list, or: .fill, radius: 8)
    for (index, title) in ["Day", "Week", "Month"].enumerated() {
      let state: StyleState = index == 0 ? .selected : .plain
      let segment = room(Double(index) * width, 0, width, 34)
      if index == 0 {
        let color = sketch.color(
          [.tintColor, StyleProperty(StyleProperty.backgroundColor.written(in: .selected))],
          of: list, state, or: .surface)
        sketch.fill(room(segment.minX + 2, 2, width - 4, 30), color, radius: 7)
      } else {
        let divider = sketch.color(["divider-color", .borderColor], of: list, or: .secondary)
        sketch.fill(room(segment.minX, 8, 1, 18), divider)
      }
      sketch.text(title, in: segment, list, state, anchor: .middle, size: 13)
      sketch.mark(list, state, segment, title)
    }
    sketch.height = 34
  }

  func drawSwitches(_ sketch: inout ControlSketch) {
    let thumb = sketch.color(["thumb-tint-color"], of: list, or: .white)
    let on = sketch.color(["on-tint-color"], of: list, or: .tint)
    let off = sketch.color([.tintColor], of: list, or: .fill)
    sketch.fill(room(0, 6, 51, 31), on, radius: 15.5)
    sketch.circle(35.5, 21.5, 13.5, thumb)
    sketch.mark(list, room(0, 6, 51, 31), "On")
    sketch.fill(room(71, 6, 51, 31), off, radius: 15.5)
    sketch.circle(86.5, 21.5, 13.5, thumb)
    sketch.mark(list, room(71, 6, 51, 31), "Off")
  }

  func drawSlider(_ sketch: inout ControlSketch) {
    let minimum = sketch.color(["minimum-track-tint-color", .tintColor], of: list, or: .tint)
    let maximum = sketch.color(["maximum-track-tint-color"], of: list, or: .fill)
    let thumb = sketch.color(["thumb-tint-color"], of: list, or: .white)
    sketch.fill(room(0, 20, sketch.width, 4), maximum, radius: 2)
    sketch.fill(room(0, 20, 200, 4), minimum, radius: 2)
    sketch.circle(200, 22.5, 13.5, sketch.color([], of: list, or: .fill))
    sketch.circle(200, 22, 13, thumb)
    sketch.mark(list, room(0, 6, sketch.width, 32), "Slider")
  }

  func drawProgress(_ sketch: inout ControlSketch) {
    let done = sketch.color(["progress-tint-color"], of: list, or: .tint)
    let track = sketch.color(["track-tint-color"], of: list, or: .fill)
    sketch.fill(room(0, 10, sketch.width, 4), track, radius: 2)
    sketch.fill(room(0, 10, 230, 4), done, radius: 2)
    sketch.mark(list, room(0, 0, sketch.width, 24), "Progress")
    sketch.height = 24
  }
}
