package import ThemeTable

/// The nearest colour of the same hue that can be read.
package enum ReadableColor {
  /// The colour nearest to `color`, of its hue and alpha, whose contrast on every background is at least `ratio`.
  ///
  /// nil if no lightness is enough on all backgrounds.
  package static func nearest(to color: StyleColor, on backgrounds: [ScreenColor], ratio: Double) -> StyleColor? {
    let shades = Shades(of: color)
    let passes = { candidate in backgrounds.allSatisfy { ContrastRatio.of(candidate, on: $0) >= ratio } }
    guard color.alpha == 255 else { return shades.nearest(where: passes) }
    return shades.nearest(outside: backgrounds.map { LuminanceBand($0.luminance, ratio) }, where: passes)
  }

  /// The ground nearest to `ground`, of its hue, on which each text has at least its ratio.
  ///
  /// nil if no lightness is enough for all texts.
  package static func nearestGround(to ground: StyleColor, under texts: [(color: StyleColor, ratio: Double)])
    -> StyleColor?
  {
    let shades = Shades(of: ground)
    let passes = { candidate in
      texts.allSatisfy { ContrastRatio.of($0.color, on: ScreenColor(candidate)) >= $0.ratio }
    }
    guard texts.allSatisfy({ $0.color.alpha == 255 }) else { return shades.nearest(where: passes) }
    return shades.nearest(
      outside: texts.map { LuminanceBand(ScreenColor($0.color).luminance, $0.ratio) }, where: passes)
  }
}

/// The luminances that have too little contrast with a colour.
private struct LuminanceBand {
  /// The greatest luminance below that has enough; negative if there is none.
  var low: Double
  /// The least luminance above that has enough; above 1 if there is none.
  var high: Double

  init(_ luminance: Double, _ ratio: Double) {
    (low, high) = ((luminance + 0.05) / ratio - 0.05, (luminance + 0.05) * ratio - 0.05)
  }
}

/// A colour's shades: colours of its hue and alpha that are darker and lighter than it, step by step.
///
/// Only the lightness changes, and the chroma as far as sRGB demands it. Shades have 8 bits a channel, so what passes
/// passes as it is written.
private struct Shades {
  private let lab: OKLab
  private let alpha: UInt8
  /// The distance of two shades, in OKLab.
  private static let step = 1.0 / 512

  init(of color: StyleColor) {
    lab = OKLab(color)
    alpha = color.alpha
  }

  private enum Direction: Double {
    case darker = -1
    case lighter = 1
  }

  /// The nearest shade that passes, the darker one of two; every shade is tried.
  func nearest(where passes: (StyleColor) -> Bool) -> StyleColor? {
    for number in 1...512 {
      for direction in [Direction.darker, .lighter] where number <= count(direction) {
        let shade = shade(number, direction)
        if passes(shade) { return shade }
      }
    }
    return nil
  }

  /// The nearest shade outside of all bands.
  ///
  /// Lighter shades have more luminance, so the first one in each direction is found by few trials.
  func nearest(outside bands: [LuminanceBand], where passes: (StyleColor) -> Bool) -> StyleColor? {
    let own = ScreenColor(shade(0, .lighter)).luminance
    let low = bands.sorted { $0.high > $1.high }.reduce(own) { $1.low < $0 && $0 < $1.high ? $1.low : $0 }
    let high = bands.sorted { $0.low < $1.low }.reduce(own) { $1.low < $0 && $0 < $1.high ? $1.high : $0 }
    let darker = first(.darker, reaching: low, from: own, limit: count(.darker), where: passes)
    let lighter = first(
      .lighter, reaching: high, from: own, limit: darker.map { $0 - 1 } ?? count(.lighter), where: passes)
    return lighter.map { shade($0, .lighter) } ?? darker.map { shade($0, .darker) }
  }

  /// The number of the first shade in a direction that reaches a luminance and passes; nil if none up to a limit does.
  private func first(
    _ direction: Direction, reaching luminance: Double, from own: Double, limit: Int, where passes: (StyleColor) -> Bool
  ) -> Int? {
    guard (0...1).contains(luminance), limit > 0 else { return nil }
    // The cube root of the luminance grows nearly as the lightness does.
    let goal = Root.cube(luminance)
    var (near, nearRoot) = (0, Root.cube(own))
    var (far, farRoot) = (limit, root(limit, direction))
    guard (farRoot - goal) * direction.rawValue >= 0 else { return nil }
    var trials = 0
    while far - near > 1 {
      let share = trials % 3 == 2 || farRoot == nearRoot ? 0.5 : (goal - nearRoot) / (farRoot - nearRoot)
      let middle = min(near + 1 + Int(Double(far - near) * max(share, 0)), far - 1)
      let root = root(middle, direction)
      if (root - goal) * direction.rawValue >= 0 {
        (far, farRoot) = (middle, root)
      } else {
        (near, nearRoot) = (middle, root)
      }
      trials += 1
    }
    // Rounded to 8 bits, a shade may miss what its neighbour has.
    return (far...limit).first { passes(shade($0, direction)) }
  }

  /// The number of shades in a direction; the last one is black or white.
  private func count(_ direction: Direction) -> Int {
    let range = direction == .darker ? lab.lightness : 1 - lab.lightness
    return range > 0 ? Int(range / Self.step) + 1 : 0
  }

  private func shade(_ number: Int, _ direction: Direction) -> StyleColor {
    let lightness = lab.lightness + direction.rawValue * Double(number) * Self.step
    return GamutMapping.map(OKLab(lightness: min(max(lightness, 0), 1), a: lab.a, b: lab.b)).color(alpha: alpha)
  }

  private func root(_ number: Int, _ direction: Direction) -> Double {
    Root.cube(ScreenColor(shade(number, direction)).luminance)
  }
}

/// The ratio that tells how well one colour can be read on another, not rounded.
///
/// By the definition of
/// [WCAG 2](https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio): 1 for equal luminance, 21 for black on white.
package enum ContrastRatio {
  /// The ratio between a text colour, laid over its background, and the background, which is taken to be opaque.
  package static func of(_ text: StyleColor, on background: StyleColor) -> Double {
    of(text, on: ScreenColor(background))
  }

  /// The ratio between a text colour, laid over its background, and the background.
  package static func of(_ text: StyleColor, on background: ScreenColor) -> Double {
    between(background.covered(by: text).luminance, background.luminance)
  }

  /// The ratio between two luminances.
  package static func between(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// A ratio with two digits after the point, rounded down: 4.499 fails, so it must not read 4.50.
  package static func text(_ ratio: Double) -> String {
    let hundredths = Int(min(max(ratio, 0), 100) * 100 + 1e-9)
    return "\(hundredths / 100)." + String(100 + hundredths % 100).dropFirst()
  }
}
