import Foundation
import TestSupport
import Testing
import ThemeBase
import ThemeExchange

/// Colours of every space become those that the library `coloraide` from PyPI computes.
@Suite struct ColorConversionTests {
  /// Random colours of all spaces as tokens, each with the digits of the nearest colour of sRGB as its name.
  private static let program = """
    import json, random
    from coloraide import Color
    random.seed(17)
    unit = [(0, 1)] * 3
    spaces = {
        "srgb": unit, "srgb-linear": unit, "display-p3": unit, "a98-rgb": unit, "prophoto-rgb": unit,
        "rec2020": unit, "xyz-d65": unit, "xyz-d50": unit,
        "hsl": [(0, 360), (0, 100), (0, 100)], "hwb": [(0, 360), (0, 100), (0, 100)],
        "lab": [(0, 100), (-90, 90), (-90, 90)], "lch": [(0, 100), (0, 120), (0, 360)],
        "oklab": [(0, 1), (-0.3, 0.3), (-0.3, 0.3)], "oklch": [(0, 1), (0, 0.35), (0, 360)],
    }
    # Of CSS's names some have other ones in the library, and shares in place of per cent.
    scales = {"hsl": [1, 0.01, 0.01], "hwb": [1, 0.01, 0.01]}
    tokens = {}
    for space, ranges in spaces.items():
        for number in range(60):
            components = [round(random.uniform(*limits), 4) for limits in ranges]
            scaled = [c * s for c, s in zip(components, scales.get(space, [1, 1, 1]))]
            color = Color(space, scaled).convert("srgb")
            inside = color.in_gamut(tolerance=0)
            if space in ("hsl", "hwb", "srgb"):
                inside = True
            color.fit("srgb", method="oklch-chroma", jnd=0.02)
            tokens[f"{space} {number} {'in' if inside else 'out'} {color.to_string(hex=True)[1:]}"] = {
                "$type": "color", "$value": {"colorSpace": space, "components": components}}
    print(json.dumps(tokens))
    """

  @Test func everySpaceIsConverted() throws {
    guard let data = try Python.run(Self.program, importing: ["coloraide"]) else { return }
    let result = TokenImporter.read(Array(data), named: "x.json")
    expectEqual(result.definitionCount, 14 * 60, "\(result.diagnostics.map(\.message))")
    let lines = String(decoding: result.sheet, as: UTF8.self).matches(
      of: /: #([0-9A-F]{6}); \/\* (\S+) (\d+) (in|out) ([0-9a-f]{6}) \*\//)
    expectEqual(lines.count, 14 * 60)
    for line in lines {
      let distance = zip(Self.bytes(line.output.1), Self.bytes(line.output.5)).map { abs($0 - $1) }.max()
      // Within sRGB only rounding may differ; outside the search for the chroma ends at another step.
      let limit = line.output.4 == "in" ? 1 : 5
      expect(distance ?? 999 <= limit, "\(line.output.0)")
    }
  }

  private static func bytes(_ digits: Substring) -> [Int] {
    (0..<3).map { Int(digits.dropFirst(2 * $0).prefix(2), radix: 16) ?? -999 }
  }
}
