package import ThemeBase
package import ThemeCompiler
package import ThemeModel
import ThemeTable

/// A theme as one flat stylesheet that a target reads with the meaning that themec computed.
///
/// Definitions are replaced by their values. Imports, nesting, patterns, functions and arithmetic are gone. `@media` is
/// written only where values differ, and only with the axes that the target knows. Whatever the target cannot express is
/// listed instead.
package struct NSSEmitter {
  private let compilation: Compilation
  private let target: Target
  private var sheet = FlatSheet()
  private var slots: PaletteSlots
  private var gaps: ExpressionGaps

  /// The stylesheet, or an error that lists what the target cannot express.
  ///
  /// The text must not be used then.
  package static func emit(_ compilation: Compilation, for target: Target) -> (text: String, diagnostics: [Diagnostic])
  {
    var emitter = NSSEmitter(
      compilation: compilation, target: target, slots: PaletteSlots(compilation, target: target),
      gaps: ExpressionGaps(target: target))
    // NUI has no palette.
    for override in target == .nui ? [] : compilation.flatOverrides {
      for key in override.keys(for: target) { emitter.add(override, as: key) }
    }
    if target != .fioriSwiftUI {
      for row in compilation.table.rows { emitter.add(row) }
      emitter.addSlots()
    }
    let reports = [emitter.gaps.diagnostic, emitter.skippedRules, emitter.skippedColors, emitter.tooLong]
    return (emitter.sheet.text, reports.compactMap { $0 }.sortedForReport())
  }

  // MARK: Palette overrides

  private mutating func add(_ override: PaletteOverride, as key: String) {
    guard let parts = byContext(override.colors) else {
      return gaps.add(.axes([.sizeClass]), in: "@\(key)", at: override.span)
    }
    if parts.count > 1, target == .fioriSwiftUI { return gaps.add(.noMedia, in: "@\(key)", at: override.span) }
    for part in parts { sheet.define(key, as: part.value.spelling(for: target), in: part.environments) }
  }

  /// Colours by device and orientation; nil where they depend on more.
  private func byContext(_ colors: [VariantColor]) -> [(environments: EnvironmentSet, value: StyleColor)]? {
    var parts: [(environments: EnvironmentSet, value: StyleColor)] = []
    for context in DeviceContexts.all {
      let inside = colors.filter { !$0.environments.intersection(context).isEmpty }
      guard let color = inside.first?.color, inside.count == 1 else { return nil }
      DeviceContexts.join(color, in: context, to: &parts)
    }
    return parts
  }

  /// The colours that depend on more than `@media` can say, each under a palette name that the theme leaves free.
  private mutating func addSlots() {
    for slot in slots.taken {
      for (variant, color) in zip(PaletteVariant.allCases, slot.colors) {
        for key in PaletteOverride.keys(of: slot.name, variant, for: target) {
          sheet.define(key, as: color.spelling(for: target), in: .all)
        }
      }
    }
  }

  /// SAP's SwiftUI runtime skips all rules.
  private var skippedRules: Diagnostic? {
    guard target == .fioriSwiftUI, let first = compilation.program.selectors.values.first else { return nil }
    let count = compilation.table.rows.count
    let classes = count == 1 ? "1 class is" : "\(count) classes are"
    return Diagnostic(
      .notExpressible, "'\(target.rawValue)' reads no rules; \(classes) left out", at: span(first.place),
      severity: .warning)
  }

  /// The colours that NUI has no palette for.
  private var skippedColors: Diagnostic? {
    let overrides = compilation.flatOverrides
    guard target == .nui, let first = overrides.first else { return nil }
    let names = Set(overrides.map { $0.style }).sorted()
    return Diagnostic(
      .notExpressible, "'\(target.rawValue)' has no palette; left out: \(names.quotedList(limit: 8))", at: first.span,
      severity: .warning)
  }

  /// An error at the first rule if something was left out for the length of the whole.
  private var tooLong: Diagnostic? {
    guard sheet.isTooLong, let first = compilation.program.selectors.values.first else { return nil }
    return Diagnostic(
      .valueTooLong, "the flat stylesheet is longer than \(FlatSheet.maximumBytes >> 20) MiB", at: span(first.place))
  }

  // MARK: - Rules

  private mutating func add(_ row: ResolvedTable.Row) {
    let path = compilation.table.names[row.path]
    if let trap = NUIWords.fault(inName: path) {
      let named = compilation.theme.groups.row(of: compilation.names.path(of: row))
      if let selector = named.map({ compilation.program.selectors[$0.firstSelector] }) {
        gaps.add(.text(trap), in: path, at: span(selector.place))
      }
      return
    }
    var missing = row.environments
    for cell in row.cells.map({ compilation.table.cells[$0] }) {
      let property = compilation.table.names[cell.property]
      for (environments, text) in texts(of: cell) {
        sheet.declare(path, "\(property): \(text);", in: environments)
        missing = missing.subtracting(environments)
      }
    }
    // A class that is only named is there for NUI, with nothing in it.
    let empty = DeviceContexts.all.filter { $0.subtracting(missing).isEmpty }
    sheet.declare(path, nil, in: empty.reduce([]) { $0.union($1) })
  }

  /// The texts of a cell by device and orientation.
  ///
  /// Reports values that cannot be written.
  private mutating func texts(of cell: ResolvedTable.Cell) -> [(environments: EnvironmentSet, value: String)] {
    let pieces = compilation.pieces(of: cell, for: target)
    guard let first = pieces.first else { return [] }
    let property = compilation.table.names[cell.property]
    if let trap = NUIWords.fault(inName: property) {
      gaps.add(.text(trap), in: property, at: span(ofOrigin: first.variant))
      return []
    }
    var result: [(environments: EnvironmentSet, value: String)] = []
    for context in DeviceContexts.all {
      let inside = pieces.compactMap { $0.restricted(to: context) }
      guard !inside.isEmpty, let text = text(of: inside, in: context, property) else { continue }
      DeviceContexts.join(text, in: context, to: &result)
    }
    return result
  }

  /// The one text for a value in a context, or nil after a report.
  private mutating func text(of pieces: [ValuePiece], in context: EnvironmentSet, _ property: String) -> String? {
    let origin = span(ofOrigin: pieces[0].variant)
    if let text = pieces.onlyText(in: context) {
      let value = compilation.table.values[pieces[0].variant.value]
      switch NUIWords.spelling(of: text, value) {
      case .success(let spelling): return spelling
      case .failure(let fault): gaps.add(.text(fault.trap), in: property, at: origin)
      }
      return nil
    }
    let colors = compilation.paletteColors(of: pieces, in: context)
    if target == .fioriUIKit, let colors {
      if let slot = slots.name(for: colors) { return slot }
      gaps.add(.slots, in: property, at: origin)
    } else {
      let axes = pieces.furtherAxes(in: context)
      gaps.add(.axes(axes), in: property, at: span(ofOriginOf: pieces, dependingOn: axes))
    }
    return nil
  }

  /// The span of the declaration whose `@media` brings the axes in, or else of the first piece's.
  private func span(ofOriginOf pieces: [ValuePiece], dependingOn axes: [StyleAxis]) -> Span {
    let culprit = pieces.first { piece in
      let declaration = compilation.program.declarations[piece.variant.declaration]
      return axes.contains { declaration.environments.depends(on: $0) }
    }
    return span(ofOrigin: (culprit ?? pieces[0]).variant)
  }

  private func span(ofOrigin variant: ResolvedTable.Variant) -> Span {
    span(compilation.program.declarations[variant.declaration].place)
  }

  private func span(_ place: Program.Place) -> Span { compilation.program.span(place) }
}
