package import ThemeCompiler
package import ThemeDiagnostics
import ThemeJSON
import ThemeService
import ThemeTable
import ThemeValues

/// The colours of a theme as design tokens: a resolver document of the Design Tokens Community Group's reports, 2025.10.
///
/// The set `colors` holds the light colours on the base level with normal contrast. The modifier `variant` has a context for
/// each other situation, which holds only what differs: appearance, level and contrast together decide a colour, so three
/// modifiers of their own would not do. Aliases stay aliases.
package enum TokenEmitter {
  /// The version of the reports that the document follows.
  static let version = "2025.10"

  /// The document, and what could not be written; with an error the bytes are of no use.
  package static func emit(
    _ compilation: Compilation
  ) -> (bytes: [UInt8], diagnostics: [Diagnostic]) {
    let exported = ExportedColors(compilation)
    let names = ExportedNames(exported.colors, spelling: tokenName)
    let tokens = Array(zip(names.names, exported.colors))
    var json = JSONWriter()
    json.object { json in
      json.member("version", version)
      json.key("sets")
      json.object { json in
        json.key("colors")
        json.object { $0.source { write(tokens, ColorSituation(index: 0), to: &$0) } }
      }
      json.key("modifiers")
      json.object { json in
        json.key("variant")
        json.object { writeVariants(tokens, to: &$0) }
      }
      json.key("resolutionOrder")
      json.array { json in
        for place in ["#/sets/colors", "#/modifiers/variant"] {
          json.object { $0.member("$ref", place) }
        }
      }
    }
    return (json.document(), names.diagnostics(with: exported, in: compilation.program))
  }

  private static func writeVariants(_ tokens: [(String, ExportedColor)], to json: inout JSONWriter)
  {
    json.key("contexts")
    json.object { json in
      for situation in ColorSituation.allCases {
        json.key(situation.shortName)
        let base = ColorSituation(index: 0)
        let changed = tokens.filter { $0.1.alias == nil && $0.1[situation] != $0.1[base] }
        json.array { json in
          guard !changed.isEmpty else { return }
          json.object { write(changed, situation, to: &$0) }
        }
      }
    }
    json.member("default", ColorSituation(index: 0).shortName)
  }

  private static func write(
    _ tokens: [(String, ExportedColor)], _ situation: ColorSituation, to json: inout JSONWriter
  ) {
    for (name, color) in tokens {
      json.key(name)
      json.object { json in
        json.member("$type", "color")
        if let alias = color.alias { return json.member("$value", "{\(tokenName(alias))}") }
        json.key("$value")
        json.object { write(color[situation], to: &$0) }
      }
    }
  }

  private static func write(_ color: StyleColor, to json: inout JSONWriter) {
    json.member("colorSpace", "srgb")
    json.key("components")
    json.array(inline: true) { json in
      for channel in [color.red, color.green, color.blue] { json.value(share(channel)) }
    }
    if color.alpha != 255 { json.member("alpha", share(color.alpha)) }
    json.member("hex", String(color.description.dropLast(2)).lowercased())
  }

  /// A channel as 0…1 with six decimals, which give the same eight bits back.
  private static func share(_ channel: UInt8) -> Double {
    (Double(channel) / 255 * 1_000_000).rounded() / 1_000_000
  }

  /// The name without the signs that token names may not have.
  private static func tokenName(_ name: String) -> String {
    let plain = name.map { "{}.".contains($0) ? "-" : $0 }
    return plain.first == "$" ? "-" + String(plain.dropFirst()) : String(plain)
  }
}

extension JSONWriter {
  /// `"sources": […]` with one object of tokens.
  fileprivate mutating func source(_ body: (inout JSONWriter) -> Void) {
    key("sources")
    array { $0.object(body) }
  }
}
