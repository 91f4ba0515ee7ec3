import ThemeAnalysis
import ThemeComponents
import ThemeModel
package import ThemeTable

/// Pictures of a theme for review by people and by tools: one SVG file for each sample and environment, chosen as a page
/// chooses them.
///
/// Files have stable names and bytes.
package enum PictureFiles {
  /// A file: its name and its bytes.
  package typealias File = (name: String, bytes: [UInt8])

  /// The subject of a picture.
  enum Subject: Hashable {
    /// A whole screen: of components, or of NUI's controls for a theme that styles no component.
    case screen
    case sample(ComponentSample)
    /// The controls and own classes of a kind.
    case controls(ControlKind)
  }

  struct Picture {
    var name: String
    var subject: Subject
    var room: PageRoom
    var variant: PaletteVariant
  }

  /// The names that files of themes can have.
  package static var possibleNames: [String] {
    pictures(.whole, ControlKind.allCases).map { $0.name }
  }

  /// The names of the files of a theme.
  package static func names(of theme: PageTheme) -> [String] { PictureMaker(theme).pictures.map { $0.name } }

  /// The files of a theme, in the order of ``names(of:)``, at a text size.
  package static func files(of theme: PageTheme, textSize: StyleTextSize = .large) -> [File] {
    let maker = PictureMaker(theme, textSize: textSize)
    return maker.pictures.map { ($0.name, Array(maker.draw($0).utf8)) }
  }

  /// The picture with one of the names, or nil.
  package static func file(_ name: String, of theme: PageTheme) -> [UInt8]? {
    let maker = PictureMaker(theme)
    return maker.pictures.first { $0.name == name }.map { Array(maker.draw($0).utf8) }
  }

  /// The pictures in a scope, with controls of some kinds, which are as wide as a phone everywhere.
  static func pictures(_ scope: PageScope, _ kinds: [ControlKind]) -> [Picture] {
    let phone = [PageRoom.all[0]]
    let rooms = scope.showsComponents ? PageRoom.all : phone
    let samples = scope.showsComponents ? ComponentSample.allCases : []
    let subjects: [(Subject, String, [PageRoom])] =
      [(.screen, "screen", rooms)] + samples.map { (.sample($0), $0.rawValue, rooms) }
      + kinds.map { (.controls($0), "controls-\($0.words(between: "-"))", phone) }
    return subjects.flatMap { subject, key, rooms in
      rooms.flatMap { room in
        scope.variants.map { variant in
          Picture(
            name: "\(key)-\(room.key)-\(variant.shortName).svg", subject: subject, room: room, variant: variant)
        }
      }
    }
  }
}

/// Draws the pictures of a theme.
struct PictureMaker {
  private let theme: PageTheme
  private let textSize: StyleTextSize
  let scope: PageScope
  /// The controls and own classes of the theme.
  private let controls: [StyledControl]

  init(_ theme: PageTheme, textSize: StyleTextSize = .large) {
    self.theme = theme
    self.textSize = textSize
    scope = PageScope([theme])
    controls = ControlSection(themes: [theme], options: PageOptions(), scope: scope).shown
  }

  /// The pictures, in a stable order.
  var pictures: [PictureFiles.Picture] {
    PictureFiles.pictures(scope, ControlKind.allCases.filter { kind in controls.contains { $0.kind == kind } })
  }

  /// Draws a picture as a file of its own.
  func draw(_ picture: PictureFiles.Picture) -> String {
    if let (_, drawing) = drawing(picture, marksNodes: true) { return drawing.svg(isCropped: true) }
    let stack =
      switch picture.subject {
      case .controls(let kind): stack(controls.filter { $0.kind == kind }, picture.variant, isNamed: true)
      default: stack(ControlSection.screen, picture.variant)
      }
    return svgDocument(stack.content(), width: stack.width, height: stack.height)
  }

  /// The nodes of a picture of components and their drawing; nil for one of controls.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - marksNodes: Whether each node is a group that has the node's identifier as its `id`.
  ///   - names: The beginning of the names of clip paths and gradients.
  /// - Returns: The nodes, in points, and the drawing.
  func drawing(_ picture: PictureFiles.Picture, marksNodes: Bool = false, names: String = "i") -> (
    list: DisplayList, drawing: SVGDrawing<StandaloneContext>
  )? {
    let metrics = InterTextMetrics()
    let traits = picture.room.traits(picture.variant.environment(in: picture.room), textSize: textSize)
    let list: DisplayList
    switch picture.subject {
    case .sample(let sample): list = sample.displayList(theme: theme.style, traits: traits, metrics: metrics)
    case .screen where scope.showsComponents:
      list = AppScreen.displayList(theme: theme.style, traits: traits, metrics: metrics)
    default: return nil
    }
    let context = StandaloneContext(traits.environment, metrics: metrics, marksNodes: marksNodes, names: names)
    return (list, SVGDrawing(list, traits: traits, context: context))
  }

  /// Controls one below the other in the colours of a variant.
  func stack(_ controls: [StyledControl], _ variant: PaletteVariant, isNamed: Bool = false) -> ControlStack {
    var context = PageContext([theme], fixed: variant, textSize: textSize)
    var stack = ControlStack()
    for control in controls {
      var sketch = ControlSketch(control, context, isNamed: isNamed)
      stack.add(&sketch)
      context = sketch.context
    }
    return stack
  }
}
