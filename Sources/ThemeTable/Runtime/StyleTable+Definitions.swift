// The theme's own definitions, `@brand` by its name without the sign.
extension StyleTable {
  /// The value of a definition; nil if the theme has none of the name there, or none that is a colour, a number or a font.
  ///
  ///     theme.definition("brand", in: environment)?.color
  ///
  /// Definitions that only built-in themes have are not among them.
  ///
  /// - Parameters:
  ///   - name: The name without `@`.
  ///   - environment: The device, its position and settings.
  /// - Returns: A colour, a number, a text style or the name of a font.
  public func definition(_ name: String, in environment: StyleEnvironment = StyleEnvironment()) -> StyleValue? {
    definitions?.style(for: name, in: environment).value(ResolvedTable.definedValue)
  }

  /// The names of the theme's own definitions, without `@`, in the order of their bytes.
  public var definitionNames: [String] { definitions?.paths ?? [] }

  private var definitions: StyleTable? { storage.definitions.map { StyleTable(storage: $0) } }
}

extension StyleValue {
  /// The colour, if it is one.
  public var color: StyleColor? { if case .color(let color) = self { color } else { nil } }

  /// The number, if it is one.
  public var number: Double? {
    switch self {
    case .number(let number): number
    case .integer(let number): Double(number)
    default: nil
    }
  }

  /// The text style, if it is one.
  public var textStyle: StyleTextStyle? { if case .textStyle(let style) = self { style } else { nil } }

  /// The name of the font, if it is one.
  public var fontName: String? { if case .fontName(let name) = self { name } else { nil } }
}
