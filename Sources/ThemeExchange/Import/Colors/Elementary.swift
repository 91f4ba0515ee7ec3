/// The functions of a C library that colour spaces need, from the four basic operations alone.
///
/// These operations are rounded alike on every machine.
enum Elementary {
  private static let pi = Double.pi
  private static let logarithmOfTwo = 0.693_147_180_559_945_309_4

  /// The cosine and the sine of an angle in degrees.
  static func direction(_ degrees: Double) -> (cosine: Double, sine: Double) {
    guard degrees.isFinite else { return (1, 0) }
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    // To the nearest quarter, so that the series sees at most 45 degrees.
    let quarter = (turn / 90).rounded()
    let angle = (turn - quarter * 90) * pi / 180
    let (cosine, sine) = (series(angle, from: 0), series(angle, from: 1))
    switch ((Int(quarter) % 4) + 4) % 4 {
    case 0: return (cosine, sine)
    case 1: return (-sine, cosine)
    case 2: return (-cosine, -sine)
    default: return (sine, -cosine)
    }
  }

  /// The Taylor series of the cosine, from 0, or of the sine, from 1.
  private static func series(_ angle: Double, from first: Int) -> Double {
    var term = first == 0 ? 1 : angle
    var sum = term
    for number in 1...10 {
      let next = Double(2 * number + first)
      term *= -angle * angle / (next * (next - 1))
      sum += term
    }
    return sum
  }

  /// A positive number to a power; 0 for any other number.
  static func power(_ base: Double, _ exponent: Double) -> Double {
    guard base > 0, base.isFinite else { return 0 }
    return exponential(exponent * logarithm(base))
  }

  private static func logarithm(_ value: Double) -> Double {
    // value = significand · 2^exponent, and ln s = 2 artanh((s - 1) / (s + 1)).
    let share = (value.significand - 1) / (value.significand + 1)
    var power = share
    var sum = 0.0
    for number in stride(from: 1, through: 41, by: 2) {
      sum += power / Double(number)
      power *= share * share
    }
    return 2 * sum + Double(value.exponent) * logarithmOfTwo
  }

  private static func exponential(_ value: Double) -> Double {
    let doublings = (value / logarithmOfTwo).rounded()
    guard abs(doublings) < 1_000 else { return doublings > 0 ? .greatestFiniteMagnitude : 0 }
    let rest = value - doublings * logarithmOfTwo
    var term = 1.0
    var sum = 1.0
    for number in 1...20 {
      term *= rest / Double(number)
      sum += term
    }
    return sum * Double(sign: .plus, exponent: Int(doublings), significand: 1)
  }
}
