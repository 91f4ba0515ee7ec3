import ThemeBase
package import ThemeTable

/// A color as SVG writes it: a fixed one, or a CSS variable that a page gives values to.
package struct SVGColor: Hashable, Sendable {
  /// `#RRGGBB` or `var(--c1)`.
  private let paint: String
  /// From 0 to 1; 1 for a variable, whose value has an opacity of its own.
  private let opacity: String
  /// The class of CSS that fills with the colour in fewer bytes, or nil if there is none.
  private var fillClass: String?

  /// The colour of the text around it.
  static let current = SVGColor(paint: "currentColor", opacity: "1")
}

extension SVGColor {
  /// A fixed color.
  package init(_ color: StyleColor) {
    // Four digits: a ratio that is read from the picture is to be that of the theme.
    let tenThousandths = (Double(color.alpha) / 255 * 10_000).rounded()
    let opacity = color.alpha % 255 == 0 ? String(color.alpha / 255) : String(tenThousandths / 10_000)
    self.init(paint: String(color.description.prefix(7)), opacity: opacity)
  }

  /// The color that a CSS variable, such as `--c1`, holds; a class of CSS of that name, `c1`, fills with it.
  package init(variable: String) {
    let fillClass = String(variable.drop { $0 == "-" })
    self.init(paint: "var(\(variable))", opacity: "1", fillClass: fillClass)
  }

  /// The attributes that paint with it: `fill="#FF0000" fill-opacity="0.5"`.
  ///
  /// - Parameter name: The attribute: `fill`, `stroke`, `color` or `stop-color`, whose opacity is `stop-opacity`.
  /// - Returns: The attribute, followed by that of the opacity if the color is translucent.
  package func attribute(_ name: String) -> String {
    var text: [UInt8] = []
    write(name, to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  /// Writes the attributes that paint with it.
  func write(_ name: String, to text: inout [UInt8]) {
    if name == "fill", let fillClass {
      text.add("class=\"", fillClass)
    } else {
      text.add(name, "=\"", paint)
      if opacity != "1" {
        text.add(name == "stop-color" ? "\" stop-" : name == "color" ? "\" " : "\" \(name)-", "opacity=\"", opacity)
      }
    }
    text += "\""
  }
}

/// A number with at most two places after the point, at most `greatest` or its negative, the same on every machine.
package func svgNumber(_ number: Double, greatest: Double = 1e9) -> String {
  guard number.isFinite else { return "0" }
  let hundredths = (min(max(number, -greatest), greatest) * 100).rounded() / 100
  return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
}

/// A text in which no character means anything to XML; characters that XML does not allow are left out.
package func svgEscaped(_ text: String) -> String {
  text.escapedAsMarkup { scalar in
    switch scalar {
    case "\t", "\n", "\r": " "
    case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": ""
    default: nil
    }
  }
}
