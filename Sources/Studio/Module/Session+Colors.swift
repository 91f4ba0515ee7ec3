import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeEditor
import ThemeProject
import ThemeSyntax
import ThemeTable

extension Session {
  /// Notes which pairs cannot be read now.
  mutating func mark() {
    let pairs = theme.map { ThemeColors.find(in: $0) }?.flatMap { $0.shades.flatMap { $0.unreadable } }
    unreadable = Set((pairs ?? []).map { $0.key })
  }

  /// The colours of the theme as JSON: name, role, number of uses and shades, with places in UTF-16 code units.
  func colors() -> [UInt8] {
    guard let theme else { return Array("[]".utf8) }
    var places = Places(theme)
    return JSONWriter.answer(ThemeColors.find(in: theme)) { json, color in
      json.object { json in
        json.member("name", color.name)
        json.member("role", color.role.rawValue)
        json.member("uses", color.useCount)
        json.array("shades", color.shades) { json, shade in
          json.object { json in
            json.member("condition", shade.condition)
            json.member("color", shade.color.cssText)
            places.write(shade.span, to: &json)
            json.member("prefix", shade.prefix)
            json.member("suffix", shade.suffix)
            if let remedy = shade.remedy { json.member("remedy", remedy.cssText) }
            json.array("unreadable", shade.unreadable) { write($1, to: &$0) }
          }
        }
      }
    }
  }

  private func write(_ pair: UnreadablePair, to json: inout JSONWriter) {
    json.object { json in
      json.member("path", pair.path)
      json.member("property", pair.property)
      json.member("ground", pair.ground)
      json.member("condition", pair.condition)
      json.member("ratio", pair.ratio)
      json.member("needed", pair.requiredRatio)
      json.member("isNew", !unreadable.contains(pair.key))
    }
  }

  /// A colour, six hex digits at the start of a text, in the notation of the rest.
  func spelling(of text: String) -> [UInt8] {
    guard let theme, let channels = UInt32(text.prefix(6), radix: 16) else { return [] }
    let color = StyleColor(rgba: channels << 8 | 0xFF)
    return Array(ColorNotation.text(of: color, like: String(text.dropFirst(6)), in: theme).utf8)
  }
}

extension UnreadablePair {
  /// The pair whatever its contrast.
  fileprivate var key: String { "\(path) \(property) \(ground)" }
}

/// Writes places of a theme's files in UTF-16 code units.
struct Places {
  private let theme: AnalyzedTheme
  private var counters: [FileID: UTF16Counter] = [:]

  init(_ theme: AnalyzedTheme) { self.theme = theme }

  /// Writes the members `file`, `start` and `end`.
  mutating func write(_ span: Span, to json: inout JSONWriter) {
    let file = Int(span.file.index)
    var counter = counters[span.file] ?? UTF16Counter(theme.tree(file).file.bytes)
    json.member("file", theme.graph.paths[file].text)
    json.member("start", counter.count(before: Int(span.start)))
    json.member("end", counter.count(before: Int(span.end)))
    counters[span.file] = counter
  }
}
