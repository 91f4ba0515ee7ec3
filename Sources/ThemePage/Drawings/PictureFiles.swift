import ThemeAnalysis
import ThemeComponents
import ThemeModel
import ThemeTable

/// Pictures of every component for review by people and by tools: one SVG file for each component and environment.
///
/// Files have stable names and bytes.
package enum PictureFiles {
  /// A file: its name and its bytes.
  package typealias File = (name: String, bytes: [UInt8])

  /// The names of the files of every theme.
  package static var names: [String] { pictures.map { $0.name } }

  /// The files of a theme, in the order of ``names``.
  package static func files(of theme: PageTheme) -> [File] {
    pictures.map { ($0.name, Array(draw($0.sample, in: $0.room, $0.variant, of: theme).utf8)) }
  }

  /// The picture with one of the ``names``, or nil.
  package static func file(_ name: String, of theme: PageTheme) -> [UInt8]? {
    pictures.first { $0.name == name }.map { Array(draw($0.sample, in: $0.room, $0.variant, of: theme).utf8) }
  }

  static var pictures: [(name: String, sample: ComponentSample, room: PageRoom, variant: PaletteVariant)] {
    ComponentSample.allCases.flatMap { sample in
      PageRoom.all.flatMap { room in
        PaletteVariant.allCases.map { variant in
          let name = "\(sample.rawValue)-\(room.key)-\(variant.shortName).svg"
          return (name, sample, room, variant)
        }
      }
    }
  }

  /// Draws one sample as a file of its own.
  static func draw(_ sample: ComponentSample, in room: PageRoom, _ variant: PaletteVariant, of theme: PageTheme)
    -> String
  { drawing(sample, in: room, variant, of: theme, marksNodes: true).drawing.svg(isCropped: true) }

  /// The nodes of a sample and their drawing.
  ///
  /// - Parameters:
  ///   - sample: The sample.
  ///   - room: The room in which it is laid out.
  ///   - variant: The look.
  ///   - theme: The theme.
  ///   - marksNodes: Whether each node is a group that has the node's identifier as its `id`.
  ///   - names: The beginning of the names of clip paths and gradients.
  /// - Returns: The nodes, in points, and the drawing.
  static func drawing(
    _ sample: ComponentSample, in room: PageRoom, _ variant: PaletteVariant, of theme: PageTheme,
    marksNodes: Bool = false, names: String = "i"
  ) -> (list: DisplayList, drawing: SVGDrawing<StandaloneContext>) {
    let metrics = InterTextMetrics()
    let traits = room.traits(variant.environment(in: room))
    let list = sample.displayList(theme: theme.style, traits: traits, metrics: metrics)
    let context = StandaloneContext(traits.environment, metrics: metrics, marksNodes: marksNodes, names: names)
    return (list, SVGDrawing(list, traits: traits, context: context))
  }
}
