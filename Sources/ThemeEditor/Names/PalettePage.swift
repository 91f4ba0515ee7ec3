import ThemeCompiler
import ThemeModel

/// The palette of a theme as a stylesheet that an editor can show.
extension RegistryPage {
  /// The page of the palette with the colour that a value names; nil if the value names no colour of it.
  package static func palette(_ target: CursorTarget, of theme: AnalyzedTheme) -> RegistryPage? {
    let names = theme.compilation.palette.names
    guard case .valueWord(let word, _, _) = target.meaning, theme.compilation.target != .nui,
      let wanted = names.contains(word) ? word : names.first(where: { word.hasPrefix($0 + "_") })
    else { return nil }
    var page = RegistryPage(name: "\(theme.compilation.palette.version.rawValue).nss")
    page.append("/* A palette of the Fiori SDK, to be read only. */\n")
    for name in names {
      let variants = ValueVariants.read(name, theme)
      page.append("@")
      page.append(name, isWanted: name == wanted)
      page.append(": \(variants.first?.value.editorText ?? "clear");")
      if variants.count > 1 { page.append(" /* \(InlayHint.text(of: variants)) */") }
      page.append("\n")
    }
    return page
  }
}
