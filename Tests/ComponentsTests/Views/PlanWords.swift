import ThemeComponents
import ThemeTable
import ThemeViews

/// The words in which a plan's assignments are compared with recorded calls.
enum PlanWords {
  static func line(_ assignment: StyleAssignment, shownText: String, sizeWithoutOne: Double) -> String? {
    if assignment.slot == .textTransform, case .word(let word) = assignment.value {
      return TextTransform(rawValue: word).map { "text = \($0.applied(to: shownText))" }
    }
    let part = assignment.part == .itself ? "" : "\(assignment.part.rawValue)."
    let state = assignment.state == .normal ? "" : "(\(assignment.state.name))"
    return "\(part)\(assignment.slot.rawValue)\(state) = \(words(assignment.value, sizeWithoutOne))"
  }

  private static func words(_ value: StyleAssignment.Value, _ size: Double) -> String {
    switch value {
    case .color(let color): colour(color)
    // The bundle of the recording has every image but these.
    case .image(let image) where image.name.hasPrefix("nosuch"): "nothing"
    case .image(let image): image.name + (image.insets.map { " in \(box($0))" } ?? "")
    case .gradient(let top, let bottom): "\(colour(top)) to \(colour(bottom))"
    case .panel(let panel): self.panel(panel)
    case .number(let number): RecordedCall.number(number)
    case .integer(let number): "\(number)"
    case .boolean(let truth): "\(truth)"
    case .font(let font): self.font(font, size)
    case .attributes(let attributes):
      self.attributes(
        font: attributes.font.map { self.font($0, size) }, color: attributes.color.map(colour),
        shadowColor: attributes.shadowColor.map(colour), shadowOffset: attributes.shadowOffset.map(offset))
    case .alignment(let alignment): alignment.rawValue
    case .word(let word): word
    case .insets(let insets): box(insets)
    case .offset(let offset): self.offset(offset)
    }
  }

  private static func colour(_ color: StyleColor) -> String {
    "#"
      + [color.red, color.green, color.blue, color.alpha].map { byte in
        let digits = String(byte, radix: 16, uppercase: true)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }

  /// A colour that the system has by name, in the light.
  static func systemColor(_ name: String) -> String {
    table("Dot { color: \(name); }").style(forClassList: "Dot", in: StyleEnvironment()).color(.color).map(colour)
      ?? name
  }

  private static func offset(_ offset: StyleOffset) -> String {
    "\(RecordedCall.number(offset.x)),\(RecordedCall.number(offset.y))"
  }

  private static func font(_ font: StyleAssignment.Font, _ size: Double) -> String {
    "\(font.name ?? "system") \(RecordedCall.number(font.size ?? size))"
  }

  static func box(_ box: StyleBox) -> String {
    "insets " + [box.top, box.right, box.bottom, box.left].map { RecordedCall.number($0) }.joined(separator: " ")
  }

  static func attributes(font: String?, color: String?, shadowColor: String?, shadowOffset: String?) -> String {
    [("font", font), ("color", color), ("shadow", shadowColor), ("offset", shadowOffset)]
      .compactMap { name, value in value.map { "\(name) \($0)" } }.joined(separator: "; ")
  }

  private static func panel(_ panel: StyleAssignment.Panel) -> String {
    let gradient = panel.top.flatMap { top in panel.bottom.map { "\(colour(top)) to \(colour($0))" } }
    return self.panel(
      isArrow: panel.pointsBack, color: panel.color.map(colour), gradient: gradient,
      border: panel.borderColor.map(colour), width: RecordedCall.number(panel.borderWidth),
      cap: RecordedCall.number(panel.pointsBack ? panel.cornerRadius : panel.cap))
  }

  static func panel(
    isArrow: Bool, color: String?, gradient: String?, border: String?, width: String, cap: String
  ) -> String {
    // An edge that is clear is none.
    let edge = border == "#00000000" ? nil : border
    return "\(isArrow ? "arrow" : "panel") \(color ?? "-") \(gradient ?? "-") edge \(edge ?? "-") \(width) cap \(cap)"
  }
}
