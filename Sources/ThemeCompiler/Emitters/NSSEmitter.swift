package import ThemeDiagnostics
package import ThemeRegistry
import ThemeSyntax
import ThemeTable

/// A theme as one flat stylesheet that a target reads with the meaning that themec computed.
///
/// Definitions are put in; imports, nesting, patterns, functions and arithmetic are gone; `@media` is written only where
/// values differ and only with the axes that the target knows. What the target cannot express is listed instead.
package struct NSSEmitter {
  private let compilation: Compilation
  private let target: Target
  private var output = ""
  private var diagnostics: [Diagnostic] = []
  /// What has been reported, by declaration: a rule of several selectors is one mistake.
  private var reported: Set<Span> = []

  /// The stylesheet, or an error for each value that the target cannot express.
  package static func emit(
    _ compilation: Compilation, for target: Target
  ) -> (text: String, diagnostics: [Diagnostic]) {
    var emitter = NSSEmitter(compilation: compilation, target: target)
    emitter.emitOverrides()
    if target == .fioriSwiftUI { emitter.reportRules() } else { emitter.emitRules() }
    return (emitter.output, emitter.diagnostics.sortedForReport())
  }

  private init(compilation: Compilation, target: Target) {
    self.compilation = compilation
    self.target = target
  }

  /// The axes on which the rules of a sheet can differ: those of NUI.
  private static let axes: [Axis] = [.device, .orientation]
}

// MARK: - Palette overrides

extension NSSEmitter {
  /// One definition a line, nothing else on it: the form that every reader accepts, each name once.
  private mutating func emitOverrides() {
    guard target != .nui else { return }
    for override in compilation.overrides {
      let key = override.key(for: target)
      if override.isConditional {
        report("the palette override '\(key)' differs among devices or orientations", override.span)
      } else {
        output += "@\(key):\(spelling(override.color));\n"
      }
    }
    if !compilation.overrides.isEmpty, target != .fioriSwiftUI { output += "\n" }
  }

  /// A colour as the target reads it without doubt.
  private func spelling(_ color: Color) -> String {
    let hex = color.hexText
    if color.alpha == 255 { return String(hex.prefix(7)) }
    return target == .fioriSwiftUI ? hex : ValueReport.unambiguous(color)
  }

  /// SAP's SwiftUI runtime skips all rules.
  private mutating func reportRules() {
    guard let first = compilation.program.selectors.first else { return }
    let count = compilation.table.rows.count
    diagnostics.append(
      Diagnostic(
        .notExpressible, "'\(target.rawValue)' reads no rules; \(count) classes are left out",
        at: compilation.program.span(first.place), severity: .warning))
  }
}

// MARK: - Rules

extension NSSEmitter {
  /// Properties of classes under one media condition; the condition is empty for everywhere.
  private typealias Sheet = [(path: String, lines: [String])]

  private mutating func emitRules() {
    var sheets: [String: Sheet] = [:]
    var order: [String] = [""]
    for row in compilation.table.rows {
      for (condition, lines) in lines(of: row) {
        if sheets[condition] == nil, condition != "" { order.append(condition) }
        sheets[condition, default: []].append((compilation.table.names[row.path], lines))
      }
    }
    for condition in [""] + order.dropFirst().sorted() {
      write(sheets[condition] ?? [], under: condition)
    }
  }

  private mutating func write(_ sheet: Sheet, under condition: String) {
    guard !sheet.isEmpty else { return }
    let indent = condition.isEmpty ? "" : "  "
    if !condition.isEmpty { output += "@media \(condition) {\n" }
    for (path, lines) in sheet {
      output += "\(indent)\(path) {\n"
      for line in lines { output += "\(indent)  \(line)\n" }
      output += "\(indent)}\n"
    }
    if !condition.isEmpty { output += "}\n" }
  }

  /// The declarations of a row by condition, in a fixed order.
  private mutating func lines(of row: ResolvedTable.Row) -> [(String, [String])] {
    checkName(row.path, "class", row)
    var result: [(condition: String, lines: [String])] = []
    func add(_ condition: String, _ line: String?) {
      let index = result.firstIndex { $0.condition == condition } ?? result.count
      if index == result.count { result.append((condition, [])) }
      if let line { result[index].lines.append(line) }
    }
    for condition in conditions(row.environments) where row.cells.isEmpty { add(condition, nil) }
    for cell in row.cells.map({ compilation.table.cells[Int($0)] }) {
      for (environments, variant) in merged(cell) {
        guard let line = line(cell, variant, environments) else { continue }
        for condition in conditions(environments) { add(condition, line) }
      }
    }
    return result
  }

  private func conditions(_ environments: EnvironmentSet) -> [String] {
    environments.conditions.map(MediaText.text)
  }

  /// The variants of a cell by what is written for them: a palette colour is one text for all its variants.
  private func merged(
    _ cell: ResolvedTable.Cell
  ) -> [(EnvironmentSet, ResolvedTable.Variant)] {
    var result: [(environments: EnvironmentSet, variant: ResolvedTable.Variant)] = []
    for variant in cell.variants.map({ compilation.table.variants[Int($0)] }) {
      if let index = result.firstIndex(where: { text(of: $0.variant) == text(of: variant) }) {
        result[index].environments = result[index].environments.union(variant.environments)
      } else {
        result.append((variant.environments, variant))
      }
    }
    return result
  }

  /// `property: value;`, or nil after a report.
  private mutating func line(
    _ cell: ResolvedTable.Cell, _ variant: ResolvedTable.Variant, _ environments: EnvironmentSet
  ) -> String? {
    let declaration = compilation.program.declarations[Int(variant.origin)]
    let span = compilation.program.span(declaration.place)
    for axis in Axis.allCases where !Self.axes.contains(axis) && environments.depends(on: axis) {
      report("the value depends on the axis '\(axis.name)'", span)
      return nil
    }
    let property = compilation.table.names[cell.property]
    let text = text(of: variant)
    if let trap = Self.trap(in: property) ?? Self.trap(in: text) {
      report("\(trap) cannot be read by '\(target.rawValue)'", span)
      return nil
    }
    return "\(property): \(text);"
  }

  /// The value as it is written out: its literal text, or the typed value where it was computed.
  private func text(of variant: ResolvedTable.Variant) -> String {
    guard let literals = compilation.literals[variant.text] else {
      return compilation.table.names[variant.text]
    }
    let literal = literals.first {
      !$0.environments.intersection(variant.environments).isEmpty
    }
    return literal?.text ?? ""
  }

  private mutating func checkName(_ name: UInt32, _ kind: String, _ row: ResolvedTable.Row) {
    let text = compilation.table.names[name]
    guard let trap = Self.trap(in: text),
      let selector = compilation.program.selectors.first(where: { $0.path == name })
    else { return }
    report(
      "\(trap) cannot be read by '\(target.rawValue)'", compilation.program.span(selector.place))
  }

  /// What NUI's tokeniser cannot read in a text of words; nil for most.
  private static func trap(in text: String) -> String? {
    for word in text.split(separator: " ") {
      if word.hasPrefix("and") { return "the word '\(word)'" }
      if word.hasPrefix("\"") || word.hasPrefix("'") { return "the quoted string \(word)" }
      if let bad = word.unicodeScalars.first(where: { !isReadable($0) }) {
        return "the character '\(bad)'"
      }
    }
    return nil
  }

  private static func isReadable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "\\", "/", ".", "#", "@", "(", ")", ",": true
    default: false
    }
  }

  private mutating func report(_ message: String, _ span: Span) {
    guard reported.insert(span).inserted else { return }
    diagnostics.append(
      Diagnostic(
        .notExpressible, message, at: span,
        notes: ["a stylesheet for '\(target.rawValue)' cannot hold it"]))
  }
}
