import ThemeBase
import ThemeCompiler
import ThemeDiagnostics
import ThemeTable
import ThemeValues

extension OutputForm {
  /// The theme's colours as an asset catalogue of Xcode.
  package static let xcassets = OutputForm(
    name: "xcassets", summary: "its colours as an asset catalogue of Xcode",
    fileExtension: "xcassets",
    productName: "asset catalogue", isFolder: true,
    emit: CatalogEmitter.emit)
}

/// The colours of a theme as colour sets of an asset catalogue.
///
///     Colors/brand.colorset/Contents.json             @brand
///     Palette/tintColor.colorset/Contents.json        a palette colour that the theme sets
///     Styles/Label/font-color.colorset/Contents.json  a style's colour, if asked for
///
/// Each folder is a name space, so that Xcode makes symbols such as `.Colors.brand`, which no colour of UIKit can hide. A set
/// holds the light and the dark colour, both also for high contrast, and those of the iPad where they differ. A catalogue
/// knows no elevated surfaces: a colour that differs there has a second set, `surface-elevated`.
enum CatalogEmitter {
  static func emit(_ compilation: Compilation, _ options: EmissionOptions) -> EmittedProduct {
    let exported = ExportedColors(
      compilation, includingStyles: options.includesStyles, axes: [.device])
    var sets: [CatalogSet] = []
    var elevated: [String] = []
    for color in exported.colors {
      sets.append(CatalogSet(color, isElevated: false))
      guard color.hasElevatedSet else { continue }
      sets.append(CatalogSet(color, isElevated: true))
      elevated.append(color.name)
    }
    let folders = Dictionary(grouping: sets, by: \.folder)
    let folderNames = FolderNames(folders.keys)
    var files = [(path: "Contents.json", bytes: CatalogText.folder(isNamespace: false))]
    var diagnostics = exported.diagnostics
    for (folder, sets) in folders.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let names = ExportedNames(
        sets.map(\.owner), keys: CatalogNames.keys, numbering: { "\($0)-\($1)" },
        spelling: CatalogNames.name)
      diagnostics += names.catalogDiagnostics(of: "the colour set", in: compilation.program)
      let path = folderNames.path(of: folder)
      for (set, name) in zip(sets, names.names) {
        files.append(("\(path)/\(name).colorset/Contents.json", CatalogText.colorSet(set)))
      }
    }
    for path in folderNames.all {
      files.append(("\(path)/Contents.json", CatalogText.folder(isNamespace: true)))
    }
    diagnostics += folderNames.classes.catalogDiagnostics(
      of: "the folder", in: compilation.program)
    diagnostics += Diagnostic.elevated(elevated, compilation)
    diagnostics += Diagnostic.leftOut(exported, kinds: "colours", of: compilation)
    files.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return EmittedProduct(.folder(files), diagnostics.sortedForReport())
  }
}

/// The folders of a catalogue by the names that the theme has for them.
private struct FolderNames {
  private var paths: [[String]: String] = [:]
  /// The names of the folders of class paths.
  let classes: ExportedNames

  init(_ folders: some Collection<[String]>) {
    for root in Set(folders.compactMap(\.first)) { paths[[root]] = root }
    classes = ExportedNames(
      folders.filter { $0.count > 1 }.map { $0[1] }.sorted(), keys: CatalogNames.keys,
      numbering: { "\($0)-\($1)" }, spelling: CatalogNames.name)
    for folder in folders where folder.count > 1 {
      paths[folder] = "\(folder[0])/\(classes[folder[1]])"
    }
  }

  func path(of folder: [String]) -> String { paths[folder] ?? "Colors" }

  var all: [String] { Set(paths.values).sorted() }
}

/// One colour set: a colour on the base level or on elevated surfaces.
struct CatalogSet {
  /// The name spaces that the set is in.
  let folder: [String]
  /// The name before it is made fit for a catalogue.
  let owner: String
  /// Light, dark, and both with high contrast, on an iPhone.
  let phone: [StyleColor]
  /// The same on an iPad.
  let pad: [StyleColor]

  init(_ color: ExportedColor, isElevated: Bool) {
    var owner = color.name
    switch color.origin {
    case .definition: folder = ["Colors"]
    case .paletteColor: folder = ["Palette"]
    case .style:
      let parts = color.name.split(separator: "/", maxSplits: 1).map(String.init)
      folder = ["Styles", parts.first ?? ""]
      owner = parts.last ?? ""
    }
    self.owner = owner + (isElevated ? "-elevated" : "")
    phone = color.catalogColors(isElevated: isElevated, onPad: false)
    pad = color.catalogColors(isElevated: isElevated, onPad: true)
  }
}

extension ExportedColor {
  /// Light, dark, and both with high contrast.
  fileprivate func catalogColors(isElevated: Bool, onPad: Bool) -> [StyleColor] {
    PaletteVariant.allCases.filter { $0.isElevated == isElevated }.map { variant in
      self[onPad ? variant.padEnvironment : variant.environment] ?? self[variant]
    }
  }

  fileprivate var hasElevatedSet: Bool {
    [false, true].contains {
      catalogColors(isElevated: true, onPad: $0) != catalogColors(isElevated: false, onPad: $0)
    }
  }
}

extension ExportedNames {
  /// Reports each name that a catalogue cannot hold beside another one; `kind` is the kind of thing that has the name.
  fileprivate func catalogDiagnostics(of kind: String, in program: Program) -> [Diagnostic] {
    clashes.map { clash in
      let isOneFolder =
        CatalogNames.folder(CatalogNames.name(clash.first)) == CatalogNames.folder(clash.name)
      let reason =
        isOneFolder
        ? "'\(clash.first)' and '\(clash.second)' would be one folder where case does not count"
        : "Xcode would give '\(clash.first)' and '\(clash.second)' one symbol"
      return Diagnostic(
        .notExpressible,
        "\(reason); \(kind) of '\(clash.second)' is called '\(clash.instead)'",
        at: program.start, severity: .warning)
    }
  }
}

extension Diagnostic {
  fileprivate static func elevated(
    _ names: [String], _ compilation: Compilation
  ) -> [Diagnostic] {
    guard let first = names.first else { return [] }
    let shown = names.quotedList(limit: 8)
    return [
      Diagnostic(
        .notExpressible,
        "a catalogue knows no elevated surfaces; a second set holds them for \(shown)",
        at: compilation.program.start, severity: .note,
        help: ["choose '\(first)-elevated' in the app, or use '--emit swift', which holds both"])
    ]
  }
}
