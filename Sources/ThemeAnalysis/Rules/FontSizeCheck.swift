import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Text sizes that ignore what users set: fixed ones where the part takes a text style, and ones below 11 points.
enum FontSizeCheck {
  /// The smallest size in Apple's and SAP's type scales.
  private static let leastSize = 11.0

  static func run(_ compilation: Compilation) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    var seen: Set<FindingSite> = []
    for row in compilation.table.rows {
      let path = compilation.names.path(of: row)
      for (name, variants) in compilation.cells(of: row) where name.property == .fontSize {
        for found in variants {
          let place = compilation.program.declarations[found.declaration].place
          let span = compilation.program.nameSpan(place)
          guard case .number(let size) = compilation.table.values[found.value] else { continue }
          if size < leastSize, let site = compilation.site(of: found.declaration, in: found.environments),
            seen.insert(site).inserted
          {
            diagnostics.append(.smallText(size, at: site))
          }
          if compilation.target != .nui, diagnostics.isFirst(.fixedFontSize, at: span), takesStyle(path, compilation) {
            diagnostics.append(.fixedFontSize(size, at: span))
          }
        }
      }
    }
    return diagnostics
  }

  /// Whether the class is known to take a text style, which follows the text size that users choose.
  private static func takesStyle(_ path: PathID, _ compilation: Compilation) -> Bool {
    let registry = compilation.registry
    guard let number = registry.resolvePath(compilation.program.paths.slice(path)) else { return false }
    switch registry.standing(of: "font-style", on: number) {
    case .declared, .assumed: return true
    default: return false
    }
  }
}

extension Diagnostic {
  fileprivate static func smallText(_ size: Double, at site: FindingSite) -> Diagnostic {
    Diagnostic(
      .smallText, "text below 11 points is hard to read", at: site.span, secondary: site.labels,
      notes: ["no text style of iOS or Fiori is smaller than 11 points"])
  }

  fileprivate static func fixedFontSize(_ size: Double, at span: Span) -> Diagnostic {
    let near = StyleTextStyle.wellKnown.min {
      (($0.pointSize ?? 0) - size).magnitude < (($1.pointSize ?? 0) - size).magnitude
    }
    return Diagnostic(
      .fixedFontSize, "'font-size' does not follow the text size that users choose", at: span,
      help: near.map { style in
        let points = Int(style.pointSize ?? 0)
        return ["write 'font-style: \(style.name);', which is \(points) points by default"]
      } ?? [])
  }
}
