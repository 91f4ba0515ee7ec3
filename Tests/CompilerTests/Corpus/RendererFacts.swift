/// Properties that NUI's renderers look up, class by class, and values that their converters can read: written from the description
/// of NUI alone, so that it can be held against the registry.
enum RendererFacts {
  /// How a renderer converts a text.
  enum Converter {
    case color, number, integer, boolean, box, offset, font, image, names
    case words(Set<String>)
  }

  private static let font = "font-name font, font-size number"
  private static let attributes = "\(font), font-color color, text-shadow-color color, text-shadow-offset offset"
  private static let layer = "border-color color, border-width number, corner-radius number"
  private static let shadow = "shadow-color color, shadow-offset offset, shadow-opacity number, shadow-radius number"
  private static let size = "width number, height number"
  private static let text =
    "\(font), text-align align, text-alpha number, text-auto-fit boolean, text-shadow-color color,"
    + " text-shadow-offset offset, text-line-clamp integer"
  private static let gradient = "background-color-top color, background-color-bottom color"
  private static let label =
    "background-color color, font-color color, font-color-highlighted color, \(size), \(layer),"
    + " \(shadow), \(text), text-transform transform"
  private static let view =
    "background-image image, background-repeat boolean, background-color color, \(size), \(layer)," + " \(shadow)"
  private static let views = "exclude-views names, exclude-subviews names"
  private static let barButton =
    "background-image image, background-tint-color color, background-color color, \(gradient),"
    + " \(layer), background-color-highlighted color, \(attributes)"

  private static let lists: [String: String] = [
    "ActivityIndicator": "color color, \(views)",
    "PageControl": "color color, current-color color, \(views)",
    "Window": "background-color color, \(views)",
    "BarButton": barButton,
    "BarButtonBack": "\(barButton), background-image-selected image, background-image-highlighted image,"
      + " background-image-disabled image",
    "Button": "\(size), padding box, background-color color, background-color-normal color, \(gradient),"
      + " background-color* color, background-image image, background-image* image, image image,"
      + " image* image, \(text), text-align buttonAlign, font-color color, font-color* color,"
      + " text-shadow-color* color, title-insets box, content-insets box, \(layer), \(shadow),"
      + " text-transform transform, \(views)",
    "Control": "background-image image, background-color color, \(layer), \(shadow), \(views)",
    "Label": "\(label), \(views)",
    "NavigationBar": "bar-tint-color color, background-color color, background-tint-color color,"
      + " background-image image, shadow-image image, title-vertical-offset number, \(gradient),"
      + " \(attributes), \(views)",
    "Progress": "progress-tint-color color, track-tint-color color, progress-image image, track-image image,"
      + " \(size), \(views)",
    "SearchBar": "background-color color, background-tint-color color, \(gradient), background-image image,"
      + " scope-background-color color, scope-background-image image, \(views)",
    "SegmentedControl": "\(size), background-image image, background-image-selected image, background-color color,"
      + " \(layer), background-color-selected color, divider-image image, divider-color color,"
      + " background-tint-color color, \(attributes), font-color-selected color,"
      + " text-shadow-color-selected color, text-shadow-offset-selected offset, \(views)",
    "Slider": "minimum-track-tint-color color, maximum-track-tint-color color, thumb-tint-color color,"
      + " minimum-value-image image, maximum-value-image image, thumb-image image, \(views)",
    "Switch": "background-color color, on-tint-color color, thumb-tint-color color, tint-color color,"
      + " off-image image, on-image image, \(views)",
    "TabBar": "background-image image, selected-image image, selected-image-tint-color color,"
      + " background-tint-color color, bar-tint-color color, background-color color, \(gradient)," + " \(views)",
    "TabBarItem": "\(attributes), font-color-selected color, text-shadow-color-selected color,"
      + " text-shadow-offset-selected offset, text-offset offset, finished-image image,"
      + " finished-image-selected image, background-image-selected image",
    "Table": "separator-style separator, separator-color color, row-height number, background-color color,"
      + " \(gradient), \(views)",
    "TableCell": "tint-color color, background-color color, background-color-selected color, \(gradient),"
      + " background-color-top-selected color, background-color-bottom-selected color, \(label)," + " \(views)",
    "TableCellDetail": "\(label), \(views)", "TableCellContentView": "\(view), \(views)",
    "TextField": "\(font), font-color color, background-color color, \(gradient), background-image image,"
      + " vertical-align vertical, border-style border, tint-color color, text-align align,"
      + " text-alpha number, text-auto-fit boolean, \(size), \(layer), \(shadow),"
      + " keyboard-appearance keyboard, padding box, \(views)",
    "TextView": "\(view), \(font), font-color color, padding box, keyboard-appearance keyboard, \(views)",
    "Toolbar": "background-color color, background-tint-color color, background-image image,"
      + " background-image-top image, background-image-bottom image,"
      + " background-image-top-landscape image, background-image-bottom-landscape image,"
      + " shadow-image image, shadow-image-top image, shadow-image-bottom image, \(views)",
    "View": "\(view), \(views)",
  ]

  private static let states = ["highlighted", "selected", "selected-highlighted", "selected-disabled", "disabled"]

  /// For each class what it looks up; an image brings its insets, `*` stands for the states of a button.
  static let classes: [String: [String: Converter]] = lists.mapValues { list in
    var properties: [String: Converter] = [:]
    for entry in list.split(separator: ",") {
      let words = entry.split(separator: " ")
      let (name, kind) = (String(words[0]), String(words[1]))
      let names = name.hasSuffix("*") ? states.map { "\(name.dropLast())-\($0)" } : [name]
      for name in names {
        properties[name] = converter(kind)
        if kind == "image" { properties[name + "-insets"] = .box }
      }
    }
    return properties
  }

  private static func converter(_ kind: String) -> Converter {
    switch kind {
    case "color": .color
    case "number": .number
    case "integer": .integer
    case "boolean": .boolean
    case "box": .box
    case "offset": .offset
    case "font": .font
    case "image": .image
    case "names": .names
    case "align": .words(["left", "center", "right"])
    case "buttonAlign": .words(["left", "center", "right", "fill"])
    case "vertical": .words(["top", "center", "bottom", "fill"])
    case "border": .words(["none", "line", "bezel", "rounded"])
    case "separator": .words(["none", "single-line", "single-line-etched"])
    case "keyboard": .words(["default", "dark", "light", "alert"])
    default: .words(["uppercase", "lowercase", "capitalize", "none"])
    }
  }

  /// Everything that some class looks up: a class of the app's own may be of any kind.
  static let anywhere: [String: [Converter]] = classes.values.reduce(into: [:]) { all, properties in
    for (name, converter) in properties { all[name, default: []].append(converter) }
  }
}

extension RendererFacts.Converter {
  /// Whether the converter makes of a joined text what it says.
  func accepts(_ text: String) -> Bool {
    let parts = text.split(separator: " ")
    switch self {
    case .color: return Self.isColor(text)
    case .number, .integer: return parts.count == 1 && Self.isNumber(text)
    case .boolean: return !text.isEmpty
    case .box: return (1...4).contains(parts.count) && parts.allSatisfy { Self.isNumber(String($0)) }
    case .offset:
      let numbers = text.replacing(" ", with: "").split(separator: ",")
      return numbers.count == 2 && numbers.allSatisfy { Self.isNumber(String($0)) }
    case .font: return !text.isEmpty && !text.contains(",")
    case .image: return parts.count == 1
    case .names: return !text.isEmpty
    case .words(let words): return words.contains(text)
    }
  }

  /// Names of class methods of UIColor that sheets use, without `Color`.
  private static let colorNames: Set<String> = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown", "clear", "darkText", "lightText", "groupTableViewBackground", "label", "systemBlue",
  ]

  private static func isColor(_ text: String) -> Bool {
    if colorNames.contains(text) { return true }
    let compact = text.filter { !$0.isWhitespace }.uppercased()
    if compact.contains(/(?:0X|#)([0-9A-F]{6})/) { return true }
    return compact.contains(/(RGB|HSL)\(([0-9.]+),([0-9.]+),([0-9.]+)\)/)
      || compact.contains(/(RGBA|HSLA)\(([0-9.]+),([0-9.]+),([0-9.]+),([0-9.]+)\)/)
  }

  private static func isNumber(_ text: String) -> Bool { text.contains(/^[-+]?([0-9]|\.[0-9])/) }
}
