import ThemeApp
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeProject
import ThemeTable

/// Proposals of values.
extension Completion {
  /// The values that a property takes and the target reads; any if nothing is known of the property.
  mutating func proposeValues(of property: String, on paths: [String]) {
    guard let grammar = ValueGrammars.grammar(of: property, on: paths.first, theme.registry) else {
      return proposeValues(of: .all)
    }
    propose(words: grammar.keywords)
    for case .type(.fontName, _) in grammar.alternatives { proposeFonts() }
    for case .type(.image, _) in grammar.alternatives {
      for image in theme.app?.assets.images ?? [] { propose(image, .value, detail: "image of the app", rank: 0) }
    }
    proposeValues(of: ValueShape(of: grammar).subtracting(.text))
    if ValueShape(of: grammar).contains(.text) { proposeDefinitions(of: .text) }
  }

  /// The values of some shapes in the order in which people use them.
  mutating func proposeValues(of shapes: ValueShape) {
    if shapes.contains(.boolean), shapes != .all { propose(words: ["true", "false"]) }
    if shapes.contains(.color) { proposeColors() }
    if shapes.contains(.textStyle) {
      for style in StyleTextStyle.wellKnown {
        let size = style.pointSize.map { "\($0) pt" } ?? ""
        propose(style.name, .value, detail: size, rank: 1)
      }
    }
    if shapes.contains(.text) { proposeFonts() }
    proposeDefinitions(of: shapes)
  }

  /// The app's own fonts, then the system's.
  private mutating func proposeFonts() {
    for font in theme.app?.fonts ?? [] { propose(font, .value, detail: "font of the app", rank: 0) }
    for font in FontNameParser.systemFonts { propose(font, .value, rank: 2) }
  }

  /// Basic colours, UIKit's, functions, the palette's if the target has one.
  private mutating func proposeColors() {
    let target = theme.compilation.target
    let palette = target == .nui ? [] : theme.compilation.palette.names
    for name in ColorNames.basic(for: target) { propose(name, .color, rank: 1) }
    for name in Set(ColorNames.uiKit(for: target)).subtracting(palette) { propose(name, .color, rank: 2) }
    for function in FunctionHelp.all
    where function.isRead(by: target) && (function.isLiteral || !keepsToTarget) {
      let parameters = function.parameters.enumerated().map { "${\($0 + 1):\($1)}" }
      propose(
        function.name, .function, detail: function.signature,
        insertion: "\(function.name)(\(parameters.joined(separator: ", ")))$0", rank: function.isLiteral ? 3 : 5)
    }
    for name in palette { propose(name, .color, rank: 4) }
  }

  // MARK: - Definitions

  /// The definitions of files that the theme does not import, with the import.
  mutating func proposeImportable() {
    guard prefix.startsDefinition else { return }
    for (name, file) in importable where !theme.knows(name) {
      let first = items.count
      propose(name, .variable, detail: "imports '\(file)'", rank: 9)
      if items.count > first { items[first].importedFile = file }
    }
  }

  /// The definitions whose values have one of some shapes.
  private mutating func proposeDefinitions(of shapes: ValueShape) {
    let (program, resolved) = (theme.program, theme.resolved)
    for id in program.variables.ids {
      let name = program.variables[id]
      guard prefix.spells(name), let part = resolved.parts(of: id).first else { continue }
      let shape = ValueShape(program.texts.slice(part.text), in: theme)
      guard !shapes.isDisjoint(with: shape) else { continue }
      propose(name, shape == .color ? .color : .variable, rank: 4)
    }
  }

  /// All definitions.
  mutating func proposeDefinitions(rank: Int) {
    let (program, resolved) = (theme.program, theme.resolved)
    for id in program.variables.ids where !resolved.parts(of: id).isEmpty {
      propose(program.variables[id], .variable, rank: rank)
    }
  }

  /// A proposal with its value beside it, which is worked out only for those that are listed.
  func detailed(_ item: CompletionItem) -> CompletionItem {
    guard item.detail.isEmpty, item.category == .color || item.category == .variable else { return item }
    var item = item
    let variants =
      item.label.hasPrefix("@")
      ? ValueVariants.ofDefinition(item.label, in: theme) : ValueVariants.read(item.label, theme)
    item.detail = InlayHint.text(of: variants)
    if let color = variants.onlyColor {
      item.color = color
      item.category = .color
    }
    return item
  }

  /// The variants that a definition of a palette colour lacks, as one snippet.
  mutating func proposeMissingVariants() {
    for id in theme.program.variables.ids {
      let name = theme.program.variables[id]
      guard !name.contains("_"), let key = PaletteKey.parse(name).first else { continue }
      let missing = DefinitionFamily(name).missingVariants(theme.knows)
      guard !missing.isEmpty else { continue }
      let lines = missing.enumerated().map { "\($1): $\($0 + 1);" }
      propose(
        "\(name)_… missing variants", .snippet, detail: "variants of '\(key.style)'",
        insertion: lines.joined(separator: "\n") + "$0", rank: 7)
    }
  }
}
