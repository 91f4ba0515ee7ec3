import ThemeTable

/// What one layout needs at every node: the styles, each looked up once, and the text measuring.
struct LayoutPass {
  let theme: ComponentTheme
  let traits: ViewTraits
  let measuring: any TextMeasuring
  private var styles: [StyleKey: PartStyle] = [:]

  private struct StyleKey: Hashable {
    let part: StyledPart
    let state: StyleState
  }

  init(theme: ComponentTheme, traits: ViewTraits, measuring: any TextMeasuring) {
    self.theme = theme
    self.traits = traits
    self.measuring = measuring
  }

  mutating func style(of part: StyledPart, _ state: StyleState = .plain) -> PartStyle {
    let key = StyleKey(part: part, state: state)
    if let style = styles[key] { return style }
    let style = theme.style(of: part, state: state, in: traits.environment)
    styles[key] = style
    return style
  }

  mutating func font(of part: StyledPart, _ state: StyleState = .plain) -> FontDescription {
    style(of: part, state).font(for: traits.contentSizeCategory)
  }

  mutating func lineHeight(of part: StyledPart, _ state: StyleState = .plain) -> Double {
    measuring.lineHeight(of: font(of: part, state))
  }

  /// The room that a text of a part takes at a width; the theme's line clamp wins over the limit.
  mutating func measure(
    _ string: String, of part: StyledPart, _ state: StyleState = .plain, width: Double,
    lineLimit: Int = 1
  ) -> TextMeasure {
    let limit = style(of: part, state).lineClamp ?? lineLimit
    return measuring.measure(string, font: font(of: part, state), width: width, lineLimit: limit)
  }

  /// A styled node without text.
  mutating func node(
    _ identifier: String, _ role: DisplayRole, frame: Rect, part: StyledPart,
    _ state: StyleState = .plain
  ) -> DisplayNode {
    DisplayNode(
      identifier, role, frame: frame, part: part, state: state, style: style(of: part, state))
  }

  /// A styled node with a text that is broken and cut at the frame's width.
  mutating func text(
    _ identifier: String, _ string: String, frame: Rect, part: StyledPart,
    _ state: StyleState = .plain, lineLimit: Int = 1, role: DisplayRole = .text,
    alignment: TextAlignment = .natural
  ) -> DisplayNode {
    var node = node(identifier, role, frame: frame, part: part, state)
    let shown = node.style.transformed(string)
    let measure = measure(
      shown, of: part, state, width: frame.width, lineLimit: lineLimit)
    let wanted = node.style.textAlignment
    node.text = DisplayText(
      string: shown, font: font(of: part, state),
      alignment: resolved(wanted == .natural ? alignment : wanted),
      lineCount: measure.lineCount, isTruncated: measure.isTruncated)
    return node
  }

  /// A line of a part's separator color.
  mutating func divider(_ identifier: String, frame: Rect, part: StyledPart) -> DisplayNode {
    var node = node(identifier, .divider, frame: frame, part: part)
    node.style = PartStyle(node.style.entries.filter { $0.property == "separator-color" })
    return node
  }

  private func resolved(_ alignment: TextAlignment) -> DisplayText.Alignment {
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
    switch word {
    case "uppercase": return string.uppercased()
    case "lowercase": return string.lowercased()
    case "capitalize":
      return string.split(separator: " ", omittingEmptySubsequences: false)
        .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    default: return string
    }
  }
}
