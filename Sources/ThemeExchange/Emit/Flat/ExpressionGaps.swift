import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// The parts of a theme that a target cannot express, collected one by one and reported as one error.
struct ExpressionGaps {
  enum Cause: Hashable {
    /// The value depends on axes that the target's `@media` does not know.
    case axes([StyleAxis])
    /// A palette override that depends on device or orientation, for a target without `@media`.
    case noMedia
    /// A text that the target's tokeniser cannot read.
    case text(String)
    /// More colours for light and dark than the palette has free names.
    case slots
  }

  /// The most places that are shown.
  private static let shownPlaces = 20

  private let target: Target
  private var places: [(cause: Cause, subject: String, span: Span)] = []
  /// The subjects reported at each span: a rule of several selectors is one mistake.
  private var reported: [Span: Set<String>] = [:]

  init(target: Target) { self.target = target }

  /// Notes that a property, class or definition cannot be written.
  mutating func add(_ cause: Cause, in subject: String, at span: Span) {
    guard reported[span, default: []].insert(subject).inserted else { return }
    places.append((cause, subject, span))
  }

  /// One error that lists everything; nil if there is nothing.
  var diagnostic: Diagnostic? {
    let places = places.sorted { $0.span < $1.span }
    guard let first = places.first else { return nil }
    let others = places.dropFirst().prefix(Self.shownPlaces - 1)
    let rest = places.count - 1 - others.count
    let reason = describe(first.cause, first.subject)
    let message =
      places.count == 1
      ? "a stylesheet for '\(target.rawValue)' cannot hold this: \(reason)"
      : "a stylesheet for '\(target.rawValue)' cannot hold \(subjects(of: places))"
    return Diagnostic(
      .notExpressible, message, at: first.span, label: places.count == 1 ? "" : reason,
      secondary: others.map { Diagnostic.Label($0.span, describe($0.cause, $0.subject)) },
      notes: notes(Set(places.map { $0.cause }))
        + (rest > 0 ? ["\(counted(rest, "more such value")) in this theme"] : []))
  }

  /// The subjects of the places, for the message: `'font-size', 'tint-color' and 3 more`.
  private func subjects(of places: [(cause: Cause, subject: String, span: Span)]) -> String {
    var names: [String] = []
    for place in places where !names.contains(place.subject) {
      names.append(place.subject)
      if names.count == 4 { break }
    }
    return names.quotedList(more: places.count - names.count)
  }

  private func describe(_ cause: Cause, _ subject: String) -> String {
    switch cause {
    case .axes(let axes): "'\(subject)' depends on " + axes.map { $0.name }.quotedList("and")
    case .noMedia: "'\(subject)' depends on the device or how it is held"
    case .text(let trap): "'\(subject)' holds \(trap)"
    case .slots: "no free palette name is left for '\(subject)'"
    }
  }

  private func notes(_ causes: Set<Cause>) -> [String] {
    var notes: [String] = []
    let hasAxes = causes.contains { if case .axes = $0 { true } else { false } }
    if hasAxes { notes.append("its '@media' knows 'device' and 'orientation' only") }
    if causes.contains(.noMedia) { notes.append("it reads no '@media'") }
    if causes.contains(.slots) { notes.append("'customColor1' to 'customColor6' carry colours for light and dark") }
    return notes
  }
}

/// Palette names that carry colours of a theme which depend on appearance, level or contrast.
///
/// The palette has six colours for an app's own use, `customColor1` to `customColor6`. Those that a theme neither sets nor
/// names are free: a rule names one, and its eight overrides say what it is.
struct PaletteSlots {
  /// A name and its colours, in the order of ``PaletteVariant/allCases``.
  typealias Slot = (name: String, colors: [StyleColor])

  private(set) var taken: [Slot] = []
  private var free: [String] = []
  /// Names that the theme itself gives colours in every variant.
  private var own: [Slot] = []

  init(_ compilation: Compilation, target: Target) {
    guard target == .fioriUIKit else { return }
    let names = (1...6).map { "customColor\($0)" }
    let used = compilation.namedStyles.union(compilation.overrides.map { $0.style })
    free = names.filter { !used.contains($0) }.reversed()
    own = Dictionary(grouping: compilation.overrides, by: { $0.style }).map { style, variants in
      (name: style, colors: variants.filter { $0.colors.count == 1 }.map { $0.colors[0].color })
    }.filter { $0.colors.count == PaletteVariant.allCases.count }.sorted { $0.name < $1.name }
  }

  /// The name for such a colour, or nil if all names are taken.
  mutating func name(for colors: [StyleColor]) -> String? {
    let isKnown = { (slot: Slot) in slot.colors == colors }
    if let known = own.first(where: isKnown) ?? taken.first(where: isKnown) { return known.name }
    guard let name = free.popLast() else { return nil }
    taken.append((name, colors))
    return name
  }
}

extension Compilation {
  /// The palette names that values hold.
  var namedStyles: Set<String> {
    let texts = Set(table.variants.map { table.names[$0.text] })
    return Set(texts.flatMap { $0.split(separator: " ") }.map { String($0.prefix { $0 != "_" }) })
  }

  /// The palette colours that a flat stylesheet sets: those that the theme overrides, and those of the palette that it
  /// takes where they are not those of the runtime's own palette, which is the latest.
  var flatOverrides: [PaletteOverride] {
    guard target != .nui, palette.version != .latest else { return overrides }
    let known = Set(overrides.map { PaletteKey.name(of: $0.style, $0.variant) })
    let chosen = palette.differences(from: ColorPalette()).filter {
      !known.contains(PaletteKey.name(of: $0.style, $0.variant))
    }.map { PaletteOverride(style: $0.style, variant: $0.variant, colors: $0.colors, span: program.start) }
    return (overrides + chosen).sorted { ($0.style, $0.variant.index) < ($1.style, $1.variant.index) }
  }
}
