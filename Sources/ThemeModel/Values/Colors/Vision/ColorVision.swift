package import ThemeTable

/// A colour vision deficiency in which one kind of cone is missing.
package enum ColorVision: String, CaseIterable, Sendable {
  /// No cones for long waves: reds look dark.
  case protan
  /// No cones for medium waves: the most frequent one.
  case deutan
  /// No cones for short waves: blue and yellow are confused.
  case tritan

  /// A colour as people with the deficiency see it; alpha stays.
  ///
  /// Protan and deutan after [Machado, Oliveira and Fernandes 2009](https://doi.org/10.1109/TVCG.2009.113) at full
  /// severity. Their model is poor for tritan, which is simulated after
  /// [Brettel, Viénot and Mollon 1997](https://doi.org/10.1364/JOSAA.14.002647). Both work on linear light.
  package func simulate(_ color: StyleColor) -> StyleColor {
    let light = LinearRGB(color).channels
    return LinearRGB(matrix(for: light) * light).color(alpha: color.alpha)
  }

  /// The maps of linear light that simulate the deficiency, for drawings that simulate it themselves.
  package struct LinearMaps: Sendable {
    /// The rows of the map for most colours.
    package let rows: [[Double]]
    /// The rows of the map for colours beyond a plane through the greys, or nil if all colours are mapped alike.
    package let rowsBeyondPlane: [[Double]]?
    /// The normal of the plane.
    ///
    /// Its product with a colour beyond the plane is negative.
    package let plane: [Double]
  }

  /// The maps that ``simulate(_:)`` applies.
  package var maps: LinearMaps {
    let (most, beyondPlane) = matrices
    return LinearMaps(
      rows: most.rows, rowsBeyondPlane: beyondPlane?.rows,
      plane: beyondPlane == nil ? [] : (0..<3).map { Self.tritanNormal[$0] })
  }

  private func matrix(for light: SIMD3<Double>) -> Matrix3 {
    let (most, beyondPlane) = matrices
    guard let beyondPlane, (Self.tritanNormal * light).sum() < 0 else { return most }
    return beyondPlane
  }

  /// The map for most colours, and the map beyond a plane through the greys if it is another one.
  private var matrices: (most: Matrix3, beyondPlane: Matrix3?) {
    switch self {
    case .protan: (Self.protanMatrix, nil)
    case .deutan: (Self.deutanMatrix, nil)
    case .tritan: (Self.tritanBlue, Self.tritanRed)
    }
  }

  private static let protanMatrix = Matrix3(
    SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216), SIMD3(-0.003882, -0.048116, 1.051998))

  private static let deutanMatrix = Matrix3(
    SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413), SIMD3(-0.011820, 0.042940, 0.968881))

  /// The plane through the grey axis that divides the colours of tritan.
  private static let tritanNormal = SIMD3(0.03901, -0.02788, -0.01113)

  private static let tritanBlue = Matrix3(
    SIMD3(1.01277, 0.13548, -0.14826), SIMD3(-0.01243, 0.86812, 0.14431), SIMD3(0.07589, 0.80500, 0.11911))

  private static let tritanRed = Matrix3(
    SIMD3(0.93678, 0.18979, -0.12657), SIMD3(0.06154, 0.81526, 0.12320), SIMD3(-0.37562, 1.12767, 0.24796))
}
