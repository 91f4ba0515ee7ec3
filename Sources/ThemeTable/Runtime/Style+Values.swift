extension Style {
  /// The color of a property.
  public func color(_ property: Property, state: StyleState = .plain) -> Color? {
    guard case .color(let value)? = value(property, state: state) else { return nil }
    return value
  }

  /// The number of a property, in points unless the property says otherwise; integers count.
  public func number(_ property: Property, state: StyleState = .plain) -> Double? {
    switch value(property, state: state) {
    case .number(let value)?: value
    case .integer(let value)?: Double(value)
    default: nil
    }
  }

  /// The whole number of a property; a number without a fraction counts if 32 bits hold it.
  public func integer(_ property: Property, state: StyleState = .plain) -> Int? {
    switch value(property, state: state) {
    case .number(let value)?: value.wholeNumber
    case .integer(let value)?: Int(value)
    default: nil
    }
  }

  /// The truth value of a property.
  public func boolean(_ property: Property, state: StyleState = .plain) -> Bool? {
    guard case .boolean(let value)? = value(property, state: state) else { return nil }
    return value
  }

  /// The text style of a property.
  public func textStyle(_ property: Property, state: StyleState = .plain) -> TextStyle? {
    guard case .textStyle(let value)? = value(property, state: state) else { return nil }
    return TextStyle(value)
  }

  /// The text alignment of a property; nil for a word that is none.
  public func textAlignment(_ property: Property, state: StyleState = .plain) -> TextAlignment? {
    guard case .textAlignment(let value)? = value(property, state: state) else { return nil }
    return TextAlignment(rawValue: value)
  }

  /// The word of a property whose words are a closed set, such as `border-style`.
  public func keyword(_ property: Property, state: StyleState = .plain) -> String? {
    guard case .keyword(let value)? = value(property, state: state) else { return nil }
    return value
  }

  /// The font name of a property.
  public func fontName(_ property: Property, state: StyleState = .plain) -> String? {
    guard case .fontName(let value)? = value(property, state: state) else { return nil }
    return value
  }

  /// The asset name of a property.
  public func imageName(_ property: Property, state: StyleState = .plain) -> String? {
    guard case .imageName(let value)? = value(property, state: state) else { return nil }
    return value
  }

  /// The insets of a property, in points.
  public func box(_ property: Property, state: StyleState = .plain) -> Box? {
    guard case .box(let value)? = value(property, state: state) else { return nil }
    return value
  }

  /// The displacement or size of a property, in points.
  public func offset(_ property: Property, state: StyleState = .plain) -> Offset? {
    guard case .offset(let value)? = value(property, state: state) else { return nil }
    return value
  }

  /// The list of names of a property.
  public func names(_ property: Property, state: StyleState = .plain) -> [String]? {
    guard case .names(let value)? = value(property, state: state) else { return nil }
    return value
  }

  /// The free text of a property.
  public func string(_ property: Property, state: StyleState = .plain) -> String? {
    guard case .string(let value)? = value(property, state: state) else { return nil }
    return value
  }
}

extension Double {
  /// The same number as an integer; nil if it has a fraction or 32 bits do not hold it.
  ///
  /// Without the rounding functions of the C library, which this module does not link.
  var wholeNumber: Int? {
    guard self > -2_147_483_649, self < 2_147_483_648 else { return nil }
    let whole = Int(self)
    return Double(whole) == self ? whole : nil
  }
}
