extension ContrastRatio {
  /// A ratio with two digits after the point, rounded down: 4.499 fails, so it must not read 4.50.
  package static func text(_ ratio: Double) -> String {
    let hundredths = Int(min(max(ratio, 0), 100) * 100 + 1e-9)
    return "\(hundredths / 100)." + String(100 + hundredths % 100).dropFirst()
  }
}
