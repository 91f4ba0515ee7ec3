import ThemeAnalysis
import ThemeBase
import ThemeCompiler
import ThemeModel
import ThemeTable

extension OutputForm {
  /// The theme's colours, numbers and fonts as design tokens, in one resolver document.
  package static let tokens = OutputForm(
    name: "tokens", summary: "its colours, numbers and fonts as design tokens", fileExtension: "resolver.json",
    productName: "token file"
  ) { compilation, options in
    let tokens = TokenEmitter(compilation, options)
    return EmittedProduct(.file(tokens.resolver), tokens.diagnostics)
  }

  /// The same tokens as plain files, one for each variant, for tools that read no resolver.
  package static let tokenFiles = OutputForm(
    name: "token-files", summary: "a file of design tokens for each appearance, level and contrast",
    fileExtension: "token-files", productName: "folder of token files", isFolder: true
  ) { compilation, options in
    let tokens = TokenEmitter(compilation, options)
    return EmittedProduct(.folder(tokens.files), tokens.diagnostics)
  }
}

/// A theme as design tokens: a resolver document of the Design Tokens Community Group's reports, 2025.10.
///
/// The set `theme` holds the light values on the base level with normal contrast. Where each token depends on one axis at
/// most, each axis is a modifier: `appearance`, `level`, `contrast`. Where two decide a colour together, modifiers of their
/// own would not do, as the later one would win: there is one modifier `variant`, with a context for each of the eight.
/// Contexts hold only what differs. Aliases stay aliases.
struct TokenEmitter {
  /// The version of the reports that the document follows.
  static let version = "2025.10"

  private let tokens: [ExportedToken]
  let diagnostics: [Diagnostic]

  init(_ compilation: Compilation, _ options: EmissionOptions) {
    let exported = ExportedColors(compilation, includingStyles: options.includesStyles)
    let (values, others, losses) = ExportedValue.list(of: exported.otherDefinitions, in: compilation)
    let names = ExportedNames(
      exported.colors.map(\.name) + values.map(\.name), numbering: { "\($0)-\($1)" }, spelling: Self.tokenName)
    let tokens =
      exported.colors.map { color in
        ExportedToken(
          name: names[color.name], type: "color", alias: color.alias.map { names[$0] }, note: color.note,
          values: color.colors.map { .color($0) })
      }
      + values.map { value in
        ExportedToken(
          name: names[value.name], type: value.use.rawValue, alias: value.alias.map { names[$0] }, note: value.note,
          values: value.values.map { .other($0, value.use) })
      }
    self.tokens = tokens.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let left = Diagnostic.leftOut(exported, others, of: compilation)
    let places = exported.colors.map { ($0.name, $0.span) } + values.map { ($0.name, $0.span) }
    diagnostics = names.diagnostics(with: exported.diagnostics + losses + left, at: places, in: compilation.program)
  }

  // MARK: - The resolver

  var resolver: [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("version", Self.version)
      json.object("sets") { json in
        json.object("theme") { json in json.array("sources") { $0.object { write(tokens, .lightBase, to: &$0) } } }
      }
      let modifiers = modifiers
      if !modifiers.isEmpty {
        json.object("modifiers") { json in
          for modifier in modifiers { json.object(modifier.name) { write(modifier, to: &$0) } }
        }
      }
      json.array("resolutionOrder") { json in
        for place in ["#/sets/theme"] + modifiers.map({ "#/modifiers/\($0.name)" }) {
          json.object(inline: true) { $0.member("$ref", place) }
        }
      }
    }
    return json.document()
  }

  /// A modifier, with a variant for each of its contexts, the default one first.
  private struct Modifier {
    let name: String
    let contexts: [(name: String, variant: PaletteVariant)]

    /// A modifier with the two choices on an axis.
    init(_ axis: StyleAxis) {
      name = axis.name
      let choice = StyleEnvironment().choice(on: axis)
      contexts = [(choice.name, .lightBase), (choice.opposite.name, .lightBase.flipped(on: axis))]
    }

    /// A modifier with all variants.
    init() {
      name = "variant"
      contexts = PaletteVariant.allCases.map { ($0.shortName, $0) }
    }
  }

  /// The modifiers on which the values of the tokens depend.
  private var modifiers: [Modifier] {
    let axes: [StyleAxis] = [.appearance, .level, .contrast]
    let literals = tokens.filter { $0.alias == nil }
    guard literals.allSatisfy({ token in axes.count(where: token.depends) <= 1 }) else { return [Modifier()] }
    return axes.filter { axis in literals.contains { $0.depends(on: axis) } }.map(Modifier.init)
  }

  private func write(_ modifier: Modifier, to json: inout JSONWriter) {
    json.object("contexts") { json in
      for (name, variant) in modifier.contexts {
        json.key(name)
        let changed = tokens.filter { $0.alias == nil && $0.differs(in: variant) }
        json.array { json in
          guard !changed.isEmpty else { return }
          json.object { write(changed, variant, to: &$0) }
        }
      }
    }
    json.member("default", modifier.contexts[0].name)
  }

  // MARK: - Plain files

  /// `light.tokens.json` and one file for each other variant in which something differs from light, or from a variant whose
  /// name says less.
  ///
  /// `dark` would be read for `dark-high`, too. Each file has all tokens.
  var files: [(path: String, bytes: [UInt8])] {
    let files = PaletteVariant.allCases.compactMap { variant -> (path: String, bytes: [UInt8])? in
      let weaker = PaletteVariant.allCases.filter { $0.index & variant.index == $0.index }
      let differs = tokens.contains { token in weaker.contains { token.differs(in: variant, from: $0) } }
      guard variant == .lightBase || differs else { return nil }
      var json = JSONWriter()
      json.object { write(tokens, variant, to: &$0) }
      return ("\(variant.shortName).tokens.json", json.document())
    }
    return files.sorted { $0.path < $1.path }
  }

  // MARK: - Tokens

  private func write(_ tokens: [ExportedToken], _ variant: PaletteVariant, to json: inout JSONWriter) {
    for token in tokens {
      json.object(token.name) { json in
        json.member("$type", token.type)
        if let alias = token.alias {
          json.member("$value", "{\(alias)}")
        } else {
          json.key("$value")
          token.values[variant.index].write(to: &json)
        }
        if let text = token.note.text { json.member("$description", text) }
        switch token.note.deprecation {
        case nil: break
        case ""?: json.member("$deprecated", true)
        case let advice?: json.member("$deprecated", advice)
        }
      }
    }
  }

  /// The name without the signs that token names may not have.
  private static func tokenName(_ name: String) -> String {
    let plain = name.map { "{}.".contains($0) ? "-" : $0 }
    return plain.first == "$" ? "-" + String(plain.dropFirst()) : String(plain)
  }
}

/// A token with a value for each variant.
private struct ExportedToken {
  enum Value: Equatable {
    case color(StyleColor)
    case other(ExportedValue.Value, DefinitionUse)

    func write(to json: inout JSONWriter) {
      switch self {
      case .other(.font(let name), _): json.value(name)
      case .other(.number(let number), .dimension):
        json.object(inline: true) { json in
          json.member("value", number)
          json.member("unit", "px")
        }
      case .other(.number(let number), _): json.value(number)
      case .color(let color): json.object { Self.write(color, to: &$0) }
      }
    }

    private static func write(_ color: StyleColor, to json: inout JSONWriter) {
      json.member("colorSpace", "srgb")
      json.array("components", inline: true) { json in
        for channel in [color.red, color.green, color.blue] { json.value(share(channel)) }
      }
      if color.alpha != 255 { json.member("alpha", share(color.alpha)) }
      json.member("hex", String(color.description.dropLast(2)).lowercased())
    }

    /// A channel as 0…1 with six decimals, which give the same eight bits back.
    private static func share(_ channel: UInt8) -> Double { (Double(channel) / 255 * 1_000_000).rounded() / 1_000_000 }
  }

  let name: String
  /// As the reports call it.
  let type: String
  let alias: String?
  let note: DefinitionNote
  /// The value of each variant.
  let values: [Value]

  /// Whether the value differs on the other choice of an axis.
  func depends(on axis: StyleAxis) -> Bool {
    PaletteVariant.allCases.contains { values[$0.index] != values[$0.flipped(on: axis).index] }
  }

  /// Whether the value differs from that in another variant, which is light on the base level if none is named.
  func differs(in variant: PaletteVariant, from other: PaletteVariant = .lightBase) -> Bool {
    values[variant.index] != values[other.index]
  }
}
