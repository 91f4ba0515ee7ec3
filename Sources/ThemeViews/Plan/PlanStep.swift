import ThemeTable

/// One of the things that a kind of view takes of a style; `Data/kinds.txt` has them all.
struct PlanStep: Sendable {
  let part: StyleAssignment.Part
  let slot: StyleAssignment.Slot
  let state: StyleState
  private let form: Form
  private let property: StyleProperty
  /// Properties of which one must be set, if there are any.
  private let needed: [StyleProperty]
  /// Properties of which none may be set.
  private let unwanted: [StyleProperty]
  private let classes: String

  init(
    _ slot: StyleAssignment.Slot, _ form: Form, _ property: StyleProperty, part: StyleAssignment.Part = .itself,
    in state: StyleState = .normal, if needed: [StyleProperty] = [], unless unwanted: [StyleProperty] = [],
    of classes: String = "*"
  ) {
    (self.part, self.slot, self.state, self.form, self.property) = (part, slot, state, form, property)
    (self.needed, self.unwanted, self.classes) = (needed, unwanted, classes)
  }

  /// The class lists that have the value, of a view with this one.
  func classLists(of list: String) -> [String] {
    classes == "each" ? list.split(separator: ":").map { String($0) } : [classes.replacing("*", with: list)]
  }

  /// A way in which a property becomes a value.
  enum Form {
    case color, number, boolean, insets, offset, image
    /// A colour that may be written for the normal state.
    case normalColor
    /// A whole number; of a number with a fraction the whole part, as NUI's runtime reads it.
    case integer
    /// A word of a closed set; those that are also alignments of text are stored as such.
    case word
    /// An alignment of text; a word that is none, such as a button's 'fill', leaves the text at the left.
    case alignment
    /// An image that is not repeated.
    case contents
    /// An image that is repeated, which has no insets.
    case pattern
    /// A pair of colours, of which the property is the upper one.
    case gradient
    case gradientOrColor
    /// The font as far as it is written; only its text style can be written for a state.
    case font
    /// Font, colour and shadow of a title.
    case attributes
    /// Those of a selected title, laid over the normal ones.
    case mergedAttributes
    /// The rectangle behind a segment.
    case segment
    /// The rectangle behind a bar's button, with a gradient; for a state only in a colour of its own.
    case panel
    /// The shape of a back button.
    case arrow
    /// That a number is there, or the opposite.
    case yes, no
    /// The word `left`.
    case left
  }

  /// The value in a style, if it has one.
  func value(in style: ResolvedStyle) -> StyleAssignment.Value? {
    func has(_ property: StyleProperty) -> Bool { style.value(property) != nil }
    guard needed.isEmpty || needed.contains(where: has), !unwanted.contains(where: has) else { return nil }
    switch form {
    case .color: return style.color(property).map { .color($0) }
    case .normalColor: return style.color(property, state: .normal).map { .color($0) }
    case .number: return style.number(property).map { .number($0) }
    case .boolean: return style.boolean(property).map { .boolean($0) }
    case .insets: return style.box(property).map { .insets($0) }
    case .offset: return style.offset(property).map { .offset($0) }
    case .image: return style.image(property).map { .image($0) }
    case .integer:
      return style.number(property).flatMap { Int32(exactly: $0.rounded(.towardZero)) }.map { .integer(Int($0)) }
    case .word: return style.word(property).map { .word($0) }
    case .alignment: return style.word(property).map { .alignment(StyleTextAlignment(rawValue: $0) ?? .left) }
    case .contents: return style.isRepeated ? nil : style.image(property).map { .image($0) }
    case .pattern: return style.isRepeated ? style.imageName(property).map { .image(StyleImage(name: $0)) } : nil
    case .gradient: return style.gradient(property).map { .gradient(top: $0, bottom: $1) }
    case .gradientOrColor:
      return style.gradient(property).map { .gradient(top: $0, bottom: $1) }
        ?? style.color("background-color").map { .color($0) }
    case .font: return style.font(in: state).map { .font($0) }
    case .attributes: return attributes(style.attributes(in: state))
    case .mergedAttributes: return attributes(style.mergedAttributes(in: state))
    case .segment:
      let panel = StyleAssignment.Panel(style.color(property) ?? style.color("background-color"), style)
      return panel.color == nil && panel.borderColor == nil ? nil : .panel(panel)
    case .panel:
      let (color, gradient) = (style.color(property), style.gradient("background-color-top"))
      guard color != nil || state == .normal && gradient != nil else { return nil }
      return .panel(StyleAssignment.Panel(color, style, gradient: gradient))
    case .arrow: return (style.color(property) ?? style.color("background-color")).map { .panel(.arrow($0, style)) }
    case .yes, .no: return style.number(property).map { _ in .boolean(form == .yes) }
    case .left: return has(property) ? .word("left") : nil
    }
  }

  private func attributes(_ attributes: StyleAssignment.TextAttributes) -> StyleAssignment.Value? {
    attributes == StyleAssignment.TextAttributes() ? nil : .attributes(attributes)
  }
}

extension ResolvedStyle {
  fileprivate var isRepeated: Bool { boolean("background-repeat") ?? true }

  fileprivate func word(_ property: StyleProperty) -> String? {
    keyword(property) ?? textAlignment(property)?.rawValue
  }

  /// An image with the insets that are written for it.
  fileprivate func image(_ property: StyleProperty) -> StyleImage? {
    imageName(property).map { StyleImage(name: $0, insets: box(property.insets)) }
  }

  /// The gradient of a pair of properties; nil if one of them is missing.
  fileprivate func gradient(_ top: StyleProperty) -> (top: StyleColor, bottom: StyleColor)? {
    guard let upper = color(top) else { return nil }
    return color(top.name.replacing("-top", with: "-bottom")).map { (upper, $0) }
  }

  fileprivate func font(in state: StyleState) -> StyleAssignment.Font? {
    let ofState = state == .normal ? nil : textStyle("font-style-\(state.name)")
    guard state == .normal || ofState != nil else { return nil }
    let font = StyleAssignment.Font(
      name: fontName(.fontName), size: number("font-size"), textStyle: ofState ?? textStyle(.fontStyle))
    return font == StyleAssignment.Font() ? nil : font
  }

  /// The attributes of a title, each but the font with a suffix where a state has its own.
  fileprivate func attributes(in state: StyleState) -> StyleAssignment.TextAttributes {
    let suffix = state == .normal ? "" : "-\(state.name)"
    return StyleAssignment.TextAttributes(
      font: font(in: .normal), color: color("font-color\(suffix)"), shadowColor: color("text-shadow-color\(suffix)"),
      shadowOffset: offset("text-shadow-offset\(suffix)"))
  }

  fileprivate func mergedAttributes(in state: StyleState) -> StyleAssignment.TextAttributes {
    let plain = attributes(in: .normal)
    var own = attributes(in: state)
    guard own != StyleAssignment.TextAttributes() else { return own }
    own.color = own.color ?? plain.color
    // A shadow replaces the normal one whole.
    if own.shadowColor == nil, own.shadowOffset == nil {
      (own.shadowColor, own.shadowOffset) = (plain.shadowColor, plain.shadowOffset)
    }
    return own
  }
}

extension StyleAssignment.Panel {
  fileprivate init(
    _ color: StyleColor?, _ style: ResolvedStyle, gradient: (top: StyleColor, bottom: StyleColor)? = nil
  ) {
    self.init(
      color: color, top: gradient?.top, bottom: gradient?.bottom, borderColor: style.color("border-color"),
      borderWidth: style.number("border-width") ?? 0, cornerRadius: style.number("corner-radius") ?? 0)
  }

  fileprivate static func arrow(_ color: StyleColor, _ style: ResolvedStyle) -> StyleAssignment.Panel {
    var panel = StyleAssignment.Panel(color, style)
    (panel.pointsBack, panel.cornerRadius) = (true, style.number("corner-radius") ?? 7)
    return panel
  }
}
