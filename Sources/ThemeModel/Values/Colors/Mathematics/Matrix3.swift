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
    matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
  }
}
