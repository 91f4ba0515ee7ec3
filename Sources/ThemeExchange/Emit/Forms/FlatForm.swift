package import ThemeModel

extension OutputForm {
  /// A flat stylesheet that the runtime of the theme's own target reads.
  package static let nss = flat("nss", "a flat stylesheet for the target's runtime") { $0.target }

  /// A flat stylesheet for one runtime, with the meaning that the theme has for the run's target.
  package static func nss(for target: Target) -> OutputForm {
    flat("nss-\(target.rawValue)", "a flat stylesheet for the runtime \(target.rawValue)") { _ in target }
  }

  private static func flat(_ name: String, _ summary: String, _ target: @escaping @Sendable (EmissionOptions) -> Target)
    -> OutputForm
  {
    // Beside its theme the stylesheet must not replace it.
    OutputForm(
      name: name, summary: summary, fileExtension: "nss", extensionBesideTheme: "flat.nss", productName: "stylesheet",
      isFlat: true
    ) { compilation, options in
      let sheet = NSSEmitter.emit(compilation, for: target(options))
      return EmittedProduct(text: sheet.text, sheet.diagnostics)
    }
  }
}
