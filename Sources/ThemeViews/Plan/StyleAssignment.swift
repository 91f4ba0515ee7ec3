public import ThemeTable

/// One thing that a style sets on a view: a slot, its value, and the part and the state that it is for.
public struct StyleAssignment: Hashable, Sendable, CustomStringConvertible {
  /// The part of the view that takes the value.
  public var part: Part
  /// The thing that is set.
  public var slot: Slot
  /// The control state that it is set for; ``StyleState/normal`` for slots that have no states.
  public var state: StyleState
  /// The value.
  public var value: Value

  /// An assignment from its parts.
  public init(part: Part = .itself, slot: Slot, state: StyleState = .normal, value: Value) {
    (self.part, self.slot, self.state, self.value) = (part, slot, state, value)
  }

  /// A part of a view that takes values of its own.
  public enum Part: String, Sendable {
    /// The view.
    case itself
    /// The label of a button's title or of a cell's text.
    case title
    /// The second label of a cell.
    case detail
    /// The view that holds a cell's content.
    case content
    /// The image of a button.
    case image
    /// The bar of scopes below a search bar.
    case scopeBar
    /// The items of a bar that have no class of their own.
    case item
    /// The button of a navigation bar that goes back.
    case backItem
  }

  /// A value of a slot.
  public enum Value: Hashable, Sendable, CustomStringConvertible {
    /// A colour in the plan's environment.
    case color(StyleColor)
    /// An asset with the insets that stretch it.
    case image(StyleImage)
    /// Two colours, from the top to the bottom.
    case gradient(top: StyleColor, bottom: StyleColor)
    /// A rectangle, or the shape of a back button, that is drawn as an image.
    case panel(Panel)
    /// Points, or a factor where the slot is one.
    case number(Double)
    /// A whole number, such as a count of lines.
    case integer(Int)
    /// Whether something is so.
    case boolean(Bool)
    /// A font.
    case font(Font)
    /// The look of a bar's titles.
    case attributes(TextAttributes)
    /// An alignment of text.
    case alignment(StyleTextAlignment)
    /// A word of a closed set, spelt as themes spell it.
    case word(String)
    /// Insets in points.
    case insets(StyleBox)
    /// A displacement in points.
    case offset(StyleOffset)

    /// The value in a few words.
    public var description: String {
      switch self {
      case .color(let color): "\(color)"
      case .image(let image): image.insets.map { "\(image.name) stretched within \($0)" } ?? image.name
      case .gradient(let top, let bottom): "\(top) to \(bottom)"
      case .panel(let panel): "\(panel)"
      case .number(let number): "\(number)"
      case .integer(let number): "\(number)"
      case .boolean(let truth): "\(truth)"
      case .font(let font): "\(font)"
      case .attributes(let attributes): "\(attributes)"
      case .alignment(let alignment): "\(alignment)"
      case .word(let word): word
      case .insets(let box): "\(box)"
      case .offset(let offset): "\(offset)"
      }
    }
  }

  /// A font as far as a theme says; the view's own font gives the rest.
  public struct Font: Hashable, Sendable, CustomStringConvertible {
    /// The PostScript name or an alias of the system's font; nil for the system's font.
    public var name: String?
    /// Points at the standard text size; nil for the size that the view has.
    public var size: Double?
    /// The text style whose curve the size follows; nil for that of running text.
    public var textStyle: StyleTextStyle?
    /// A font from its parts.
    public init(name: String? = nil, size: Double? = nil, textStyle: StyleTextStyle? = nil) {
      (self.name, self.size, self.textStyle) = (name, size, textStyle)
    }

    /// Name, size and text style as far as the theme says: `system 20 headline`.
    public var description: String {
      [name ?? "system", size?.description, textStyle?.description].compactMap { $0 }.joined(separator: " ")
    }
  }

  /// Font, colour and shadow of a title that is no label.
  public struct TextAttributes: Hashable, Sendable, CustomStringConvertible {
    /// The font; nil for the bar's own.
    public var font: Font?
    /// The colour; nil for the bar's own.
    public var color: StyleColor?
    /// The shadow's colour; nil for none of its own.
    public var shadowColor: StyleColor?
    /// The shadow's displacement in points; nil for none of its own.
    public var shadowOffset: StyleOffset?

    /// Font, colour and shadow as far as the theme says.
    public var description: String {
      let shadow = [shadowColor?.description, shadowOffset?.description].compactMap { $0 }.joined(separator: " ")
      return [font?.description, color?.description, shadow.isEmpty ? nil : "shadow \(shadow)"].compactMap { $0 }
        .joined(separator: ", ")
    }
  }

  /// A rectangle with an edge, which becomes an image that stretches.
  public struct Panel: Hashable, Sendable, CustomStringConvertible {
    /// The colour; nil for none.
    public var color: StyleColor?
    /// The gradient over the colour, from the top to the bottom; nil for none.
    public var top: StyleColor?, bottom: StyleColor?
    /// The colour of the edge; nil for none.
    public var borderColor: StyleColor?
    /// The width of the edge in points.
    public var borderWidth = 0.0
    /// The radius of the corners in points.
    public var cornerRadius = 0.0
    /// Whether its left end is the arrow of a back button.
    public var pointsBack = false

    /// The part at each edge that does not stretch, in points.
    public var cap: Double { max(5, cornerRadius) + 3 }

    /// Fill, edge and corners.
    public var description: String {
      let fill = top.flatMap { top in bottom.map { "\(top) to \($0)" } } ?? color?.description ?? "clear"
      let edge = borderColor.map { " within \($0) \(borderWidth)" } ?? ""
      return "\(pointsBack ? "arrow" : "rectangle") of \(fill)\(edge), radius \(cornerRadius)"
    }
  }

  /// One line: `title.font = system 20`, `textColor(highlighted) = #FF0000`.
  public var description: String {
    let place = part == .itself ? slot.rawValue : "\(part.rawValue).\(slot.rawValue)"
    return "\(place)\(state == .normal ? "" : "(\(state.name))") = \(value)"
  }
}

/// An assignment of a plan, with its colour in all looks.
///
/// A look is a choice of appearance, level and contrast, which a colour of the platform follows by itself.
struct PlannedValue: Hashable, Sendable {
  /// The assignment in the environment of the plan.
  var assignment: StyleAssignment
  /// The colours by ``StyleEnvironment/look``; empty for values of other types.
  var colors: [StyleEnvironment: StyleColor] = [:]

  /// The values of a plan, in order.
  static func list(
    _ kind: ViewKind, classList: String, theme: StyleTable, in environment: StyleEnvironment
  ) -> [PlannedValue] {
    func plan(_ environment: StyleEnvironment) -> [StyleAssignment] {
      StylePlan(kind, classList: classList, theme: theme, in: environment).assignments
    }
    var colors: [StylePlan.Place: [StyleEnvironment: StyleColor]] = [:]
    for environment in environment.looks {
      for assignment in plan(environment) {
        guard case .color(let color) = assignment.value else { continue }
        colors[StylePlan.Place(assignment), default: [:]][environment.look] = color
      }
    }
    return plan(environment).map { assignment in
      guard case .color = assignment.value else { return PlannedValue(assignment: assignment) }
      return PlannedValue(assignment: assignment, colors: colors[StylePlan.Place(assignment)] ?? [:])
    }
  }
}

extension StyleEnvironment {
  /// The choices of appearance, level and contrast alone.
  var look: StyleEnvironment { StyleEnvironment(appearance: appearance, level: level, contrast: contrast) }

  /// The environments that differ from this one in appearance, level and contrast at most.
  var looks: [StyleEnvironment] {
    EnvironmentSet.all.filter {
      $0.device == device && $0.orientation == orientation && $0.sizeClass == sizeClass
    }
  }
}
