import ThemeBase
import ThemeModel
import ThemeSyntax

/// Overrides of palette colours that name each other in a cycle: SAP's SwiftUI runtime follows the names without end.
///
/// The runtime keeps such an override as a colour that looks another one up when it is drawn. A cycle is looked for in
/// each of the eight situations, among the lines that the runtime reads.
struct PaletteCycles {
  /// The overrides of each style.
  private let overrides: [String: [PaletteVariant: Override]]
  private var diagnostics = DiagnosticList()
  private var reported: Set<Span> = []

  static func run(_ theme: PortableTheme) -> DiagnosticList {
    let entries = Set(theme.entries.map { $0.file.id })
    // An app loads an imported file by itself, or not at all.
    let imported = theme.trees.filter { !entries.contains($0.file.id) }
    var diagnostics = DiagnosticList()
    for sheets in [theme.entries] + imported.map({ [$0] }) {
      var rule = PaletteCycles(overrides: overrides(in: sheets))
      for situation in PaletteVariant.allCases { rule.search(situation) }
      diagnostics.append(contentsOf: rule.diagnostics)
    }
    return diagnostics
  }

  /// A colour as the runtime looks it up: its style, on one of the two backgrounds.
  private struct Lookup: Hashable {
    let style: String
    let onDark: Bool
  }

  /// Follows the overrides from each style, each look-up once.
  private mutating func search(_ situation: PaletteVariant) {
    var walks: [Lookup: Int] = [:]
    let starts = overrides.keys.sorted().flatMap {
      [Lookup(style: $0, onDark: false), Lookup(style: $0, onDark: true)]
    }
    for (walk, start) in starts.enumerated() {
      var (lookup, path) = (start, [Lookup]())
      while walks[lookup] == nil, let next = next(after: lookup, in: situation) {
        walks[lookup] = walk
        path.append(lookup)
        lookup = next
      }
      if walks[lookup] == walk { report(path.drop { $0 != lookup }, in: situation) }
    }
  }

  private func override(_ lookup: Lookup, in situation: PaletteVariant) -> Override? {
    let variant = PaletteVariant(
      onDark: lookup.onDark, elevated: situation.isElevated, highContrast: situation.isHighContrast)
    return overrides[lookup.style]?[variant]
  }

  /// The look-up to which an override leads, or nil if none leads further.
  private func next(after lookup: Lookup, in situation: PaletteVariant) -> Lookup? {
    guard let value = override(lookup, in: situation)?.value else { return nil }
    let parts = value.split(separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
    let style = String(parts[0])
    guard PaletteLibrary.isStyle(style) else { return nil }
    let onDark =
      switch parts.dropFirst().first {
      case "deviceInverse": !situation.isOnDark
      case "lightConstant": false
      case "darkConstant": true
      // The runtime ignores every other suffix.
      default: situation.isOnDark
      }
    return Lookup(style: style, onDark: onDark)
  }

  /// Reports a cycle at the first of its definitions, once for all situations.
  private mutating func report(_ cycle: ArraySlice<Lookup>, in situation: PaletteVariant) {
    let places = Set(cycle.compactMap { override($0, in: situation)?.span }).sorted()
    guard let first = places.first, reported.insert(first).inserted else { return }
    diagnostics.append(
      Diagnostic(
        .paletteCycle, "the override of a palette colour leads back to itself", at: first,
        secondary: places.dropFirst().map { .init($0, "through this definition") },
        help: ["write the colour in hex digits, or remove the definition"]))
  }

  // MARK: The overrides of palette colours, as the runtime reads their lines

  /// A line that overrides a palette colour.
  private struct Override {
    let value: String
    /// The name and the value.
    let span: Span
    let strength: PaletteKey.Strength
  }

  /// The overrides of each style in some stylesheets.
  ///
  /// The first definition of a name applies in a stylesheet, and a later stylesheet wins over an earlier one.
  private static func overrides(in sheets: [SyntaxTree]) -> [String: [PaletteVariant: Override]] {
    var lines: [String: (value: String, span: Span)] = [:]
    for sheet in sheets { for (name, line) in Self.lines(of: sheet.file) { lines[name] = line } }
    var overrides: [String: [PaletteVariant: Override]] = [:]
    for (name, line) in lines {
      for key in PaletteKey.parse(name) where key.spelling != .notFoundBySAP {
        if let other = overrides[key.style]?[key.variant], other.strength > key.strength { continue }
        overrides[key.style, default: [:]][key.variant] = Override(
          value: line.value, span: line.span, strength: key.strength)
      }
    }
    return overrides
  }

  private static func lines(of file: SourceFile) -> [String: (value: String, span: Span)] {
    var lines: [String: (value: String, span: Span)] = [:]
    for line in DefinitionLine.all(of: file.bytes) {
      guard let parts = line.parts, lines[parts.name] == nil else { continue }
      let start = line.range.lowerBound
      let end = start + "@:".utf8.count + parts.name.utf8.count + parts.value.utf8.count
      lines[parts.name] = (parts.value, file.span(start, min(end, line.range.upperBound)))
    }
    return lines
  }
}
