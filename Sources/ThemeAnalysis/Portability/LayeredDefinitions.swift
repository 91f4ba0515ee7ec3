import ThemeBase
import ThemeSyntax

/// Definitions that layers share: NUI puts the definitions of each stylesheet in by itself, before it lays one over the
/// other.
struct LayeredDefinitions {
  private let theme: PortableTheme
  private var diagnostics = DiagnosticList()
  /// The layers that define a name, each with the place of its last definition.
  private var definitions: [String: [Int: Span]] = [:]

  static func run(_ theme: PortableTheme) -> DiagnosticList {
    guard theme.layers.count > 1 else { return DiagnosticList() }
    var rule = LayeredDefinitions(theme: theme)
    for tree in theme.trees {
      for definition in tree.descendants(DefinitionSyntax.self) {
        let name = definition.name
        rule.definitions[name.excerpt, default: [:]][rule.layer(of: tree.file.id)] = name.span
      }
    }
    for tree in theme.trees { rule.visit(tree, in: rule.layer(of: tree.file.id)) }
    return rule.diagnostics
  }

  /// The first layer that a file belongs to.
  private func layer(of file: FileID) -> Int { theme.layers.firstIndex { $0.contains(file) } ?? 0 }

  private mutating func visit(_ tree: SyntaxTree, in layer: Int) {
    let reading = "\(theme.target.runtime) reads each stylesheet by itself"
    for owner in tree.nodes(.declaration, .definition) {
      let tokens = owner.tokens(ofChild: .value)
      for token in tokens where token.kind == .variable {
        let name = token.excerpt
        guard let layers = definitions[name] else { continue }
        if layers[layer] == nil {
          // Only a definition that begins the value of a declaration is looked up.
          let isLookedUp = owner.kind == .declaration && token == tokens.first
          diagnostics.append(
            Diagnostic(
              isLookedUp ? .definitionOfAnotherLayer : .definitionAcrossLayers,
              "'\(name)' is defined in another layer only", at: token.span, notes: [reading],
              help: ["import the stylesheet that defines it, and build one with '--emit nss'"]))
        } else if let last = layers.keys.max(), last > layer, let span = layers[last],
          diagnostics.isFirst(.definitionAcrossLayers, at: span)
        {
          diagnostics.append(
            Diagnostic(
              .definitionAcrossLayers, "'\(name)' is defined anew for another layer", at: span,
              secondary: [.init(token.span, "here \(theme.target.runtime) keeps this layer's own '\(name)'")],
              notes: [reading], help: ["'themec build --emit nss' writes one stylesheet of all layers"]))
        }
      }
    }
  }
}
