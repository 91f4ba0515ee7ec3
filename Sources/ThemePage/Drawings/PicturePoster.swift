import ThemeComponents
import ThemeModel
package import ThemeTable

/// One picture of a theme for a page or a review: three components, or controls of NUI, in the upper row in light and in the
/// lower one in dark, where the theme has a dark.
///
/// The ground between the frames is clear, so the picture fits light and dark pages.
package enum PicturePoster {
  private static let samples: [ComponentSample] = [.hierarchyPicker, .objectList, .listPicker]
  /// The controls of each frame.
  private static let controls: [[ControlKind]] = [
    [.navigationBar, .searchBar, .segmentedControl, .tableCell], [.label, .textField, .button],
    [.slider, .switch, .progress, .toolbar, .tabBar],
  ]
  private static let frame = LayoutRect(x: 0, y: 0, width: 390, height: 344)
  private static let gap = 24.0
  /// The outline of the frames is drawn within the picture.
  private static let margin = 1.0

  /// Draws the picture of a theme.
  package static func svg(of theme: PageTheme, textSize: StyleTextSize = .large) -> String {
    let maker = PictureMaker(theme, textSize: textSize)
    let rows = maker.scope.appearances.map { PaletteVariant(onDark: $0 == 1) }
    var frames = ""
    for (row, variant) in rows.enumerated() {
      for (column, content) in contents(maker, variant, "k\(row)").enumerated() {
        let x = margin + Double(column) * (frame.width + gap)
        let y = margin + Double(row) * (frame.height + gap)
        frames += """
          <g transform="translate(\(svgNumber(x)) \(svgNumber(y)))">
          <g clip-path="url(#frame)">
          \(content)</g>
          \(corners("fill=\"none\" stroke=\"#808080\" stroke-opacity=\"0.5\""))
          </g>

          """
      }
    }
    let (columns, lines) = (Double(samples.count), Double(rows.count))
    return svgDocument(
      "<defs><clipPath id=\"frame\">\(corners(""))</clipPath></defs>\n" + frames,
      width: 2 * margin + columns * frame.width + (columns - 1) * gap,
      height: 2 * margin + lines * frame.height + (lines - 1) * gap)
  }

  /// The contents of the frames of a row.
  private static func contents(_ maker: PictureMaker, _ variant: PaletteVariant, _ name: String) -> [String] {
    guard maker.scope.showsComponents else {
      return controls.map { maker.stack(ControlSection.screen($0), variant).content(isFilled: true) }
    }
    return samples.enumerated().map { column, sample in
      let picture = PictureFiles.Picture(
        name: "", subject: .sample(sample), room: PageRoom.all[0], variant: variant)
      var drawing = maker.drawing(picture, names: "\(name)\(column)-")?.drawing
      return String(decoding: drawing?.content() ?? [], as: UTF8.self)
    }
  }

  private static func corners(_ attributes: String) -> String {
    "<rect \(frame.svgAttributes) rx=\"14\" \(attributes)/>"
  }
}
