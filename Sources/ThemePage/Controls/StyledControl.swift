import ThemeComponents
import ThemeTable

/// A class of a theme that is drawn as a control of UIKit.
struct StyledControl {
  /// The class itself or a class list of the app, which is the text of what has no better one.
  let path: String
  let kind: ControlKind
  /// Whether nothing says what the class is for.
  var isGuess = false
  /// Whether the control stands on a screen, whose ground is that of the theme's windows.
  var isOnScreen = false

  /// The class lists that the control is styled by, such as `Button:LargeButton`.
  ///
  /// An app's own class has the values of NUI's class below it.
  var list: String {
    guard let base = kind.baseClass, base != path, !path.contains(":") else { return path }
    return "\(base):\(path)"
  }

  /// The states of the drawing, beside the normal one, for which some theme has a value.
  func setStates(in themes: [PageTheme]) -> [StyleState] {
    let styled = Set(
      themes.flatMap { theme in
        theme.table.rows(ofClassList: list).flatMap { theme.table.cells[$0.cells] }.map {
          PropertyName(written: theme.table.names[$0.property]).state
        }
      })
    return kind.drawnStates.filter(styled.contains)
  }
}

/// Drawings of controls one below the other, as a picture of its own.
struct ControlStack {
  private(set) var body = ""
  private(set) var marks: [ControlSketch.Mark] = []
  private(set) var width = 0.0
  private(set) var height = 0.0
  /// The ground of the last drawing, as high as any picture.
  private var lastGround = ""

  /// Adds a drawing at the bottom, over a ground that leaves no seam between two.
  mutating func add(_ sketch: inout ControlSketch) {
    lastGround = sketch.ground(height: 2_000)
    if height > 0 {
      let ground = sketch.ground(height: height + 1)
      body = "\(ground)\(body)<g transform=\"translate(0 \(svgNumber(height)))\">\(sketch.body)</g>"
    } else {
      body = sketch.body
    }
    marks += sketch.marks.map { mark in
      var mark = mark
      mark.frame = mark.frame.moved(x: 0, y: height)
      return mark
    }
    width = max(width, sketch.size.width)
    height += sketch.size.height
  }

  /// The drawings as the content of a picture of its own; `isFilled` for one that is higher than they are.
  func content(isFilled: Bool = false) -> String {
    let shared = body.contains("url(#fade") ? "<defs>\(SharedSVG.definitions)</defs>\n" : ""
    return shared + (isFilled ? lastGround : "") + body + "\n"
  }
}
