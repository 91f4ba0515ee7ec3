import ThemeBase
import ThemeModel
import ThemeSyntax

/// The overrides of palette colours in some stylesheets, as SAP's SwiftUI runtime reads their lines.
///
/// The first definition of a name applies in a stylesheet, and a later stylesheet wins over an earlier one.
struct PaletteLines {
  /// A line that overrides a palette colour.
  struct Override {
    let value: String
    /// The name and the value.
    let span: Span
    fileprivate let strength: PaletteKey.Strength
  }

  private var byStyle: [String: [PaletteVariant: Override]] = [:]

  init(_ sheets: [SyntaxTree]) {
    var lines: [String: (value: String, span: Span)] = [:]
    for sheet in sheets { for (name, line) in Self.lines(of: sheet.file) { lines[name] = line } }
    for (name, line) in lines {
      for key in PaletteKey.parse(name) where key.spelling != .notFoundBySAP {
        add(Override(value: line.value, span: line.span, strength: key.strength), for: key)
      }
    }
  }

  /// The names of the palette colours that are overridden, in alphabetical order.
  var styles: [String] { byStyle.keys.sorted() }

  /// The override of a variant of a style, or nil if the variant is not overridden.
  subscript(style: String, variant: PaletteVariant) -> Override? { byStyle[style]?[variant] }

  private mutating func add(_ override: Override, for key: PaletteKey) {
    if let other = byStyle[key.style]?[key.variant], other.strength > override.strength { return }
    byStyle[key.style, default: [:]][key.variant] = override
  }

  private static func lines(of file: SourceFile) -> [String: (value: String, span: Span)] {
    let bytes = file.bytes
    var lines: [String: (value: String, span: Span)] = [:]
    for start in bytes.indices where bytes[start] == UInt8(ascii: "@") {
      guard DefinitionLine.begins(at: start, of: bytes) else { continue }
      let line = DefinitionLine(around: start, of: bytes)
      guard let parts = line.parts, lines[parts.name] == nil else { continue }
      let end = start + "@:".utf8.count + parts.name.utf8.count + parts.value.utf8.count
      lines[parts.name] = (parts.value, file.span(start, min(end, line.range.upperBound)))
    }
    return lines
  }
}
