import ThemeCompiler
import ThemeModel
import ThemeTable

/// A stylesheet without definitions in values: palette overrides, then rules, each under its media condition.
///
/// Conditions of one name are disjoint, so that their order means nothing.
package struct FlatSheet {
  /// Everything under one media condition.
  private struct Section {
    var definitions: [String] = []
    var rules: [(path: String, lines: [String])] = []

    /// Adds a line to a class, which is begun anew unless it is the last one.
    mutating func append(_ line: String?, to path: String) {
      if rules.last?.path != path { rules.append((path, [])) }
      if let line { rules[rules.count - 1].lines.append(line) }
    }
  }

  /// The most bytes of names and values in a stylesheet.
  ///
  /// Patterns and definitions let a small theme expand to much more text than any reader would take.
  package static let maximumBytes = 64 << 20

  /// By the text of the condition; the empty one holds everywhere.
  private var sections: [String: Section] = [:]
  private var bytesLeft = Self.maximumBytes

  /// Whether something was left out because the stylesheet had grown too long.
  var isTooLong: Bool { bytesLeft < 0 }

  /// Adds `@name:value;`, in the form that every reader accepts: nothing else on the line.
  mutating func define(_ name: String, as value: String, in environments: EnvironmentSet) {
    for condition in environments.conditions.map(MediaText.text) {
      guard spend(name, value) else { return }
      sections[condition, default: Section()].definitions.append("@\(name):\(value);")
    }
  }

  /// Adds a declaration of a class, or the class alone; the declarations of one class come together.
  mutating func declare(_ path: String, _ line: String?, in environments: EnvironmentSet) {
    for condition in environments.conditions.map(MediaText.text) {
      guard spend(path, line ?? "") else { return }
      // In place: a copy of the section for each line would make the whole quadratic.
      sections[condition, default: Section()].append(line, to: path)
    }
  }

  /// Takes the length of two texts from the budget.
  ///
  /// Returns false once it is exceeded.
  private mutating func spend(_ name: String, _ text: String) -> Bool {
    if bytesLeft >= 0 { bytesLeft -= name.utf8.count + text.utf8.count }
    return bytesLeft >= 0
  }

  /// The stylesheet; what holds everywhere comes first.
  var text: String {
    var blocks = [sections[""].map { text(of: $0, indent: "") } ?? ""]
    for condition in sections.keys.sorted() where condition != "" {
      guard let section = sections[condition] else { continue }
      blocks.append("@media \(condition) {\n\(text(of: section, indent: "  "))}\n")
    }
    return blocks.joined()
  }

  private func text(of section: Section, indent: String) -> String {
    var text = section.definitions.map { indent + $0 + "\n" }.joined()
    if !section.definitions.isEmpty, !section.rules.isEmpty { text += "\n" }
    for (path, lines) in section.rules {
      text += "\(indent)\(path) {\n"
      for line in lines { text += "\(indent)  \(line)\n" }
      text += "\(indent)}\n"
    }
    return text
  }
}

/// The spelling of a value in some environments: its text, or the literal that was computed.
struct ValuePiece {
  var environments: EnvironmentSet
  var text: String
  var variant: ResolvedTable.Variant

  /// The piece in some environments only, or nil if it has none of them.
  func restricted(to environments: EnvironmentSet) -> Self? {
    let common = self.environments.intersection(environments)
    return common.isEmpty ? nil : Self(environments: common, text: text, variant: variant)
  }
}

extension Compilation {
  /// The pieces of a cell; those of a palette colour all have its name for a text, if the reader knows it.
  func pieces(of cell: ResolvedTable.Cell, for reader: Target) -> [ValuePiece] {
    cell.variants.map { table.variants[$0] }.flatMap { variant -> [ValuePiece] in
      let whole = ValuePiece(environments: variant.environments, text: text(of: variant, for: reader), variant: variant)
      guard let literals = literals(of: variant) else { return [whole] }
      return literals.compactMap { literal in
        var piece = whole.restricted(to: literal.environments)
        piece?.text = literal.text
        return piece
      }
    }
  }

  /// The text of a variant; a colour's digits if a reader other than the theme's own takes the text for another colour.
  private func text(of variant: ResolvedTable.Variant, for reader: Target) -> String {
    let text = table.names[variant.text]
    guard reader != target, case .color(let color) = table.values[variant.value] else { return text }
    let colors = ColorText.read(ValueText(text), target: reader, palette: palette) ?? []
    let isSame = colors.contains { $0.color == color && variant.environments.isSubset(of: $0.environments) }
    return isSame ? text : String(decoding: ColorText.literal(color), as: UTF8.self)
  }

  /// The colours of a value in the eight situations that a palette knows; nil if it is not a colour, is not set in all of
  /// them, or depends on more.
  func paletteColors(of pieces: [ValuePiece], in context: EnvironmentSet) -> [StyleColor]? {
    var colors: [StyleColor] = []
    for variant in PaletteVariant.allCases {
      let situation = variant.environments.intersection(context)
      let inside = pieces.filter { !$0.environments.intersection(situation).isEmpty }
      let values = Set(inside.map { table.values[$0.variant.value] })
      guard situation.subtracting(inside.environments).isEmpty, values.count == 1,
        case .color(let color)? = values.first
      else { return nil }
      colors.append(color)
    }
    return colors
  }
}

extension [ValuePiece] {
  /// The environments of all pieces together.
  fileprivate var environments: EnvironmentSet { reduce(EnvironmentSet()) { $0.union($1.environments) } }

  /// The text that holds in all of a context; nil if there are several, or none in a part of it.
  func onlyText(in context: EnvironmentSet) -> String? {
    guard let first, environments == context, allSatisfy({ $0.text == first.text }) else { return nil }
    return first.text
  }

  /// The axes beyond device and orientation on which the text depends within a context.
  func furtherAxes(in context: EnvironmentSet) -> [StyleAxis] {
    let texts = Dictionary(grouping: self) { $0.text }.values.map { $0.environments }
    return StyleAxis.allCases.filter { axis in
      !DeviceContexts.axes.contains(axis) && texts.contains { $0.depends(on: axis) }
    }
  }
}
