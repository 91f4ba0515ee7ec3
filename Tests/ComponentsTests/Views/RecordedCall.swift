import Foundation
import ThemeTable
import ThemeViews

/// A call of a setter as NUI's renderers made it, and what it sets in words that a plan's assignments have too.
struct RecordedCall {
  let json: [String: Any]
  let sample: RecordedSample

  var receiver: String { json["on"] as? String ?? "" }
  var selector: String { json["call"] as? String ?? "" }
  var value: Any? { json["value"] }
  private var dictionary: [String: Any] { value as? [String: Any] ?? [:] }

  /// The bar's item that takes the call; nil for the view itself.
  var item: String? { receiver.wholeMatch(of: /self\.(items\[\d\].*|\w+BarButtonItem)/).map { String($0.1) } }

  /// What is set, a line for each slot; nil for a call that has no counterpart on today's systems.
  var lines: [String]? {
    guard !isNeedless else { return nil }
    switch selector {
    case "setFrame:":
      // A frame has both; what is told is what the sheet asks for.
      return ["width", "height"].filter { sample.sets($0) }
        .map { "\(part)\($0) = \(Self.number(dictionary[$0]))" }
    case "setAttributedText:", "setText:", "setTitle:forState:":
      return ["text = \(dictionary["text"] ?? value ?? "")"]
    default: return ["\(part)\(slot)\(state) = \(words)"]
    }
  }

  /// Calls that nothing takes the place of.
  private var isNeedless: Bool {
    // A page control that is told its colours draws them; NUI visited every page.
    selector == "setCurrentPage:"
      // The background view of a table lies behind its rows by itself.
      || selector == "setZPosition:"
      // The button whose own layers were hidden is gone.
      || receiver.contains("sublayers") && selector == "setOpacity:"
      // The field asks for the room of its text twice.
      || selector == "editingRectForBounds:"
      // Titles of all states are written anew at once.
      || selector == "setTitle:forState:" && json["state"] as? String != "normal"
      // Labels are clear unless told otherwise.
      || selector == "setBackgroundColor:" && value as? String == "#00000000" && isLabel
  }

  private var isLabel: Bool {
    receiver.hasSuffix("extLabel") || receiver == "self" && sample.view.kind == .label
  }

  private var part: String {
    if selector.hasPrefix("setScopeBar") { return "scopeBar." }
    switch receiver.split(separator: ".").dropFirst().first {
    case "titleLabel", "textLabel": return "title."
    case "detailTextLabel": return "detail."
    case "contentView": return "content."
    case "imageView": return "image."
    default: return ""
    }
  }

  private var state: String {
    switch json["state"] as? String ?? "normal" {
    case "normal": selector == "setSelectedBackgroundView:" ? "(selected)" : ""
    case let state: "(\(state))"
    }
  }

  private var slot: String {
    let view = sample.view.kind
    switch selector {
    case "setBackgroundColor:": return dictionary["pattern"] == nil ? "backgroundColor" : "pattern"
    case "setTintColor:", "setBarTintColor:", "setSelectedImageTintColor:", "setFont:", "setTextAlignment:",
      "setAlpha:", "setAdjustsFontSizeToFitWidth:", "setNumberOfLines:", "setRowHeight:", "setImage:", "setContents:",
      "setSelectedImage:", "setShadowImage:", "setSelectionIndicatorImage:", "setOnTintColor:", "setThumbTintColor:",
      "setOnImage:", "setOffImage:", "setProgressTintColor:", "setProgressImage:", "setTrackTintColor:",
      "setTrackImage:", "setMinimumTrackTintColor:", "setMaximumTrackTintColor:", "setMinimumValueImage:",
      "setMaximumValueImage:", "setPageIndicatorTintColor:", "setCurrentPageIndicatorTintColor:", "setColor:",
      "setBorderStyle:", "setKeyboardAppearance:", "setSeparatorStyle:", "setSeparatorColor:",
      "setContentHorizontalAlignment:", "setContentVerticalAlignment:", "setBorderColor:", "setBorderWidth:",
      "setCornerRadius:", "setTextColor:", "setHighlightedTextColor:", "setShadowRadius:", "setShadowOpacity:":
      return Self.lowered(selector.dropFirst(3).dropLast())
    case "setShadowColor:", "setShadowOffset:":
      let name = selector.dropFirst(3).dropLast()
      return receiver.hasSuffix("layer") ? Self.lowered(name) : "text\(name)"
    case "setMasksToBounds:": return "clipsToBounds"
    case "setTitleEdgeInsets:": return "titleInsets"
    case "setContentEdgeInsets:": return "contentInsets"
    case "setContentInset:", "textRectForBounds:": return "textInsets"
    case "insertSublayer:atIndex:": return "gradient"
    case "setTitleColor:forState:": return "textColor"
    case "setTitleShadowColor:forState:": return "textShadowColor"
    case "setImage:forState:": return "image"
    case "setThumbImage:forState:": return "thumbImage"
    case "setTitleTextAttributes:", "setTitleTextAttributes:forState:",
      "setScopeBarButtonTitleTextAttributes:forState:":
      return "titleAttributes"
    case "setTitleVerticalPositionAdjustment:forBarMetrics:": return "titleVerticalOffset"
    case "setTitlePositionAdjustment:": return "titleOffset"
    case "setBackgroundImage:forToolbarPosition:barMetrics:": return "background" + place
    case "setShadowImage:forToolbarPosition:": return "shadowImage" + place
    case _ where selector.contains("DividerImage:"): return "dividerImage"
    case _ where selector.contains("ackground"): return "background"
    default: return "\(selector) of \(view)"
    }
  }

  private var place: String {
    let position = json["position"] as? String ?? "any"
    let landscape = json["barMetrics"] as? String == "landscapePhone" ? "Landscape" : ""
    return (position == "any" ? "" : position.prefix(1).uppercased() + position.dropFirst()) + landscape
  }

  private var words: String {
    if selector == "textRectForBounds:" { return Self.insets(from: json["bounds"], to: value) }
    return Self.words(value)
  }

  private static func lowered(_ name: Substring) -> String { name.prefix(1).lowercased() + name.dropFirst() }

  static func number(_ value: Any?) -> String {
    guard let number = value as? Double else { return "?" }
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private static func insets(from bounds: Any?, to rect: Any?) -> String {
    let (outer, inner) = (bounds as? [String: Double] ?? [:], rect as? [String: Double] ?? [:])
    func at(_ rect: [String: Double], _ key: String) -> Double { rect[key] ?? 0 }
    let right = at(outer, "width") - at(inner, "x") - at(inner, "width")
    let bottom = at(outer, "height") - at(inner, "y") - at(inner, "height")
    return PlanWords.box(StyleBox(top: at(inner, "y"), right: right, bottom: bottom, left: at(inner, "x")))
  }

  /// A value in the words of ``PlanWords``.
  private static func words(_ value: Any?) -> String {
    switch value {
    case let text as String: return colour(text) ?? (text == "roundedRect" ? "rounded" : text)
    case let truth as Bool where CFBooleanLike.isBoolean(value): return "\(truth)"
    case is Double, is Int: return number(value)
    case let parts as [String: Any]: return words(parts)
    default: return "nothing"
    }
  }

  private static func words(_ parts: [String: Any]) -> String {
    if let pattern = parts["pattern"] as? [String: Any] { return words(pattern) }
    if let view = parts["imageView"] as? [String: Any] { return words(view) }
    if let drawn = parts["drawn"] as? [String: Any] {
      if let layer = drawn["layer"] as? [String: Any] { return layerWords(layer, caps: parts["capInsets"]) }
      return words(drawn["fill"])
    }
    if parts["layer"] != nil { return layerWords(parts, caps: nil) }
    if let image = parts["image"] as? String { return image + (parts["capInsets"].map { " in \(words($0))" } ?? "") }
    if let name = parts["font"] as? String { return fontWords(name, parts) }
    if let top = parts["top"] as? Double {
      return PlanWords.box(
        StyleBox(
          top: top, right: parts["right"] as? Double ?? 0, bottom: parts["bottom"] as? Double ?? 0,
          left: parts["left"] as? Double ?? 0))
    }
    if let width = parts["width"] ?? parts["horizontal"] {
      return "\(number(width)),\(number(parts["height"] ?? parts["vertical"]))"
    }
    return attributeWords(parts)
  }

  private static func fontWords(_ name: String, _ parts: [String: Any]) -> String {
    let weight = (parts["weight"] as? String).map { "\($0)System" }
    return "\(weight ?? name) \(number(parts["size"]))"
  }

  private static func attributeWords(_ parts: [String: Any]) -> String {
    let shadow = parts["shadow"] as? [String: Any]
    return PlanWords.attributes(
      font: (parts["font"] as? [String: Any]).map(words), color: parts["foregroundColor"].map(words),
      shadowColor: shadow?["color"].map(words), shadowOffset: shadow?["offset"].map(words))
  }

  private static func layerWords(_ layer: [String: Any], caps: Any?) -> String {
    let colors = (layer["colors"] as? [Any] ?? []).map(words)
    if layer["layer"] as? String == "CAGradientLayer" { return colors.joined(separator: " to ") }
    let isArrow = layer["layer"] as? String == "CAShapeLayer"
    let gradient = (layer["sublayers"] as? [[String: Any]])?.first.map { layerWords($0, caps: nil) }
    return PlanWords.panel(
      isArrow: isArrow, color: (isArrow ? layer["fillColor"] : layer["backgroundColor"]).map(words), gradient: gradient,
      border: (layer["borderColor"] ?? layer["strokeColor"]).map(words),
      width: number(layer["borderWidth"] ?? layer["lineWidth"] ?? 0.0),
      cap: isArrow ? radius(layer) : number((caps as? [String: Any])?["top"]))
  }

  /// The radius of an arrow's corners.
  private static func radius(_ layer: [String: Any]) -> String {
    let path = layer["path"] as? [[String: Any]] ?? []
    return number(path.lazy.compactMap { $0["radius"] }.first ?? 0.0)
  }

  /// A colour as bytes; that of a system's name stays a name.
  private static func colour(_ text: String) -> String? {
    if text.hasPrefix("#") { return text }
    if text.hasPrefix("UIColor.") { return PlanWords.systemColor(String(text.dropFirst(8).dropLast(5))) }
    guard text.hasPrefix("rgba(") else { return nil }
    let parts = text.dropFirst(5).dropLast().split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    let bytes = parts.map { UInt8(max(0, min(255, ($0 * 255).rounded()))) }
    return "#" + bytes.map { String($0, radix: 16, uppercase: true).leftPadded }.joined()
  }
}

/// Truth values and numbers, which JSON tells apart and a cast does not.
enum CFBooleanLike {
  static func isBoolean(_ value: Any?) -> Bool {
    guard let number = value as? NSNumber else { return value is Bool }
    return String(cString: number.objCType) == "c"
  }
}

extension String {
  fileprivate var leftPadded: String { count < 2 ? "0" + self : self }
}
