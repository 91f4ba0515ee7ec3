import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

/// Colours that are written as literals although a definition or the palette has a name for them.
struct LiteralCheck {
  private let compilation: Compilation
  private var diagnostics = DiagnosticList()
  /// The definition with a colour as its only value, by the colour.
  private var definitions: [StyleColor: VariableID] = [:]
  /// The names of palette colours by their colour on light backgrounds.
  private let names: [StyleColor: [String]]
  /// With more palette colours of one value than this it is unclear which one was meant.
  private static let mostNames = 2

  static func run(_ compilation: Compilation) -> DiagnosticList {
    var check = LiteralCheck(compilation)
    for declaration in compilation.program.declarations.values { check.visit(declaration) }
    return check.diagnostics
  }

  private init(_ compilation: Compilation) {
    self.compilation = compilation
    names = compilation.target == .nui ? [:] : Self.names(in: compilation.palette)
    let program = compilation.program
    for definition in program.definitions.values where definition.environments == .all {
      guard !definition.value.hasReferences, let color = color(definition.value.text),
        compilation.theme.resolved.parts(of: definition.name).count == 1
      else { continue }
      definitions[color] = definitions[color] ?? definition.name
    }
  }

  /// The names of a palette's colours by their colour on light backgrounds.
  private static func names(in palette: ColorPalette) -> [StyleColor: [String]] {
    var names: [StyleColor: [String]] = [:]
    for name in palette.names {
      guard let light = palette.lookup(name).color?.color(in: StyleEnvironment()) else { continue }
      names[light, default: []].append(name)
    }
    // `blue7` is a step of a scale; what a colour is for is said by names such as `tintColor`.
    return names.mapValues { all in
      let meant = all.filter { $0.last?.isNumber == false }
      return meant.isEmpty ? all : meant
    }
  }

  private mutating func visit(_ declaration: Program.Declaration) {
    guard !declaration.value.hasReferences, !declaration.value.isMalformed, let color = color(declaration.value.text)
    else { return }
    let span = compilation.program.valueSpan(declaration.place)
    guard diagnostics.isFirst(.definitionLiteral, at: span) else { return }
    if let name = definitions[color] {
      let name = compilation.program.variables[name]
      diagnostics.append(
        Diagnostic(
          .definitionLiteral, "this colour has the name '\(name)'", at: span,
          fixIts: [FixIt("write '\(name)'", replacing: span, with: name, applicability: .unsafe)]))
    } else if let known = names[color], known.count <= Self.mostNames, let name = known.first {
      diagnostics.append(
        Diagnostic(
          .paletteLiteral, "this is the palette's '\(name)' on light backgrounds", at: span,
          notes: ["the palette's colour changes in the dark and with high contrast; a literal does not"],
          help: ["write '\(name)' if that is meant"]))
    }
  }

  /// The colour of a hex literal; nil for anything else, names of colours included.
  private func color(_ text: TextID) -> StyleColor? {
    let bytes = compilation.program.texts.slice(text)
    guard bytes.first == UInt8(ascii: "#"), bytes.count <= 9 else { return nil }
    let colors = ColorText.read(ValueText(bytes), target: compilation.target, palette: compilation.palette)
    return colors?.count == 1 ? colors?.first?.color : nil
  }
}
