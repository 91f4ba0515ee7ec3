extension StyleAxis {
  /// The axis with that name, or nil if there is none.
  public init?(name: String) {
    guard let axis = StyleAxis.allCases.first(where: { $0.name == name }) else { return nil }
    self = axis
  }

  /// The name as a theme's `@media`, the command line and the JSON form spell it.
  public var name: String { Self.names[Int(rawValue)] }

  /// The two choices, the default first.
  public var choices: [StyleChoice] { [choice(isDefault: true), choice(isDefault: false)] }
}

extension StyleChoice {
  /// The choice with that name on an axis, or nil if the axis has none: `dark`.
  public init?(_ name: String, on axis: StyleAxis) {
    guard let choice = axis.choices.first(where: { $0.name == name }) else { return nil }
    self = choice
  }

  /// Whether it is the axis's default.
  public var isDefault: Bool { self == axis.choice(isDefault: true) }

  /// The other choice on the same axis.
  public var opposite: StyleChoice { axis.choice(isDefault: !isDefault) }
}
