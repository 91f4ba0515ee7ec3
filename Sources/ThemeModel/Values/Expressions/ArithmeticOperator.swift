/// An operator between two operands.
package enum ArithmeticOperator: Character, Hashable, Sendable {
  case plus = "+"
  case minus = "-"
  case times = "*"
  case divided = "/"

  /// The operator of a sum.
  init?(additive kind: ExpressionTokens.Kind?) {
    switch kind {
    case .plus: self = .plus
    case .minus: self = .minus
    default: return nil
    }
  }

  /// The operator of a product.
  init?(multiplicative kind: ExpressionTokens.Kind?) {
    switch kind {
    case .asterisk: self = .times
    case .slash: self = .divided
    default: return nil
    }
  }

  /// Whether a number may precede a list: only where the order does not matter.
  var isCommutative: Bool { self == .plus || self == .times }

  func callAsFunction(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .divided: left / right
    }
  }
}
