import ThemeTable

/// The context of one layout: the styles, each looked up once, and the text measuring.
final class LayoutPass {
  let theme: ComponentTheme
  let traits: ViewTraits
  let measuring: any TextMeasuring
  /// The target under a resting finger.
  let highlighted: TapTarget?
  private var styles: [StyleKey: PartStyle] = [:]
  private var fontScales: [StyledPart: Double] = [:]

  private struct StyleKey: Hashable {
    let part: StyledPart
    let state: StyleState
  }

  /// A pass over a component; a surface that floats, such as a sheet, has the colors of the elevated level.
  init(
    _ component: some ComponentLayout, theme: ComponentTheme, measuring: any TextMeasuring,
    isElevated: Bool = false
  ) {
    self.theme = theme
    var traits = component.traits
    if isElevated { traits.environment.level = .elevated }
    self.traits = traits
    highlighted = component.highlighted
    self.measuring = measuring
  }

  /// The most lines of a row's texts: one, and any number at accessibility sizes, where texts wrap instead of being cut.
  var textLines: Int { traits.contentSizeCategory.isAccessibilityCategory ? 0 : 1 }

  /// The size of a symbol at the user's text size.
  func scaled(_ size: LayoutSize, atMost most: Double = .infinity) -> LayoutSize {
    let scale = min(traits.symbolScale, most)
    return LayoutSize(width: size.width * scale, height: size.height * scale)
  }

  /// A state of what a tap on a target means, with the finger that rests on it.
  func state(_ state: StyleState = .plain, of target: TapTarget) -> StyleState {
    guard target == highlighted else { return state }
    switch state {
    case .selected: return .selectedHighlighted
    case .disabled: return .disabled
    default: return .highlighted
    }
  }

  func style(of part: StyledPart, _ state: StyleState = .plain) -> PartStyle {
    let key = StyleKey(part: part, state: state)
    if let style = styles[key] { return style }
    let style = theme.style(of: part, state: state, in: traits.environment)
    styles[key] = style
    return style
  }

  func font(of part: StyledPart, _ state: StyleState = .plain) -> FontDescription {
    let isCapped = traits.contentSizeCategory.isAccessibilityCategory && part.isInBar
    let size = isCapped ? traits.barTextSize : traits.contentSizeCategory
    var font = style(of: part, state).font(for: size)
    guard let scale = fontScales[part], state == .selected || state == .selectedHighlighted
    else { return font }
    // A theme that gives the state a font of its own has the last word.
    let plain = style(of: part).font(for: size)
    if font == plain { font.pointSize = (font.pointSize * scale).rounded() }
    return font
  }

  /// Has a part's text larger by a factor while it is selected, unless the theme sees to that itself.
  func enlargeSelected(_ part: StyledPart, by scale: Double) {
    fontScales[part] = min(max(0.1, scale.finite), 10)
  }

  func lineHeight(of part: StyledPart, _ state: StyleState = .plain) -> Double {
    measuring.lineHeight(of: font(of: part, state))
  }

  /// The height of some lines of a part, with what the theme puts between them.
  func height(
    ofLines count: Int, of part: StyledPart, _ state: StyleState = .plain
  ) -> Double {
    Double(count) * lineHeight(of: part, state)
      + Double(max(0, count - 1)) * style(of: part, state).lineSpacing
  }

  /// The most lines of a part's text: the theme's line clamp wins over the limit; 0 for any number.
  ///
  /// The cap is the number of lines for which room was kept, or 0 for none; no text takes more.
  func lineLimit(
    of part: StyledPart, _ state: StyleState = .plain, otherwise limit: Int, cap: Int = 0
  ) -> Int {
    let limit = style(of: part, state).lineClamp ?? limit
    guard cap > 0 else { return limit }
    return limit == 0 ? cap : min(limit, cap)
  }

  /// The room that a text of a part takes at a width, as the theme spells and spaces it.
  func measure(
    _ string: String, of part: StyledPart, _ state: StyleState = .plain, width: Double,
    lineLimit: Int = 1, cap: Int = 0
  ) -> TextMeasure {
    let style = style(of: part, state)
    let limit = self.lineLimit(of: part, state, otherwise: lineLimit, cap: cap)
    var measure = measuring.measure(
      style.transformed(string), font: font(of: part, state), width: width, lineLimit: limit)
    measure.size.height += Double(max(0, measure.lineCount - 1)) * style.lineSpacing
    return measure
  }

  /// The height that a text of a part takes at a width; a text of one line at most is not even looked at.
  func height(
    _ string: String, of part: StyledPart, _ state: StyleState = .plain, width: Double,
    lineLimit: Int = 1, cap: Int = 0
  ) -> Double {
    guard self.lineLimit(of: part, state, otherwise: lineLimit, cap: cap) != 1 else {
      return lineHeight(of: part, state)
    }
    return measure(string, of: part, state, width: width, lineLimit: lineLimit, cap: cap)
      .size.height
  }

  /// The room around the content of a part, counted for a layout from left to right that is mirrored afterwards: the
  /// theme's, or else the component's own.
  func insets(
    of part: StyledPart, otherwise insets: LayoutInsets = LayoutInsets()
  ) -> LayoutInsets {
    guard let box = style(of: part).contentBox else { return insets }
    func kept(_ distance: Double) -> Double { min(max(0, distance.finite), 1_000) }
    let (left, right) = (kept(box.left), kept(box.right))
    return LayoutInsets(
      top: kept(box.top), leading: traits.isRightToLeft ? right : left, bottom: kept(box.bottom),
      trailing: traits.isRightToLeft ? left : right)
  }

  /// A styled node without text.
  func node(
    _ identifier: String, _ role: DisplayRole, frame: LayoutRect, part: StyledPart,
    _ state: StyleState = .plain
  ) -> DisplayNode {
    DisplayNode(
      identifier, role, frame: frame, part: part, state: state, style: style(of: part, state))
  }

  /// A styled node with a text that is broken and cut at the frame's width.
  func text(
    _ identifier: String, _ string: String, frame: LayoutRect, part: StyledPart,
    _ state: StyleState = .plain, lineLimit: Int = 1, cap: Int = 0, role: DisplayRole = .text,
    alignment: StyleTextAlignment = .natural
  ) -> DisplayNode {
    var node = node(identifier, role, frame: frame, part: part, state)
    let room = frame.inset(by: insets(of: part))
    let measure = measure(
      string, of: part, state, width: room.width, lineLimit: lineLimit, cap: cap)
    let wanted = node.style.textAlignment
    node.text = DisplayText(
      string: node.style.transformed(string), font: font(of: part, state),
      alignment: resolved(wanted == .natural ? alignment : wanted),
      lineCount: measure.lineCount, isTruncated: measure.isTruncated)
    return node
  }

  /// A line of a part's separator color; nil where the theme wants none.
  func divider(_ identifier: String, frame: LayoutRect, part: StyledPart) -> DisplayNode? {
    var node = node(identifier, .divider, frame: frame, part: part)
    guard node.style[.separatorStyle] != .keyword("none") else { return nil }
    let drawn = [StyleProperty.separatorColor.name, StyleProperty.separatorStyle.name]
    node.style = PartStyle(node.style.entries.filter { drawn.contains($0.property) })
    return node
  }

  /// To the edge where reading ends, in a layout that is mirrored afterwards.
  var trailingAlignment: StyleTextAlignment { traits.isRightToLeft ? .left : .right }

  private func resolved(_ alignment: StyleTextAlignment) -> DisplayText.Alignment {
    switch alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: traits.isRightToLeft ? .right : .left
    }
  }
}

extension PartStyle {
  /// The text in the letters that `text-transform` asks for.
  fileprivate func transformed(_ string: String) -> String {
    guard case .keyword(let word)? = self[.textTransform] else { return string }
    return TextTransform.apply(word, to: string)
  }
}
