/// Functions of CSS and Sass that the language lacks, and what to write instead.
enum ForeignFunction {
  /// The longest name in the phrasebook.
  private static let longestName = 20

  /// The advice about a function, or nil for one that is not in the phrasebook.
  static func advice(on name: String) -> String? {
    guard name.utf8.count <= longestName else { return nil }
    return phrasebook[name]
  }

  private static let phrasebook: [String: String] = {
    let hex = "write the colour in hex"
    let alpha = "write 'alpha(colour, amount)'"
    let gradient = "a gradient is two properties, 'background-color-top' and 'background-color-bottom'"
    return [
      "calc": "arithmetic needs no function: write what is in the parentheses",
      "var": "write the name of the definition: '@brand'", "shade": "write 'mix(black, colour, amount)'",
      "tint": "write 'mix(white, colour, amount)'", "tone": "write 'mix(gray, colour, amount)'",
      "color-mix": "write 'mix(colour, colour, weight)'", "opacify": alpha, "transparentize": alpha, "fade-in": alpha,
      "fade-out": alpha, "fadein": alpha, "fadeout": alpha, "grayscale": "write 'saturate(colour, -1)'",
      "greyscale": "write 'saturate(colour, -1)'",
      "desaturate": "write 'saturate(colour, amount)' with an amount below 0", "adjust-hue": hex, "spin": hex,
      "complement": hex, "invert": hex, "hwb": hex, "lab": hex, "lch": hex, "oklab": hex, "oklch": hex, "hsb": hex,
      "hsba": hex, "hsv": hex, "scale-color": hex, "adjust-color": hex, "change-color": hex,
      "linear-gradient": gradient, "radial-gradient": gradient, "url": "write the name of the image alone",
      "min": "compute the value and write it", "max": "compute the value and write it",
      "clamp": "compute the value and write it", "env": "layout is the app's own affair",
    ]
  }()
}
