import ThemeComponents
import ThemeModel

/// One picture of a theme for a page or a review: three components, light in the upper row and dark in the lower one.
///
/// The ground between the frames is clear, so the picture fits light and dark pages.
package enum PicturePoster {
  private static let samples: [ComponentSample] = [.hierarchyPicker, .objectList, .listPicker]
  private static let frame = LayoutRect(x: 0, y: 0, width: 390, height: 344)
  private static let gap = 24.0
  /// The outline of the frames is drawn within the picture.
  private static let margin = 1.0

  /// Draws the picture of a theme.
  package static func svg(of theme: PageTheme) -> String {
    var frames = ""
    for (row, isOnDark) in [false, true].enumerated() {
      for (column, sample) in samples.enumerated() {
        let x = margin + Double(column) * (frame.width + gap)
        let y = margin + Double(row) * (frame.height + gap)
        var (_, drawing) = PictureFiles.drawing(
          sample, in: PageRoom.all[0], PaletteVariant(onDark: isOnDark), of: theme, names: "k\(row)\(column)-")
        frames += """
          <g transform="translate(\(svgNumber(x)) \(svgNumber(y)))">
          <g clip-path="url(#frame)">
          \(drawing.content())</g>
          \(corners("fill=\"none\" stroke=\"#808080\" stroke-opacity=\"0.5\""))
          </g>

          """
      }
    }
    let columns = Double(samples.count)
    return svgDocument(
      "<defs><clipPath id=\"frame\">\(corners(""))</clipPath></defs>\n" + frames,
      width: 2 * margin + columns * frame.width + (columns - 1) * gap, height: 2 * margin + 2 * frame.height + gap)
  }

  private static func corners(_ attributes: String) -> String {
    "<rect \(frame.svgAttributes) rx=\"14\" \(attributes)/>"
  }
}
