import ThemeBase
import ThemeCompiler
import ThemeModel

/// The colours, numbers and fonts of a theme that have a name, for the forms that hold no table.
struct ExportedTheme {
  let colors: [ExportedValue]
  /// The numbers and the fonts.
  let others: [ExportedValue]
  private let losses: [Diagnostic]
  private let program: Program

  init(_ compilation: Compilation, _ options: EmissionOptions) {
    program = compilation.program
    let exported = ExportedColors(compilation, includingStyles: options.includesStyles)
    colors = exported.colors.map(ExportedValue.init)
    let (others, left, losses) = ExportedValue.list(of: exported.otherDefinitions, in: compilation)
    self.others = others
    self.losses = exported.diagnostics + losses + Diagnostic.leftOut(exported, left, of: compilation)
  }

  /// The product with its reports, among them those of the names that two values would share; a text with an error must not
  /// be used.
  func product(
    _ content: EmittedProduct.Content, _ names: ExportedNames, suffixes: [String] = [""], and more: [Diagnostic] = []
  ) -> EmittedProduct {
    let places = (colors + others).flatMap { value in suffixes.map { (value.name + $0, value.span) } }
    var product = EmittedProduct(content, names.diagnostics(with: losses + more, at: places, in: program))
    product.valueCount = colors.count + others.count
    return product
  }

  /// The reports of the names that some values would share.
  func diagnostics(of names: ExportedNames, _ values: [ExportedValue]) -> [Diagnostic] {
    names.diagnostics(at: values.map { ($0.name, $0.span) }, in: program)
  }
}
