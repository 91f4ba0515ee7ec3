import ThemeModel
import ThemeTable

/// A match as one line, so that tables of values can be read.
enum MatchDump {
  /// The value, then findings after `~` and a mismatch after `!`, each with its tokens.
  static func dump(_ match: Match) -> String {
    var words = [match.value.map(value) ?? "-"]
    words += match.findings.map { "~\($0.kind)@\($0.tokens)".replacing("ThemeModel.", with: "") }
    if let mismatch = match.mismatch {
      words.append("!\(mismatch.reason)@\(mismatch.tokens)" + (mismatch.replacement.map { "=\($0)" } ?? ""))
    }
    return words.joined(separator: " ").replacing("..<", with: "-")
  }

  static func value(_ value: Match.Value) -> String {
    switch value {
    case .single(let single): return text(single)
    case .variants(let variants): return "\(variants.count) variants"
    }
  }

  private static func text(_ value: StyleValue) -> String {
    switch value {
    case .color(let color): hex(color)
    case .number(let number): "\(number)"
    case .integer(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .textStyle(let style): "'\(style)'"
    case .fontName(let name), .imageName(let name), .string(let name): "'\(name)'"
    case .textAlignment(let alignment): "align \(alignment)"
    case .keyword(let name): "word \(name)"
    case .box(let box): "[\(box.top) \(box.right) \(box.bottom) \(box.left)]"
    case .offset(let offset): "(\(offset.x) \(offset.y))"
    case .names(let names): "\(names)"
    }
  }

  static func hex(_ color: StyleColor) -> String {
    let digits = String(color.rgba, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
