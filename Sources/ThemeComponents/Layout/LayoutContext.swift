import ThemeTable

/// The context of one layout: the styles, each looked up once, and the text measuring.
final class LayoutContext {
  let theme: ComponentTheme
  let traits: ViewTraits
  let measuring: any TextMeasuring
  /// The target under a resting finger.
  let highlighted: TapTarget?
  /// The target that has the keyboard focus.
  let focused: TapTarget?
  private let symbolScale: Double
  private var looks: [StyleKey: Look] = [:]
  private var widths: [LayoutText: Double] = [:]

  private struct StyleKey: Hashable {
    let part: StyledPart
    let state: StyleState
  }

  /// The style of a part in a state, and the font that it asks for.
  private struct Look {
    let style: PartStyle
    var font: FontDescription
  }

  /// A context for a component; a surface that floats, such as a sheet, has the colors of the elevated level.
  ///
  /// A row that is drawn by itself is touched by what its native view says, and not by the component's state.
  init(
    _ component: some ComponentLayout, theme: ComponentTheme, measuring: any TextMeasuring, isElevated: Bool = false,
    touch: RowTouch? = nil
  ) {
    self.theme = theme
    var traits = component.traits
    if isElevated { traits.environment.level = .elevated }
    self.traits = traits
    symbolScale = traits.symbolScale
    switch touch {
    case .pressed(let target)?: (highlighted, focused) = (target, nil)
    case .focused(let target)?: (highlighted, focused) = (nil, target)
    case nil: (highlighted, focused) = (component.highlighted, component.focused)
    }
    self.measuring = measuring
  }

  /// The same context at another text size.
  init(_ context: LayoutContext, textSize: StyleTextSize) {
    theme = context.theme
    var traits = context.traits
    traits.contentSizeCategory = textSize
    self.traits = traits
    symbolScale = traits.symbolScale
    highlighted = context.highlighted
    focused = context.focused
    measuring = context.measuring
  }

  /// The most lines of a row's texts: one, and any number at accessibility sizes, where texts wrap instead of being cut.
  var textLines: Int { traits.contentSizeCategory.isAccessibilityCategory ? 0 : 1 }

  /// The size of a symbol at the user's text size.
  func scaled(_ size: LayoutSize, atMost most: Double = .infinity) -> LayoutSize {
    let scale = min(symbolScale, most)
    return LayoutSize(width: size.width * scale, height: size.height * scale)
  }

  /// A state of what a tap on a target means, with the finger that rests on it, or the focus.
  func state(_ state: StyleState = .plain, of target: TapTarget) -> StyleState {
    if state == .disabled { return state }
    if target == highlighted { return state == .selected ? .selectedHighlighted : .highlighted }
    return target == focused ? .focused : state
  }

  func style(of part: StyledPart, _ state: StyleState = .plain) -> PartStyle { look(of: part, state).style }

  func font(of part: StyledPart, _ state: StyleState = .plain) -> FontDescription { look(of: part, state).font }

  private func look(of part: StyledPart, _ state: StyleState) -> Look {
    let key = StyleKey(part: part, state: state)
    if let look = looks[key] { return look }
    let style = theme.style(of: part, state: state, in: traits.environment)
    let isCapped = traits.contentSizeCategory.isAccessibilityCategory && part.isInBar
    let look = Look(style: style, font: style.font(for: isCapped ? traits.barTextSize : traits.contentSizeCategory))
    looks[key] = look
    return look
  }

  private func look(of text: LayoutText) -> Look {
    var look = look(of: text.part, text.state)
    guard text.selectedScale != 1, text.state == .selected || text.state == .selectedHighlighted else { return look }
    // A theme that gives the state a font of its own has the last word.
    if look.font == font(of: text.part) {
      look.font.pointSize = (look.font.pointSize * text.selectedScale).rounded()
    }
    return look
  }

  func lineHeight(of part: StyledPart, _ state: StyleState = .plain) -> Double {
    measuring.lineHeight(of: font(of: part, state))
  }

  /// The height of one line of a text.
  func lineHeight(of text: LayoutText) -> Double { measuring.lineHeight(of: look(of: text).font) }

  /// The most lines of a text, 0 for any number.
  private func lineLimit(of text: LayoutText, _ style: PartStyle) -> Int {
    let limit = style.lineClamp ?? text.lineLimit
    guard text.cap > 0 else { return limit }
    return limit == 0 ? text.cap : min(limit, text.cap)
  }

  /// The height of the most lines that a text may take.
  func mostHeight(of text: LayoutText) -> Double {
    let look = look(of: text)
    let count = lineLimit(of: text, look.style)
    return Double(count) * measuring.lineHeight(of: look.font) + Double(max(0, count - 1)) * look.style.lineSpacing
  }

  /// The room that a text takes at a width, as the theme spells and spaces it.
  func measure(_ text: LayoutText, width: Double = .infinity) -> TextMeasure {
    measure(text, look(of: text), width: width)
  }

  private func measure(_ text: LayoutText, _ look: Look, width: Double) -> TextMeasure {
    var measure = measuring.measure(
      look.style.transformed(text.string), font: look.font, width: width, lineLimit: lineLimit(of: text, look.style))
    measure.size.height += Double(max(0, measure.lineCount - 1)) * look.style.lineSpacing
    return measure
  }

  /// The size of a text at a width, with the room around it that the theme gives its part.
  func padded(_ text: LayoutText, width: Double = .infinity) -> LayoutSize {
    let insets = insets(of: text.part)
    let size = measure(text, width: max(0, width - insets.leading - insets.trailing)).size
    return LayoutSize(
      width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  /// The width of a text on one line, with the room around it that the theme gives its part.
  func width(of text: LayoutText) -> Double {
    if let width = widths[text] { return width }
    let width = padded(text).width
    widths[text] = width
    return width
  }

  /// The height that a text takes at a width; a text of one line at most is not even looked at.
  func height(_ text: LayoutText, width: Double) -> Double {
    let look = look(of: text)
    guard lineLimit(of: text, look.style) != 1 else { return measuring.lineHeight(of: look.font) }
    return measure(text, look, width: width).size.height
  }

  /// The room around the content of a part, counted for a layout from left to right that is mirrored afterwards: the
  /// theme's, or else the component's own.
  func insets(of part: StyledPart, otherwise insets: LayoutInsets = LayoutInsets()) -> LayoutInsets {
    guard var kept = style(of: part).contentInsets else { return insets }
    if traits.isRightToLeft { swap(&kept.leading, &kept.trailing) }
    return kept
  }

  /// The least height of a list's rows in points: the theme's, or else the component's own.
  func rowHeight(of list: StyledPart, otherwise height: Double) -> Double {
    min(max(0, style(of: list).number(.rowHeight) ?? height), 1_000)
  }

  /// The text as it is drawn in a room, aligned unless the theme says how.
  func drawn(_ text: LayoutText, in room: LayoutRect, alignment: StyleTextAlignment) -> DisplayText {
    let look = look(of: text)
    let measure = measure(text, look, width: room.inset(by: insets(of: text.part)).width)
    let wanted = look.style.textAlignment
    return DisplayText(
      string: look.style.transformed(text.string), font: look.font,
      alignment: DisplayText.Alignment(rawValue: (wanted == .natural ? alignment : wanted).rawValue)
        ?? (traits.isRightToLeft ? .right : .left), lineCount: measure.lineCount, isTruncated: measure.isTruncated)
  }

  /// To the edge where reading ends, in a layout that is mirrored afterwards.
  var trailingAlignment: StyleTextAlignment { traits.isRightToLeft ? .left : .right }
}

extension PartStyle {
  /// The text in the letters that `text-transform` asks for.
  fileprivate func transformed(_ string: String) -> String {
    guard case .keyword(let word)? = self[.textTransform] else { return string }
    return TextTransform(rawValue: word)?.applied(to: string) ?? string
  }
}

/// A text of a part, which is measured before it is drawn.
struct LayoutText: Hashable {
  var string: String
  let part: StyledPart
  var state: StyleState
  /// The most lines, 0 for any number; the theme's line clamp wins.
  let lineLimit: Int
  /// The number of lines for which room was kept, or 0 for none; the text never takes more.
  let cap: Int
  /// The factor by which the text is larger while it is selected, unless the theme gives that state a font of its own.
  let selectedScale: Double

  init(
    _ string: String, _ part: StyledPart, _ state: StyleState = .plain, lineLimit: Int = 1, cap: Int = 0,
    selectedScale: Double = 1
  ) {
    self.string = string
    self.part = part
    self.state = state
    self.lineLimit = lineLimit
    self.cap = cap
    self.selectedScale = min(max(0.1, selectedScale.finite), 10)
  }
}
