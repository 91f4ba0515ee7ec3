import ThemeAnalysis
import ThemeComponents
import ThemeModel
import ThemeTable

/// A surface on which a text of a drawing lies.
///
/// The drawing knows the background of parts for which the registry names none: a button lies wherever a component puts it.
struct DrawnGround: Hashable {
  var part: StyledPart
  var state: StyleState

  /// The contrast of a text with its grounds in words.
  ///
  /// - Parameters:
  ///   - style: The style of the text.
  ///   - state: The state of the text.
  ///   - grounds: The styles of the surfaces beneath it, from back to front.
  /// - Returns: The words; none where no ground is opaque.
  static func words(_ style: PartStyle, in state: StyleState, on grounds: [PartStyle]) -> String {
    let colors = grounds.compactMap { $0.surfaceColor }
    guard let color = style.color(.fontColor) ?? style.color(.tintColor), color.alpha > 0,
      let opaque = colors.lastIndex(where: { $0.alpha == 255 })
    else { return "" }
    let ground = colors[(opaque + 1)...].reduce(ScreenColor(colors[opaque])) { $0.covered(by: $1) }
    let ratio = ContrastRatio.between(ground.covered(by: color).luminance, ground.luminance)
    return ContrastIndex.words(
      ContrastRatio.text(ratio),
      state.name.contains("disabled") ? .exempt : ratio < style.requiredContrast ? .fails : .passes, ratio)
  }
}

extension PartStyle {
  /// The colour of the surface that a part is drawn with.
  fileprivate var surfaceColor: StyleColor? {
    color(.backgroundColor) ?? color(.backgroundColorTop) ?? color(.barTintColor)
  }

  /// Large text, of 18 points or of 14 in bold, needs less contrast.
  fileprivate var requiredContrast: Double {
    guard case .textStyle(let style)? = self[.fontStyle], let size = style.pointSize(for: .large) else { return 4.5 }
    return size >= (style.weight == .bold ? 14 : 18) ? 3 : 4.5
  }
}

extension PageContext {
  /// Whether a part has a surface of its own in some theme and variant.
  mutating func hasSurface(_ part: StyledPart, _ state: StyleState) -> Bool {
    styles(of: part, state: state).contains { $0.surfaceColor != nil }
  }
}
