import ThemeTable

/// Collects the assignments of one view: it knows how values are read, and ``PlanBuilder/add(_:)`` in which order.
struct PlanBuilder {
  let theme: StyleTable
  let classList: String
  let environment: StyleEnvironment
  private var style: ResolvedStyle
  private var part = StyleAssignment.Part.itself
  private(set) var assignments: [StyleAssignment] = []

  init(theme: StyleTable, classList: String, environment: StyleEnvironment) {
    self.theme = theme
    self.classList = classList
    self.environment = environment
    style = theme.style(forClassList: classList, in: environment)
  }

  /// Collects what another class list gives a part of the view.
  mutating func with(_ part: StyleAssignment.Part, classList: String, _ body: (inout PlanBuilder) -> Void) {
    let outer = (self.part, style)
    (self.part, style) = (part, theme.style(forClassList: classList, in: environment))
    body(&self)
    (self.part, style) = outer
  }

  /// Collects what the same class list gives a part of the view.
  mutating func with(_ part: StyleAssignment.Part, _ body: (inout PlanBuilder) -> Void) {
    let outer = self.part
    self.part = part
    body(&self)
    self.part = outer
  }

  /// Drops assignments from a position on.
  mutating func remove(from position: Int, where isDropped: (StyleAssignment) -> Bool) {
    assignments = assignments[..<position] + assignments[position...].filter { !isDropped($0) }
  }

  /// Assigns a value if there is one.
  mutating func set(_ slot: StyleAssignment.Slot, _ value: StyleAssignment.Value?, in state: StyleState = .normal) {
    guard let value else { return }
    assignments.append(StyleAssignment(part: part, slot: slot, state: state, value: value))
  }

  // The values of a property by its written name.

  func color(_ name: String) -> StyleAssignment.Value? { plainColor(name).map { .color($0) } }

  /// The colour that is written for a state; that of the normal state may be written without it.
  func color(_ name: String, in state: StyleState) -> StyleAssignment.Value? {
    state == .normal
      ? style.color(StyleProperty(name), state: .normal).map { .color($0) } : color("\(name)-\(state.name)")
  }

  func plainColor(_ name: String) -> StyleColor? { style.color(StyleProperty(name)) }
  func number(_ name: String) -> StyleAssignment.Value? { plainNumber(name).map { .number($0) } }
  func plainNumber(_ name: String) -> Double? { style.number(StyleProperty(name)) }
  func boolean(_ name: String) -> StyleAssignment.Value? { style.boolean(StyleProperty(name)).map { .boolean($0) } }
  func insets(_ name: String) -> StyleAssignment.Value? { style.box(StyleProperty(name)).map { .insets($0) } }
  func offset(_ name: String) -> StyleAssignment.Value? { style.offset(StyleProperty(name)).map { .offset($0) } }
  func has(_ name: String) -> Bool { style.value(StyleProperty(name)) != nil }

  /// A word of a closed set; those that are also alignments of text are stored as such.
  func word(_ name: String) -> StyleAssignment.Value? {
    let property = StyleProperty(name)
    return (style.keyword(property) ?? style.textAlignment(property)?.rawValue).map { .word($0) }
  }

  /// A whole number; of a number with a fraction the whole part, as NUI's runtime reads it.
  func integer(_ name: String) -> StyleAssignment.Value? {
    plainNumber(name).flatMap { Int32(exactly: $0.rounded(.towardZero)) }.map { .integer(Int($0)) }
  }

  /// An alignment of text; a word that is none, such as a button's 'fill', leaves the text at the left.
  func alignment(_ name: String) -> StyleAssignment.Value? {
    word(name).map { word in
      if case .word(let word) = word { .alignment(StyleTextAlignment(rawValue: word) ?? .left) } else { word }
    }
  }

  /// An image with the insets that are written for it.
  func image(_ name: String) -> StyleAssignment.Value? {
    style.imageName(StyleProperty(name)).map {
      .image(StyleImage(name: $0, insets: style.box(StyleProperty(name + "-insets"))))
    }
  }

  /// The gradient of a pair of properties; nil if one of them is missing.
  func gradient(_ suffix: String = "") -> StyleAssignment.Value? {
    guard let top = plainColor("background-color-top\(suffix)") else { return nil }
    return plainColor("background-color-bottom\(suffix)").map { .gradient(top: top, bottom: $0) }
  }

  /// The font as far as it is written; only its text style can be written for a state.
  func font(in state: StyleState = .normal) -> StyleAssignment.Font? {
    let ofState = state == .normal ? nil : style.textStyle(StyleProperty("font-style-\(state.name)"))
    guard state == .normal || ofState != nil else { return nil }
    let font = StyleAssignment.Font(
      name: style.fontName(.fontName), size: plainNumber("font-size"), textStyle: ofState ?? style.textStyle(.fontStyle)
    )
    return font == StyleAssignment.Font() ? nil : font
  }

  /// The attributes of a title, each with a suffix where a state has its own.
  func attributes(_ suffix: String = "") -> StyleAssignment.TextAttributes {
    StyleAssignment.TextAttributes(
      font: font(), color: plainColor("font-color\(suffix)"), shadowColor: plainColor("text-shadow-color\(suffix)"),
      shadowOffset: style.offset(StyleProperty("text-shadow-offset\(suffix)")))
  }

  /// The rectangle behind a bar's button or a segment in a colour or gradient.
  func panel(_ color: StyleColor?, gradient: Bool = false) -> StyleAssignment.Panel {
    var panel = StyleAssignment.Panel()
    panel.color = color
    if gradient, case .gradient(let top, let bottom)? = self.gradient() { (panel.top, panel.bottom) = (top, bottom) }
    panel.borderColor = plainColor("border-color")
    panel.borderWidth = plainNumber("border-width") ?? 0
    panel.cornerRadius = plainNumber("corner-radius") ?? 0
    return panel
  }
}
