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
