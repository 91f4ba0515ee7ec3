import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

extension OutputForm {
  /// The theme's colours as an asset catalogue of Xcode.
  package static let xcassets = OutputForm(
    name: "xcassets", summary: "its colours as an asset catalogue of Xcode", fileExtension: "xcassets",
    productName: "asset catalogue", isFolder: true, emit: CatalogEmitter.emit)
}

/// The colours of a theme as colour sets of an asset catalogue.
///
///     Colors/brand.colorset/Contents.json             @brand
///     Palette/tintColor.colorset/Contents.json        a palette colour that the theme sets
///     Styles/Label/font-color.colorset/Contents.json  a style's colour, if asked for
///
/// Each folder is a name space, so that Xcode makes symbols such as `.Colors.brand`, which no colour of UIKit can hide. A set
/// holds the light and the dark colour, both also for high contrast, and those of the iPad where they differ. A catalogue
/// knows no elevated surfaces: a colour that differs there has a second set, `surface-elevated`. A ``CatalogLayout`` keeps
/// the names and folders of a catalogue that an app has already.
enum CatalogEmitter {
  static func emit(_ compilation: Compilation, _ options: EmissionOptions) -> EmittedProduct {
    let exported = ExportedTheme(
      compilation, includingStyles: options.includesStyles, axes: [.device], onlyColors: true)
    let layout = options.catalog
    let elevated = exported.colors.filter { $0.hasElevatedSet }
    let sets = exported.colors.flatMap { color in
      (color.hasElevatedSet ? [false, true] : [false]).map { CatalogSet(color, isElevated: $0, layout) }
    }
    let folders = FolderNames(sets)
    var files = [(path: "Contents.json", bytes: CatalogText.folder(isNamespace: false))]
    var diagnostics = exported.diagnostics
    // Names need to differ in one name space: in a folder, or in the whole catalogue.
    let spaces = Dictionary(grouping: sets) { layout.hasNamespaces ? $0.folder : [] }
    for (_, sets) in spaces.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let kept = Set(sets.filter { $0.keepsName }.map { $0.owner })
      let names = ExportedNames(
        sets.map { $0.owner }, keys: CatalogNames.keys, numbering: { "\($0)-\($1)" },
        spelling: { kept.contains($0) ? $0 : CatalogNames.name($0) })
      diagnostics += names.catalogDiagnostics(
        of: "the colour set", at: Dictionary(firstOf: sets.map { ($0.owner, $0.span) }))
      for (set, name) in zip(sets, names.names) {
        let path = (folders.path(of: set) + ["\(name).colorset", "Contents.json"])
        files.append((path.joined(separator: "/"), CatalogText.colorSet(set)))
      }
    }
    let ofFolder = CatalogText.folder(isNamespace: layout.hasNamespaces)
    files += folders.all.map { ("\($0)/Contents.json", ofFolder) }
    let classes = sets.filter { $0.folder.count > 1 }.map { ($0.folder[1], $0.span) }
    diagnostics += folders.classes.catalogDiagnostics(of: "the folder", at: Dictionary(firstOf: classes))
    if let first = elevated.first { diagnostics.append(.elevated(elevated, from: first)) }
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return EmittedProduct(.folder(files), diagnostics.sortedForReport())
  }
}

/// The folders of a catalogue by the names that the theme has for them.
private struct FolderNames {
  /// The names of the folders of class paths.
  let classes: ExportedNames
  /// All folders, those above others included.
  private(set) var all: [String] = []

  init(_ sets: [CatalogSet]) {
    let styled = Set(sets.filter { !$0.keepsName && $0.folder.count > 1 }.map { $0.folder[1] })
    classes = ExportedNames(
      styled.sorted(), keys: CatalogNames.keys, numbering: { "\($0)-\($1)" }, spelling: CatalogNames.name)
    let paths = sets.flatMap { set in
      let path = path(of: set)
      return path.indices.map { path[...$0].joined(separator: "/") }
    }
    all = Set(paths).sorted()
  }

  func path(of set: CatalogSet) -> [String] {
    guard !set.keepsName, set.folder.count > 1 else { return set.folder }
    return [set.folder[0], classes[set.folder[1]]]
  }
}

/// One colour set: a colour on the base level or on elevated surfaces.
struct CatalogSet {
  /// The name spaces that the set is in.
  let folder: [String]
  /// The name before it is made fit for a catalogue.
  let owner: String
  /// Whether the user has given the name and the folders, so that they stay as they are.
  let keepsName: Bool
  let span: Span
  /// Light, dark, and both with high contrast, on an iPhone.
  let phone: [StyleColor]
  /// The same on an iPad.
  let pad: [StyleColor]

  fileprivate init(_ color: ExportedValue, isElevated: Bool, _ layout: CatalogLayout) {
    let place = layout.places[color.name]?.split(separator: "/").map(String.init)
    var owner = place?.last ?? color.name
    keepsName = place != nil
    switch color.origin {
    case _ where place != nil: folder = place?.dropLast() ?? []
    case .definition: folder = ["Colors"]
    case .paletteColor: folder = ["Palette"]
    case .style where layout.hasNamespaces:
      let parts = color.name.split(separator: "/", maxSplits: 1).map(String.init)
      folder = ["Styles", parts.first ?? ""]
      owner = parts.last ?? ""
    case .style: folder = ["Styles"]
    }
    self.owner = owner + (isElevated ? "-elevated" : "")
    span = color.span
    phone = color.catalogColors(isElevated: isElevated, onPad: false)
    pad = color.catalogColors(isElevated: isElevated, onPad: true)
  }
}

extension ExportedValue {
  /// Light, dark, and both with high contrast.
  fileprivate func catalogColors(isElevated: Bool, onPad: Bool) -> [StyleColor] {
    PaletteVariant.allCases.filter { $0.isElevated == isElevated }.compactMap { variant in
      let value = onPad ? self[variant.padEnvironment] : nil
      guard case .color(let color) = value ?? values[variant.index] else { return nil }
      return color
    }
  }

  fileprivate var hasElevatedSet: Bool {
    [false, true].contains { catalogColors(isElevated: true, onPad: $0) != catalogColors(isElevated: false, onPad: $0) }
  }
}

extension ExportedNames {
  /// Reports each name that a catalogue cannot hold beside another one; `kind` is the kind of thing that has the name.
  fileprivate func catalogDiagnostics(of kind: String, at spans: [String: Span]) -> [Diagnostic] {
    clashes.compactMap { clash in
      guard let span = spans[clash.second] else { return nil }
      let isOneFolder = CatalogNames.folder(CatalogNames.name(clash.first)) == CatalogNames.folder(clash.name)
      let reason =
        isOneFolder
        ? "'\(clash.first)' and '\(clash.second)' would be one folder where case does not count"
        : "Xcode would give '\(clash.first)' and '\(clash.second)' one symbol"
      return Diagnostic(
        .notExpressible, "\(reason); \(kind) of '\(clash.second)' is called '\(clash.instead)'", at: span,
        severity: .warning)
    }
  }
}

extension Diagnostic {
  /// The report of the colours that have a set of their own for elevated surfaces.
  fileprivate static func elevated(_ colors: [ExportedValue], from first: ExportedValue) -> Diagnostic {
    let shown = colors.map { $0.name }.quotedList(limit: 8)
    return Diagnostic(
      .notExpressible, "a catalogue knows no elevated surfaces; a second set holds them for \(shown)", at: first.span,
      severity: .note, help: ["choose '\(first.name)-elevated' in the app, or use '--emit swift', which holds both"])
  }
}
