package import ThemeComponents
import ThemeTable

extension DisplayList {
  /// The list as a tree, a line for each node: name, role, frame, class list, state, text or image, style, accessibility.
  ///
  /// Frames are written `x,y width×height` in points. The text is the same on every machine.
  package var outline: String {
    var lines: [String] = []
    root.describe(indent: "", prefix: "", into: &lines)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension DisplayNode {
  fileprivate func describe(indent: String, prefix: String, into lines: inout [String]) {
    let name = identifier.hasPrefix(prefix) ? identifier.dropFirst(prefix.count) : identifier[...]
    var words = ["\(name)", role.rawValue, frame.text]
    if !classList.isEmpty { words.append("." + classList + (state == .plain ? "" : "[\(state)]")) }
    if let text { words.append(text.text) }
    if let image { words.append("image=\(image)") }
    words += style.entries.map { "\($0.property)=\($0.value.text)" }
    if let accessibility { words.append(accessibility.text) }
    lines.append(indent + words.joined(separator: " "))
    for child in children { child.describe(indent: indent + "  ", prefix: identifier + "/", into: &lines) }
  }
}

extension LayoutRect { fileprivate var text: String { "\(minX.text),\(minY.text) \(width.text)×\(height.text)" } }

extension DisplayText {
  fileprivate var text: String {
    let name = font.textStyle?.name ?? font.name ?? "system"
    let lines = lineCount > 1 ? " \(lineCount) lines" : ""
    return "\"\(string)\"(\(name) \(font.pointSize.text) \(alignment.rawValue)\(lines)" + (isTruncated ? " cut)" : ")")
  }
}

extension DisplayAccessibility {
  fileprivate var text: String {
    let value = value.map { ": \($0)" } ?? ""
    let traits = traits.isEmpty ? "" : " (" + traits.map { $0.rawValue }.joined(separator: " ") + ")"
    let hint = hint.map { " hint \"\($0)\"" } ?? ""
    let expanded = isExpanded.map { $0 ? " expanded" : " collapsed" } ?? ""
    let actions = actions.map { " can \"\($0.name)\"" }.joined()
    return "says \"\(label)\(value)\"\(traits)\(expanded)\(hint)\(actions)"
  }
}

extension Double {
  /// At most two places after the point, none for whole numbers.
  fileprivate var text: String { svgNumber(self, greatest: 1e12) }
}

extension StyleValue {
  fileprivate var text: String {
    switch self {
    case .color(let color): color.description
    case .number(let number): number.text
    case .integer(let integer): String(integer)
    case .boolean(let flag): String(flag)
    case .textStyle(let style): style.name
    case .textAlignment(let alignment): alignment.rawValue
    case .keyword(let word), .fontName(let word), .imageName(let word), .string(let word): word
    case .box(let box): [box.top, box.right, box.bottom, box.left].map { $0.text }.joined(separator: ",")
    case .offset(let offset): "\(offset.x.text),\(offset.y.text)"
    case .names(let names): names.joined(separator: ",")
    }
  }
}
