import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Colours that mean something different and look alike to people with a colour vision deficiency.
///
/// Looked at are the palette's families for good, bad, critical and informative as far as the theme overrides them, and the
/// states of one part.
enum ColorVisionCheck {
  /// The least distance of two colours, in OKLab.
  ///
  /// Just noticeable is 0.02; traffic lights of common palettes, which are confused, lie at 0.05 to 0.09.
  static let leastDifference = 0.1

  static func run(_ compilation: Compilation) -> DiagnosticList {
    var diagnostics = DiagnosticList()
    checkFamilies(compilation, &diagnostics)
    checkStates(compilation, &diagnostics)
    return diagnostics
  }

  /// The deficiency under which two colours are confused most, if they are under any.
  static func confusion(_ first: StyleColor, _ second: StyleColor) -> ColorVision? {
    ColorVision.allCases.map { vision in
      (vision, OKLab(vision.simulate(first)).difference(from: OKLab(vision.simulate(second))))
    }.filter { $0.1 < leastDifference }.min { $0.1 < $1.1 }?.0
  }

  // MARK: Families

  /// Families of the palette of which each means something, in the order of their weight.
  private static let families = ["negative", "critical", "positive", "informative"]

  private static func checkFamilies(_ compilation: Compilation, _ diagnostics: inout DiagnosticList) {
    var confused: Set<String> = []
    for override in compilation.overrides {
      guard let family = families.first(where: override.style.hasPrefix) else { continue }
      let role = override.style.dropFirst(family.count)
      for other in families where other != family {
        let name = other + role
        let key = [override.style, name].sorted().joined(separator: " ")
        guard !confused.contains(key), let color = compilation.palette.color(name) else { continue }
        for own in override.colors {
          guard let environment = own.environments.first, let second = color.color(in: environment),
            let vision = confusion(own.color, second)
          else { continue }
          confused.insert(key)
          diagnostics.append(
            .confusable("'\(override.style)' looks like '\(name)'", own.color, second, vision, at: override.span))
          break
        }
      }
    }
  }

  // MARK: States

  /// States that tell users something which nothing else need show.
  private static let states: Set<StyleState> = [.plain, .selected, .disabled, .highlighted, .focused, .readOnly]

  private static func checkStates(_ compilation: Compilation, _ diagnostics: inout DiagnosticList) {
    let values = compilation.table.values
    var seen: Set<FindingSite> = []
    for row in compilation.table.rows {
      let path = compilation.names.path(of: row)
      let cells = compilation.cells(of: row)
      var plainCells: [StyleProperty: ArraySlice<ResolvedTable.Variant>] = [:]
      for (name, variants) in cells where name.state == .plain || name.state == .normal {
        plainCells[name.property] = plainCells[name.property] ?? variants
      }
      for (name, variants) in cells where name.state != .plain && states.contains(name.state) {
        guard let plain = plainCells[name.property] else { continue }
        for found in variants {
          for base in plain where !base.environments.isDisjoint(with: found.environments) {
            guard let first = values[found.value].color, let second = values[base.value].color,
              OKLab(first).difference(from: OKLab(second)) >= leastDifference, let vision = confusion(first, second)
            else { continue }
            let program = compilation.program
            let common = base.environments.intersection(found.environments)
            guard let site = compilation.site(of: found.declaration, beside: [base.declaration], in: common),
              seen.insert(site).inserted
            else { continue }
            let plainSpan = program.nameSpan(program.declarations[base.declaration].place)
            diagnostics.append(
              .confusable(
                "'\(program.paths[path])' looks alike with and without '\(name.state.name)'", first, second, vision,
                at: site.span, secondary: site.labels + [.init(plainSpan, "the colour without the state")]))
          }
        }
      }
    }
  }
}

extension ColorPalette {
  /// The colour of a name, or nil if the palette has none.
  fileprivate func color(_ name: String) -> PaletteColor? {
    if case .color(let color) = lookup(name) { color } else { nil }
  }
}

extension ColorVision {
  /// The people who see so, in words.
  fileprivate var people: String {
    switch self {
    case .protan: "people who lack red cones (protan)"
    case .deutan: "people who lack green cones (deutan)"
    case .tritan: "people who lack blue cones (tritan)"
    }
  }
}

extension Diagnostic {
  fileprivate static func confusable(
    _ fault: String, _ first: StyleColor, _ second: StyleColor, _ vision: ColorVision, at span: Span,
    secondary: [Label] = []
  ) -> Diagnostic {
    let (left, right) = (vision.simulate(first), vision.simulate(second))
    return Diagnostic(
      .confusableColors, "\(fault) without full colour vision", at: span,
      label: "\(first.unambiguousSpelling) beside \(second.unambiguousSpelling)", secondary: secondary,
      notes: [
        "\(vision.people) see \(left.unambiguousSpelling) and \(right.unambiguousSpelling)",
        "a second sign, such as an icon or a text, makes up for it",
      ], help: ["make one of the two lighter or darker"])
  }
}
