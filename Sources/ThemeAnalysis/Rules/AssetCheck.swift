import ThemeApp
import ThemeBase
import ThemeCompiler
import ThemeModel

/// Whether the app has the images and fonts that a theme names.
///
/// Says nothing where the app's files prove nothing: of an app without images, and of families without a font file.
struct AssetCheck {
  private let app: AppUsage
  private lazy var families = Set(app.fonts.map(Self.family))
  private var diagnostics = DiagnosticList()

  static func run(_ compilation: Compilation, _ options: LintOptions) -> DiagnosticList {
    guard let app = options.app else { return DiagnosticList() }
    var check = AssetCheck(app: app)
    let theme = compilation.theme
    for cell in theme.groups.cells {
      guard let grammar = theme.meanings[cell] else { continue }
      let type = theme.meanings.grammars[grammar].text
      let isImage = type == ValueType.image.rawValue
      guard isImage || type == ValueType.fontName.rawValue else { continue }
      for id in theme.groups.declarations(of: cell) {
        check.check(theme.program.declarations[id], isImage: isImage, theme)
      }
    }
    return check.diagnostics
  }

  private static func family(of font: String) -> Substring { font.prefix { $0 != "-" } }

  private mutating func check(_ declaration: Program.Declaration, isImage: Bool, _ theme: TypedProgram) {
    let span = theme.program.valueSpan(declaration.place)
    for part in theme.resolved.parts(of: declaration) {
      let name = theme.program.texts[part.text].unquoted
      guard isImage ? isMissing(image: name) : isMissing(font: name) else { continue }
      let known = isImage ? app.assets.images : app.fonts
      let nearest = NameSuggester.nearest(to: isImage ? Self.withoutEnding(name) : name, in: known.sorted())
      return diagnostics.append(
        Diagnostic(
          isImage ? .missingImage : .missingFont,
          isImage ? "the app has no image '\(name)'" : "none of the app's font files has the font '\(name)'", at: span,
          help: Diagnostic.suggestion(nearest) ?? [],
          fixIts: declaration.value.hasReferences ? [] : Diagnostic.replacement(nearest, span)))
    }
  }

  private func isMissing(image name: String) -> Bool {
    let images = app.assets.images
    let isName = !name.contains { " (,".contains($0) }
    let names = [name, Self.withoutEnding(name)]
    return isName && !images.isEmpty
      && !names.contains { app.assets.have(image: $0) || NUIFiles.images.contains($0) }
  }

  private static func withoutEnding(_ name: String) -> String {
    let ends = [".png", ".jpg", ".jpeg", ".pdf", ".svg"]
    let end = ends.first { name.lowercased().hasSuffix($0) }
    return String(name.dropLast(end?.count ?? 0))
  }

  private mutating func isMissing(font name: String) -> Bool {
    name.contains("-") && !app.fonts.contains(name) && families.contains(Self.family(of: name))
      && !ValueText.systemFonts.contains(name)
  }
}
