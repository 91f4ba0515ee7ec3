package import ThemeTable

/// A colour in [OKLab](https://www.w3.org/TR/css-color-4/#ok-lab), where equal steps look equally large.
///
/// Björn Ottosson's [space](https://bottosson.github.io/posts/oklab/) with the matrices as CSS Color 4 prints them.
/// OKLCH is the same space in polar form: ``chroma`` is the distance from grey and hue the direction, so the hue stays
/// when `a` and `b` are multiplied by one number and no angle is ever needed.
package struct OKLab: Hashable, Sendable {
  /// 0 black … 1 white.
  package var lightness: Double
  /// Green (negative) to red; about -0.4…0.4.
  package var a: Double
  /// Blue (negative) to yellow; about -0.4…0.4.
  package var b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  /// The opaque colour in OKLab; alpha is not looked at.
  package init(_ color: StyleColor) { self.init(xyz: LinearRGB(color).xyz) }

  /// The colour of CIE XYZ at white point D65.
  package init(xyz: SIMD3<Double>) {
    let cones = Self.xyzToCones * xyz
    let lab = Self.rootsToLab * SIMD3(Self.root(cones.x), Self.root(cones.y), Self.root(cones.z))
    self.init(lightness: lab.x, a: lab.y, b: lab.z)
  }

  /// The light of the colour, which sRGB may not have.
  package var linear: LinearRGB {
    let roots = Self.labToRoots * SIMD3(lightness, a, b)
    let cones = SIMD3(roots.x * roots.x * roots.x, roots.y * roots.y * roots.y, roots.z * roots.z * roots.z)
    return LinearRGB(xyz: Self.conesToXYZ * cones)
  }

  /// The distance from grey: the C of OKLCH.
  package var chroma: Double { (a * a + b * b).squareRoot() }

  /// The same lightness and hue with the chroma multiplied.
  package func scalingChroma(by factor: Double) -> OKLab { OKLab(lightness: lightness, a: a * factor, b: b * factor) }

  /// The visible difference of two colours: [ΔEOK](https://www.w3.org/TR/css-color-4/#color-difference-OK), their distance.
  package func difference(from other: OKLab) -> Double {
    let step = SIMD3(lightness - other.lightness, a - other.a, b - other.b)
    return (step * step).sum().squareRoot()
  }

  private static func root(_ value: Double) -> Double { value < 0 ? -Root.cube(-value) : Root.cube(value) }

  // MARK: Matrices

  private static let xyzToCones = Matrix3(
    SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))

  private static let rootsToLab = Matrix3(
    SIMD3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    SIMD3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))

  private static let labToRoots = Matrix3(
    SIMD3(1, 0.3963377773761749, 0.2158037573099136), SIMD3(1, -0.1055613458156586, -0.0638541728258133),
    SIMD3(1, -0.0894841775298119, -1.2914855480194092))

  private static let conesToXYZ = Matrix3(
    SIMD3(1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
    SIMD3(-0.0405757452148008, 1.1122868032803170, -0.0717110580655164),
    SIMD3(-0.0763729366746601, -0.4214933324022432, 1.5869240198367816))
}

/// Two colours of OKLab with their alphas, interpolated.
package struct OKLabMix: Sendable {
  package let lab: OKLab
  /// 0…1.
  package let alpha: Double

  /// The mix in which `weight`, 0…1, is the share of the first colour.
  package init(first: (lab: OKLab, alpha: Double), second: (lab: OKLab, alpha: Double), weight: Double) {
    let (left, right) = (weight * first.alpha, (1 - weight) * second.alpha)
    alpha = left + right
    // Where nothing is visible, black is as good as any colour.
    let scale = alpha > 0 ? 1 / alpha : 0
    lab = OKLab(
      lightness: (first.lab.lightness * left + second.lab.lightness * right) * scale,
      a: (first.lab.a * left + second.lab.a * right) * scale, b: (first.lab.b * left + second.lab.b * right) * scale)
  }
}

/// A linear map of three channels.
package struct Matrix3: Sendable {
  /// The images of the unit vectors.
  private let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// The matrix of three rows, as specifications print it.
  package init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    columns = (SIMD3(first.x, second.x, third.x), SIMD3(first.y, second.y, third.y), SIMD3(first.z, second.z, third.z))
  }

  /// The rows, as specifications print them.
  var rows: [[Double]] { (0..<3).map { [columns.0[$0], columns.1[$0], columns.2[$0]] } }

  package static func * (matrix: Matrix3, vector: SIMD3<Double>) -> SIMD3<Double> {
    let (x, y, z) = (vector.x, vector.y, vector.z)
    let (first, second, third) = matrix.columns
    return SIMD3(
      first.x * x + second.x * y + third.x * z, first.y * x + second.y * y + third.y * z,
      first.z * x + second.z * y + third.z * z)
  }
}

/// Roots by Newton's method, from the four basic operations alone.
///
/// Those are rounded alike on every machine, which the functions of a C library are not.
package enum Root {
  /// The cube root of a number; 0 for one that is not positive.
  ///
  /// Exact but for the last bit or two.
  package static func cube(_ value: Double) -> Double {
    descend(to: value) { root in (2 * root + value / (root * root)) / 3 }
  }

  /// The fifth root of a number; 0 for one that is not positive.
  package static func fifth(_ value: Double) -> Double {
    descend(to: value) { root in
      let square = root * root
      return (4 * root + value / (square * square)) / 5
    }
  }

  /// Steps from above: every step is nearer until rounding stops the descent.
  private static func descend(to value: Double, _ step: (Double) -> Double) -> Double {
    guard value > 0, value.isFinite else { return 0 }
    var root = Swift.max(value, 1)
    while true {
      let next = step(root)
      guard next < root else { return root }
      root = next
    }
  }
}
