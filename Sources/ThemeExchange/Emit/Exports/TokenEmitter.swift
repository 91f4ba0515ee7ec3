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
    TokenEmitter.emit(compilation, options) { .file($0.resolver) }
  }

  /// The same tokens as plain files, one for each variant, for tools that read no resolver.
  package static let tokenFiles = OutputForm(
    name: "token-files", summary: "a file of design tokens for each appearance, level and contrast",
    fileExtension: "token-files", productName: "folder of token files", isFolder: true
  ) { compilation, options in
    TokenEmitter.emit(compilation, options) { .folder($0.files) }
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

  /// In the order of their names, by which aliases refer to them.
  private let tokens: [ExportedValue]

  /// The tokens as a resolver or as files, with the reports of both.
  fileprivate static func emit(
    _ compilation: Compilation, _ options: EmissionOptions, as content: (TokenEmitter) -> EmittedProduct.Content
  ) -> EmittedProduct {
    let theme = ExportedTheme(compilation, includingStyles: options.includesStyles)
    let values = theme.colors + theme.others
    let names = ExportedNames(values.map { $0.name }, numbering: { "\($0)-\($1)" }, spelling: tokenName)
    let tokens = values.map { value in
      var token = value
      (token.name, token.alias) = (names[value.name], value.alias.map { names[$0] })
      return token
    }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return theme.product(content(TokenEmitter(tokens: tokens)), [names])
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
  private typealias Modifier = (name: String, contexts: [(name: String, variant: PaletteVariant)])

  /// The modifiers on which the values of the tokens depend: the axes, or one with all variants.
  private var modifiers: [Modifier] {
    let axes: [StyleAxis] = [.appearance, .level, .contrast]
    let literals = tokens.filter { $0.alias == nil }
    guard literals.allSatisfy({ token in axes.count(where: token.depends) <= 1 }) else {
      return [("variant", PaletteVariant.allCases.map { ($0.shortName, $0) })]
    }
    return axes.filter { axis in literals.contains { $0.depends(on: axis) } }.map { axis in
      let choice = StyleEnvironment().choice(on: axis)
      return (axis.name, [(choice.name, .lightBase), (choice.opposite.name, .lightBase.flipped(on: axis))])
    }
  }

  private func write(_ modifier: Modifier, to json: inout JSONWriter) {
    json.object("contexts") { json in
      for (name, variant) in modifier.contexts {
        let changed = tokens.filter { $0.alias == nil && $0.differs(in: variant) }
        json.array(name) { json in
          if !changed.isEmpty { json.object { write(changed, variant, to: &$0) } }
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

  private func write(_ tokens: [ExportedValue], _ variant: PaletteVariant, to json: inout JSONWriter) {
    for token in tokens {
      json.object(token.name) { json in
        json.member("$type", token.use.rawValue)
        if let alias = token.alias {
          json.member("$value", "{\(alias)}")
        } else {
          json.key("$value")
          token.values[variant.index].write(to: &json, as: token.use)
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

extension ExportedValue {
  /// Whether the value differs from that in another variant, which is light on the base level if none is named.
  fileprivate func differs(in variant: PaletteVariant, from other: PaletteVariant = .lightBase) -> Bool {
    values[variant.index] != values[other.index]
  }
}

extension ExportedValue.Value {
  fileprivate func write(to json: inout JSONWriter, as use: DefinitionUse) {
    switch self {
    case .font(let name): json.value(name)
    case .number(let number) where use == .dimension:
      json.object(inline: true) { json in
        json.member("value", number)
        json.member("unit", "px")
      }
    case .number(let number): json.value(number)
    case .color(let color):
      json.object { json in
        json.member("colorSpace", "srgb")
        json.array("components", inline: true) { json in
          for channel in [color.red, color.green, color.blue] { json.value(Self.share(channel)) }
        }
        if color.alpha != 255 { json.member("alpha", Self.share(color.alpha)) }
        json.member("hex", String(color.description.dropLast(2)).lowercased())
      }
    }
  }

  /// A channel as 0…1 with six decimals, which give the same eight bits back.
  private static func share(_ channel: UInt8) -> Double { (Double(channel) / 255 * 1_000_000).rounded() / 1_000_000 }
}
